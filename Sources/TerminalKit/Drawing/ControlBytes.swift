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

/// How many digits `value` has in decimal.
func decimalDigits(_ value: Int) -> Int {
  value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4
}
