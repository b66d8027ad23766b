/// Finds the end of a JSON string and checks all that is in it.
struct StringScan {
  /// Behind the opening quotation mark at first; behind the closing one, or at the flaw, after
  /// ``run(_:)``.
  private(set) var position: Int
  /// Whether the string holds a backslash.
  private(set) var hasEscapes = false

  init(position: Int) {
    self.position = position
  }

  /// Walks to the end of the string; the reason if it has none or holds what it must not.
  mutating func run(_ bytes: [UInt8]) -> JSONProblem.Reason? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return nil
      case UInt8(ascii: "\\"):
        hasEscapes = true
        if let flaw = readEscape(bytes) { return flaw }
      case 0x00...0x1F:
        return .control(byte)
      case 0x20...0x7F:
        position += 1
      default:
        let length = UTF8Sequence.length(bytes, at: position)
        if length == 0 { return .brokenUTF8(byte) }
        position += length
      }
    }
    return .unexpectedEnd(expected: "a closing quotation mark")
  }

  private mutating func readEscape(_ bytes: [UInt8]) -> JSONProblem.Reason? {
    guard position + 1 < bytes.count else {
      position = bytes.count
      return .unexpectedEnd(expected: "the rest of an escape")
    }
    let escape = bytes[position + 1]
    if StringEscapes.character(escape) != nil {
      position += 2
      return nil
    }
    guard escape == UInt8(ascii: "u"), let unit = StringEscapes.unit(bytes, at: position + 2)
    else { return .badEscape }
    if UTF16.isTrailSurrogate(unit) { return .loneSurrogate }
    guard UTF16.isLeadSurrogate(unit) else {
      position += 6
      return nil
    }
    guard bytes[(position + 6)...].starts(with: #"\u"#.utf8),
      let low = StringEscapes.unit(bytes, at: position + 8), UTF16.isTrailSurrogate(low)
    else { return .loneSurrogate }
    position += 12
    return nil
  }
}

/// Well-formed UTF-8 (the Unicode Standard, table 3-7).
enum UTF8Sequence {
  /// How many bytes the scalar at `position` takes, lead byte `0x80` or above; 0 if it is none.
  static func length(_ bytes: [UInt8], at position: Int) -> Int {
    let lead = bytes[position]
    switch lead {
    case 0xC2...0xDF: return follow(bytes, position, 0x80...0xBF, 1)
    case 0xE0: return follow(bytes, position, 0xA0...0xBF, 2)
    case 0xED: return follow(bytes, position, 0x80...0x9F, 2)
    case 0xE1...0xEF: return follow(bytes, position, 0x80...0xBF, 2)
    case 0xF0: return follow(bytes, position, 0x90...0xBF, 3)
    case 0xF1...0xF3: return follow(bytes, position, 0x80...0xBF, 3)
    case 0xF4: return follow(bytes, position, 0x80...0x8F, 3)
    default: return 0
    }
  }

  private static func follow(
    _ bytes: [UInt8], _ position: Int, _ second: ClosedRange<UInt8>, _ count: Int
  ) -> Int {
    guard position + count < bytes.count, second ~= bytes[position + 1] else { return 0 }
    for index in position + 2..<position + count + 1 where bytes[index] & 0xC0 != 0x80 {
      return 0
    }
    return count + 1
  }
}
