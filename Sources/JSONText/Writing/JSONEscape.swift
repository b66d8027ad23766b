import SafeText

/// Writes a string between quotation marks, with everything escaped that JSON or a terminal would
/// act on.
enum JSONEscape {
  static func append(_ string: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(isPlain) {
      output.append(contentsOf: string.utf8)
    } else {
      for scalar in string.unicodeScalars { append(scalar, to: &output) }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    switch scalar {
    case "\"": output.append(contentsOf: #"\""#.utf8)
    case "\\": output.append(contentsOf: #"\\"#.utf8)
    case "\n": output.append(contentsOf: #"\n"#.utf8)
    case "\r": output.append(contentsOf: #"\r"#.utf8)
    case "\t": output.append(contentsOf: #"\t"#.utf8)
    default:
      if ScalarHazard(scalar).mustBeEscaped {
        for unit in UTF16.encode(scalar) ?? .init() { append(unit, to: &output) }
      } else {
        output.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
  }

  /// `\u` and four hexadecimal digits; a scalar beyond the basic plane takes two of these.
  private static func append(_ unit: UInt16, to output: inout [UInt8]) {
    output.append(contentsOf: #"\u"#.utf8)
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
