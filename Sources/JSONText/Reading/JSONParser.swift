/// Turns a text of JSON into the flat entries of a tree.
///
/// One pass without recursion: the containers that are open lie on a stack of the parser's own, so
/// the depth of a text costs memory of the heap and is bounded by the limit.
struct JSONParser {
  typealias Entry = JSONTree.Entry

  /// A container whose end has not come yet.
  private struct Open {
    let entry: Int
    let isObject: Bool
    /// How many elements or members are complete.
    var count = 0
    /// The entry of the key that came last.
    var key = 0
    /// Whether the place is behind a comma or bracket, where a member or element begins.
    var isInValue = false
  }

  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var position = 0
  private var entries: [Entry] = []
  private var open: [Open] = []
  private var items = 0
  private var values = 0

  init(_ bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The entries of the whole text. Call it once.
  mutating func parse() throws(JSONProblem) -> [Entry] {
    guard bytes.count <= limits.bytes else {
      throw problem(.tooLarge(limit: limits.bytes), at: 0)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    guard position < bytes.count else { throw problem(.empty) }
    try readValue(expected: "a value")
    while !open.isEmpty {
      skipSpace()
      try readInContainer()
    }
    skipSpace()
    guard position == bytes.count else { throw problem(unexpectedOr(.trailing(found: found))) }
    return entries
  }

  private var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }
}

// MARK: - Containers

extension JSONParser {
  /// Reads the next thing in the container opened last: a member, an element, or the end.
  private mutating func readInContainer() throws(JSONProblem) {
    let last = open.count - 1
    let isObject = open[last].isObject
    let closing = UInt8(ascii: isObject ? "}" : "]")
    let due = isObject ? "a key in quotation marks" : "a value"
    if current == closing { return close() }
    if open[last].count > 0 {
      guard current == UInt8(ascii: ",") else {
        throw unexpected(isObject ? "a comma or }" : "a comma or ]")
      }
      let comma = position
      position += 1
      skipSpace()
      if let current, current == UInt8(ascii: "]") || current == UInt8(ascii: "}") {
        throw problem(.trailingComma, at: comma)
      }
    }
    if isObject {
      guard current == UInt8(ascii: "\"") else {
        throw unexpected(open[last].count == 0 ? due + " or }" : due)
      }
      try readKey()
    }
    open[last].isInValue = true
    try readValue(expected: isObject || open[last].count > 0 ? "a value" : "a value or ]")
  }

  private mutating func readKey() throws(JSONProblem) {
    try readString(.key)
    open[open.count - 1].key = entries.count - 1
    skipSpace()
    guard current == UInt8(ascii: ":") else { throw unexpected("a colon") }
    position += 1
    skipSpace()
  }

  private mutating func openContainer(_ kind: Entry.Kind) throws(JSONProblem) {
    guard open.count < limits.nesting else { throw problem(.tooDeep(limit: limits.nesting)) }
    let index = append(kind, from: position)
    open.append(Open(entry: index, isObject: kind == .object))
    position += 1
  }

  private mutating func close() {
    position += 1
    let container = open.removeLast()
    entries[container.entry].end = UInt32(position)
    entries[container.entry].next = UInt32(entries.count)
    finishValue()
  }

  private mutating func finishValue() {
    guard !open.isEmpty else { return }
    let last = open.count - 1
    open[last].count += 1
    open[last].isInValue = false
  }

