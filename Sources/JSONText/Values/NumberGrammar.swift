/// The grammar of JSON numbers (RFC 8259, section 6), over bytes.
enum NumberGrammar {
  /// What stands at a place where a number begins.
  enum Scan: Equatable {
    /// A number, and the position after it.
    case number(end: Int)
    /// No number, and the position at which it went wrong.
    case flaw(Flaw, at: Int)
  }

  enum Flaw: Equatable {
    case leadingZero
    case noDigits
    case noFraction
    case noExponent
  }

  /// Scans the longest number from `start`.
  static func scan(_ bytes: [UInt8], from start: Int) -> Scan {
    var position = start
    if byte(bytes, position) == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    skipDigits(bytes, &position)
    if position == firstDigit { return .flaw(.noDigits, at: position) }
    if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      return .flaw(.leadingZero, at: firstDigit)
    }
    if byte(bytes, position) == UInt8(ascii: ".") {
      position += 1
      let first = position
      skipDigits(bytes, &position)
      if position == first { return .flaw(.noFraction, at: position) }
    }
    if let mark = byte(bytes, position), mark | 0x20 == UInt8(ascii: "e") {
      position += 1
      if let sign = byte(bytes, position), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        position += 1
      }
      let first = position
      skipDigits(bytes, &position)
      if position == first { return .flaw(.noExponent, at: position) }
    }
    return .number(end: position)
  }

  private static func byte(_ bytes: [UInt8], _ position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private static func skipDigits(_ bytes: [UInt8], _ position: inout Int) {
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] {
      position += 1
    }
  }
}
