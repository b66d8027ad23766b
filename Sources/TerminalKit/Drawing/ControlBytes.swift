/// Writing the bytes of control sequences without building strings.
extension [UInt8] {
  /// ESC [.
  mutating func appendCSI() {
    append(0x1B)
    append(0x5B)
  }

  /// A number in decimal; negative counts as 0.
  mutating func appendDecimal(_ value: Int) {
    if value >= 10 { appendDecimal(value / 10) }
    append(0x30 + UInt8(truncatingIfNeeded: Swift.max(value, 0) % 10))
  }

  /// A whole sequence: ESC [, the text.
  mutating func appendCSI(_ rest: StaticString) {
    appendCSI()
    rest.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// A sequence of one number, which is left out where it is 1, and its final byte.
  mutating func appendCSI(_ count: Int, _ final: UInt8) {
    appendCSI()
    if count != 1 { appendDecimal(count) }
    append(final)
  }

  /// A scalar in UTF-8; what is none (a surrogate, too large) is U+FFFD.
  mutating func appendScalar(_ value: UInt32) {
    switch value {
    case 0..<0x80: append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
      append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
    case 0xD800...0xDFFF, 0x11_0000...: appendScalar(CellBuffer.replacement)
    case 0x800..<0x1_0000:
      append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
      append(0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F))
      append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
    default:
      append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
      append(0x80 | UInt8(truncatingIfNeeded: value >> 12 & 0x3F))
      append(0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F))
      append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
    }
  }
}

extension [UInt8] {
  /// `ESC [ 38;2;R;G;B`, with a semicolon in place of `ESC [` behind other parameters, in one step:
  /// most bytes of a video are these.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the sequence begins here.
  ///   - tens: The digit before the 8: 3 for the text, 4 for what is behind it.
  ///   - red: 0-255.
  ///   - green: 0-255.
  ///   - blue: 0-255.
  mutating func appendTrueColor(
    isFirst: Bool, tens: UInt8, _ red: UInt8, _ green: UInt8, _ blue: UInt8
  ) {
    // At most 2 + 4 + 3 x 4 bytes.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { bytes in
      var count = 0
      func put(_ byte: UInt8) {
        unsafe bytes.initializeElement(at: count, to: byte)
        count += 1
      }
      func put(level: UInt8) {
        put(0x3B)
        if level >= 100 { put(0x30 + level / 100) }
        if level >= 10 { put(0x30 + level / 10 % 10) }
        put(0x30 + level % 10)
      }
      if isFirst {
        put(0x1B)
        put(0x5B)
      } else {
        put(0x3B)
      }
      put(tens)
      put(0x38)
      put(0x3B)
      put(0x32)
      put(level: red)
      put(level: green)
      put(level: blue)
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<count]))
    }
  }
}

/// How many digits `value` has in decimal.
func decimalDigits(_ value: Int) -> Int {
  value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4
}