  /// Adds an entry that ends at the present position.
  @discardableResult
  private mutating func append(_ kind: Entry.Kind, from start: Int, hasEscapes: Bool = false) -> Int
  {
    let index = entries.count
    entries.append(
      Entry(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(start), end: UInt32(position),
        next: UInt32(index + 1), parent: UInt32(open.last?.entry ?? 0),
        ordinal: UInt32(open.last?.count ?? 0)))
    return index
  }
}

// MARK: - Values

extension JSONParser {
  private mutating func readValue(expected: String) throws(JSONProblem) {
    try countValue()
    guard let first = current else { throw problem(.unexpectedEnd(expected: expected)) }
    switch first {
    case UInt8(ascii: "{"): return try openContainer(.object)
    case UInt8(ascii: "["): return try openContainer(.array)
    case UInt8(ascii: "\""): try readString(.string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .yes, expected: expected)
    case UInt8(ascii: "f"): try readWord("false", .no, expected: expected)
    case UInt8(ascii: "n"): try readWord("null", .null, expected: expected)
    default: throw unexpected(expected)
    }
    finishValue()
  }

  private mutating func countValue() throws(JSONProblem) {
    values += 1
    guard values <= limits.values else { throw problem(.tooManyValues(limit: limits.values)) }
    if let container = open.last, !container.isObject {
      items += 1
      guard items <= limits.items else { throw problem(.tooManyItems(limit: limits.items)) }
    }
  }

  private mutating func readWord(
    _ word: StaticString, _ kind: Entry.Kind, expected: String
  ) throws(JSONProblem) {
    let start = position
    let text = word.description.utf8
    guard bytes[start...].starts(with: text) else { throw unexpected(expected) }
    position += text.count
    append(kind, from: start)
  }

  private mutating func readNumber() throws(JSONProblem) {
    let start = position
    switch NumberGrammar.scan(bytes, from: start) {
    case .number(let end):
      position = end
      append(.number, from: start)
    case .flaw(let flaw, let place):
      throw problem(.badNumber(remedy: flaw.remedy), at: place)
    }
  }

  private mutating func readString(_ kind: Entry.Kind) throws(JSONProblem) {
    let start = position
    var scan = StringScan(position: start + 1)
    if let flaw = scan.run(bytes) {
      throw problem(flaw, at: scan.position)
    }
    position = scan.position
    append(kind, from: start, hasEscapes: scan.hasEscapes)
  }
}

extension NumberGrammar.Flaw {
  fileprivate var remedy: String {
    switch self {
    case .leadingZero: "remove the leading zeros"
    case .noDigits: "write a digit after the minus"
    case .noFraction: "write a digit after the point, or leave the point out"
    case .noExponent: "write a digit after the e"
    }
  }
}

// MARK: - Problems

extension JSONParser {
  private func problem(_ reason: JSONProblem.Reason) -> JSONProblem {
    problem(reason, at: position)
  }

  private func problem(_ reason: JSONProblem.Reason, at place: Int) -> JSONProblem {
    JSONProblem(
      reason: reason, path: JSONPath(open.compactMap(step)),
      position: SourceMap(Array(bytes.prefix(place))).position(of: place, in: bytes))
  }

  /// The step from an open container to what is being read in it.
  private func step(_ container: Open) -> JSONPath.Step? {
    guard container.isInValue else { return nil }
    guard container.isObject else { return .index(container.count) }
    return .key(entries[container.key].string(in: bytes))
  }

  private func unexpected(_ expected: String) -> JSONProblem {
    guard position < bytes.count else { return problem(.unexpectedEnd(expected: expected)) }
    return problem(unexpectedOr(.unexpected(found: found, expected: expected)))
  }

  /// A better reason for the bytes at hand, where there is one.
  private func unexpectedOr(_ reason: JSONProblem.Reason) -> JSONProblem.Reason {
    let rest = bytes[position...]
    if rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) { return .comment }
    if let byte = rest.first, byte >= 0x80, UTF8Sequence.length(bytes, at: position) == 0 {
      return .brokenUTF8(byte)
    }
    return reason
  }

  /// What stands at the present position, in words.
  private var found: String {
    guard let byte = current else { return "the end" }
    let length = byte < 0x80 ? 1 : UTF8Sequence.length(bytes, at: position)
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    return byte < 0x20 || byte == 0x7F || length == 0
      ? "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      : "'\(text)'"
  }
}
