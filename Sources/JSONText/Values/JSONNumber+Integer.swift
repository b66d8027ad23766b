extension JSONNumber {
  /// What a number is to someone who needs a whole one.
  package enum Whole: Hashable, Sendable {
    /// The value is whole, however it is written: `2`, `2.0`, `20e-1`.
    case exact(Int)
    /// The value has a fraction.
    case fractional
    /// The value is whole and does not fit into an `Int`.
    case outOfRange
  }

  /// The number as a whole one, worked out on its digits and not through a rounded `Double`.
  ///
  /// - Complexity: O(n) in the number of digits; the size of the exponent does not matter.
  package var whole: Whole {
    var decimal = Decimal(text)
    decimal.trimZeros()
    guard !decimal.digits.isEmpty else { return .exact(0) }
    guard decimal.exponent >= 0 else { return .fractional }
    // Int.max has 19 digits.
    guard decimal.digits.count + decimal.exponent <= 19 else { return .outOfRange }
    var value = 0
    for digit in decimal.digits + Array(repeating: 0, count: decimal.exponent) {
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(decimal.isNegative ? -digit : digit)
      guard !overflow, !carry else { return .outOfRange }
      value = sum
    }
    return .exact(value)
  }

  /// A number taken apart: its digits as one whole number, and the power of ten it is multiplied
  /// by.
  private struct Decimal {
    private(set) var isNegative = false
    private(set) var digits: [Int] = []
    private(set) var exponent = 0

    init(_ text: String) {
      let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
      var afterPoint = false
      for byte in parts.first?.utf8 ?? "".utf8[...] {
        switch byte {
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "."): afterPoint = true
        default:
          digits.append(Int(byte & 0xF))
          if afterPoint { exponent -= 1 }
        }
      }
      // An exponent that does not fit is as good as the largest that does: a text is shorter.
      if parts.count == 2 {
        let limit = 1 << 40
        let given = Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -limit : limit)
        exponent += min(max(given, -limit), limit)
      }
    }

    mutating func trimZeros() {
      digits.removeFirst(digits.prefix { $0 == 0 }.count)
      while digits.last == 0 {
        digits.removeLast()
        exponent += 1
      }
    }
  }
}
