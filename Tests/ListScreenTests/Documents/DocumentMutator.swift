import _TestSupport

/// Damages a document, from single bits to whole passages, in ways that follow from a seed.
struct DocumentMutator {
  private var generator: SeededGenerator

  /// Passages that mean something to a reader of documents, or to a terminal.
  private static let passages: [String] = [
    "null", "true", "-1", "0", "1e999", "-0.0", "99999999999999999999", "1.5", "\"\"", "[]", "{}",
    "[[[[", "\"\\ud800\"", "\"\\u0000\"", "\u{1B}]0;x\u{07}", "\\u001b[2J", "\u{202E}", "\u{9B}",
    "\"../x\"", "\"/etc/passwd\"", "\"kind\":\"list\",", "\"kind\":\"zoo\",", "\"id\":\"c1\",",
    "\"rows\":-3,", "\"items\":[],", "\"format\":1,", "\"\u{E9}\"", "\"#0\"", ",,", "::", "}", "]",
    "\"kind\":\"grid\",\"columns\":0,", "\"fallback\":\"list\",", "{\"fractionalWidth\":-1}",
    "{\"estimated\":1e300}", "\"layout\":{\"flow\":{}},", "\"breakpoints\":[{\"minWidth\":1}],",
    "\u{FEFF}", "//", "\"fallback\":{},", "\u{1F3F4}\u{E0067}",
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The document after one to four kinds of damage.
  mutating func mutant(of document: [UInt8]) -> [UInt8] {
    var bytes = document
    for _ in 0..<Int.random(in: 1...4, using: &generator) { damage(&bytes) }
    return bytes
  }

  /// The document with one value replaced, which is often JSON still.
  mutating func valueMutant(of document: [UInt8]) -> [UInt8] {
    var bytes = document
    replaceValue(&bytes, from: range(in: bytes).lowerBound)
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let range = range(in: bytes)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      guard bytes.indices.contains(range.lowerBound) else { return }
      bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: bytes[range], at: self.range(in: bytes).lowerBound)
    case 3: bytes.replaceSubrange(range, with: passage())
    case 4: bytes.insert(contentsOf: passage(), at: range.lowerBound)
    default: replaceValue(&bytes, from: range.lowerBound)
    }
  }

  /// Replaces what stands between a colon and the next comma or end of line, so that many mutants
  /// are JSON still.
  private mutating func replaceValue(_ bytes: inout [UInt8], from start: Int) {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let end = bytes[colon...].firstIndex { [0x2C, 0x0A, 0x7D].contains($0) } ?? bytes.endIndex
    bytes.replaceSubrange(colon + 1..<end, with: passage())
  }

  private mutating func passage() -> [UInt8] {
    Array((Self.passages.randomElement(using: &generator) ?? "").utf8)
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    return start..<min(bytes.count, start + Int.random(in: 0...40, using: &generator))
  }
}
