/// The parts of a CSI: a private prefix, numbers, an intermediate.
struct ControlSequence {
  /// `<`, `=`, `>` or `?`.
  let prefix: UInt8?
  /// A byte from 20 to 2F, such as `$`.
  let intermediate: UInt8?
  /// The parameters, each with its sub-parameters after colons; nil where one was left out.
  private let parameters: [[Int?]]

  /// Reads the bytes between `ESC [` and the final byte; nil if they are out of order.
  init?(_ bytes: [UInt8], _ final: UInt8) {
    var rest = bytes[...]
    var prefix: UInt8?
    if let first = rest.first, first >= 0x3C, first <= 0x3F {
      prefix = first
      rest = rest.dropFirst()
    }
    var intermediate: UInt8?
    if let last = rest.last, last < 0x30 {
      intermediate = last
      rest = rest.dropLast()
    }
    self.prefix = prefix
    self.intermediate = intermediate
    var parameters: [[Int?]] = []
    for part in rest.split(separator: 0x3B, omittingEmptySubsequences: false) {
      var numbers: [Int?] = []
      for digits in part.split(separator: 0x3A, omittingEmptySubsequences: false) {
        guard digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        // No number of a terminal is this large; the bound keeps sums from overflowing.
        let value = digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 100_000_000) }
        numbers.append(digits.isEmpty ? nil : value)
      }
      parameters.append(numbers)
    }
    self.parameters = rest.isEmpty ? [] : parameters
  }

  /// The parameters without their sub-parameters; those left out are 0.
  var numbers: [Int] { parameters.map { ($0.first ?? nil) ?? 0 } }

  /// A parameter; nil where it was left out.
  func number(_ index: Int) -> Int? {
    index < parameters.count ? parameters[index].first ?? nil : nil
  }

  /// The modifiers that parameter `index` names: a bit set plus 1.
  func modifiers(_ index: Int) -> Modifiers {
    guard let value = number(index), value > 1 else { return [] }
    // Bits above are hyper, meta, caps lock and num lock: they change no command.
    return Modifiers(rawValue: UInt8(truncatingIfNeeded: (value - 1) & 0x0F))
  }

  /// Whether the key went down or repeats; 3 after a colon says that it went up.
  var isPress: Bool {
    guard parameters.count > 1, parameters[1].count > 1 else { return true }
    return parameters[1][1] != 3
  }
}
