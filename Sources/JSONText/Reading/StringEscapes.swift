/// The escapes of JSON strings (RFC 8259, section 7).
enum StringEscapes {
  /// The character that a backslash before `byte` stands for; nil for `u` and for no escape.
  static func character(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The UTF-16 unit that the four hexadecimal digits at `start` name, or nil.
  static func unit(_ bytes: some RandomAccessCollection<UInt8>, at start: Int) -> UInt16? {
    let digits = bytes.dropFirst(start).prefix(4)
    guard digits.count == 4 else { return nil }
    var unit: UInt16 = 0
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = digit - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(value)
    }
    return unit
  }

  /// The text of a string's content, which the parser has found to be well formed.
  static func resolve(_ content: ArraySlice<UInt8>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        output.append(byte)
        continue
      }
      if let character = character(escape) {
        output.append(character)
      } else {
        output.append(contentsOf: UTF8.encode(scalar(from: &rest)) ?? .init())
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Takes the digits after `\u`, and the second half of a pair with them.
  private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let high = unit(rest, at: 0) ?? 0xFFFD
    rest = rest.dropFirst(4)
    guard UTF16.isLeadSurrogate(high), let low = unit(rest, at: 2) else {
      return Unicode.Scalar(high) ?? "\u{FFFD}"
    }
    rest = rest.dropFirst(6)
    return UTF16.decode(UTF16.EncodedScalar([high, low]))
  }
}
