/// Spells out, in plain ASCII, what can not be shown.
enum Escape {
  /// `\n`, `\r`, `\t`, two hexadecimal digits below U+0080, else the scalar in braces.
  ///
  /// A C1 control is written `\u{9b}`, so that it can be told from a stray byte, `\x9b`.
  static func scalar(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      scalar.isASCII
        ? byte(UInt8(truncatingIfNeeded: scalar.value))
        : "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }

  /// A byte that belongs to no character.
  static func byte(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
