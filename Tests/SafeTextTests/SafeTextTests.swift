import SafeText
import Testing
import _TestSupport

@Suite struct SafeTextTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let cell: String
    let message: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, cell: String, message: String) {
      (self.name, self.text, self.cell, self.message) = (name, text, cell, message)
    }
  }

  static let replaced: [Sample] = [
    Sample("escape", "a\u{1B}[2Jb", cell: "a\u{FFFD}[2Jb", message: #"a\x1b[2Jb"#),
    Sample("bell", "\u{07}", cell: "\u{FFFD}", message: #"\x07"#),
    Sample("null", "a\u{0}b", cell: "a\u{FFFD}b", message: #"a\x00b"#),
    Sample("delete", "\u{7F}", cell: "\u{FFFD}", message: #"\x7f"#),
    Sample("CSI in one scalar", "\u{9B}31m", cell: "\u{FFFD}31m", message: #"\u{9b}31m"#),
    Sample("next line", "a\u{85}b", cell: "a\u{FFFD}b", message: #"a\u{85}b"#),
    Sample("vertical tab", "a\u{B}b", cell: "a\u{FFFD}b", message: #"a\x0bb"#),
    Sample("tab", "a\tb", cell: "a b", message: #"a\tb"#),
    Sample("line feed", "a\nb", cell: "a b", message: #"a\nb"#),
    Sample("one break of two scalars", "a\r\nb", cell: "a b", message: #"a\r\nb"#),
    Sample("two breaks", "a\n\nb", cell: "a  b", message: #"a\n\nb"#),
    Sample("line separator", "a\u{2028}b", cell: "a\u{FFFD}b", message: #"a\u{2028}b"#),
    Sample("override", "\u{202E}gpj", cell: "\u{FFFD}gpj", message: #"\u{202e}gpj"#),
    Sample(
      "isolate", "\u{2067}x\u{2069}", cell: "\u{FFFD}x\u{FFFD}", message: #"\u{2067}x\u{2069}"#),
    Sample(
      "marks of direction", "\u{200F}\u{61C}", cell: "\u{FFFD}\u{FFFD}",
      message: #"\u{200f}\u{61c}"#),
    Sample("interlinear", "\u{FFF9}", cell: "\u{FFFD}", message: #"\u{fff9}"#),
    Sample(
      "noncharacters", "\u{FFFF}\u{1FFFE}", cell: "\u{FFFD}\u{FFFD}", message: #"\u{ffff}\u{1fffe}"#
    ),
    Sample("loose tag", "a\u{E0061}", cell: "a\u{FFFD}", message: #"a\u{e0061}"#),
    Sample(
      "tags that end nowhere", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}",
      cell: "\u{1F3F4}\u{FFFD}\u{FFFD}\u{FFFD}", message: "\u{1F3F4}\\u{e0067}\\u{e0062}\\u{e0065}"),
  ]

  static let dropped: [Sample] = [
    Sample("zero width space", "a\u{200B}b", cell: "ab", message: #"a\u{200b}b"#),
    Sample("byte order mark", "\u{FEFF}a", cell: "a", message: #"\u{feff}a"#),
    Sample("soft hyphen", "co\u{AD}op", cell: "coop", message: #"co\u{ad}op"#),
    Sample("word joiner", "a\u{2060}b", cell: "ab", message: #"a\u{2060}b"#),
    Sample("non-joiner at the end", "می\u{200C}", cell: "می", message: "می\\u{200c}"),
    Sample("non-joiner before a space", "می\u{200C} b", cell: "می b", message: "می\\u{200c} b"),
    Sample("joiner between Latin letters", "a\u{200D}b", cell: "ab", message: #"a\u{200d}b"#),
    Sample(
      "joiner after a face", "\u{1F469}\u{200D}", cell: "\u{1F469}", message: "\u{1F469}\\u{200d}"),
    Sample("selector on a letter", "a\u{FE0F}", cell: "a", message: #"a\u{fe0f}"#),
    Sample(
      "second selector", "❤\u{FE0F}\u{FE0F}", cell: "❤\u{FE0F}", message: "❤\u{FE0F}\\u{fe0f}"),
    Sample("mark on nothing", "\u{301}a", cell: "a", message: #"\u{301}a"#),
  ]

  static let kept = [
    "", "Car 1", "Zürich", "e\u{301}", "中文", "한국어", "می\u{200C}خواهم", "क\u{94D}\u{200D}ष",
    "👩\u{200D}👧", "🏳\u{FE0F}\u{200D}🌈", "👩🏽\u{200D}🚀", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🇩🇪",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "葛\u{E0100}", "\u{FFFD}",
    #"C:\x1b"#, "\u{E0B0}", "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}",
  ]

  @Test(arguments: replaced + dropped)
  func `a dangerous scalar is replaced in a cell and spelled out in a message`(sample: Sample) {
    #expect(Array(SafeText.make(sample.text, style: .cell).utf8) == Array(sample.cell.utf8))
    #expect(Array(SafeText.make(sample.text, style: .message).utf8) == Array(sample.message.utf8))
  }

  @Test(arguments: kept, [SafeText.Style.cell, .message])
  func `honest text stays byte for byte`(text: String, style: SafeText.Style) {
    #expect(Array(SafeText.make(text, style: style).utf8) == Array(text.utf8))
  }

  @Test func `a cluster keeps eight combining marks`() {
    let tower = "a" + String(repeating: "\u{301}", count: 100) + "b"
    let eight = "a" + String(repeating: "\u{301}", count: 8)
    #expect(SafeText.make(tower, style: .cell) == eight + "b")
    #expect(
      SafeText.make(tower, style: .message)
        == eight + String(repeating: #"\u{301}"#, count: 92) + "b")
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let cell: String
    let message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    Broken(bytes: [0x41, 0x9B, 0x42], cell: "A\u{FFFD}B", message: #"A\x9bB"#),
    Broken(bytes: [0xFF, 0xFE], cell: "\u{FFFD}\u{FFFD}", message: #"\xff\xfe"#),
    Broken(bytes: [0xE2, 0x82], cell: "\u{FFFD}", message: #"\xe2\x82"#),
    Broken(bytes: [0xC2, 0x9B], cell: "\u{FFFD}", message: #"\u{9b}"#),
    Broken(
      bytes: [0xED, 0xA0, 0x80], cell: "\u{FFFD}\u{FFFD}\u{FFFD}", message: #"\xed\xa0\x80"#),
    Broken(bytes: [0xC0, 0x9B], cell: "\u{FFFD}\u{FFFD}", message: #"\xc0\x9b"#),
    Broken(bytes: [0xC3, 0xA9, 0x1B], cell: "é\u{FFFD}", message: #"é\x1b"#),
  ])
  func `bytes that are not UTF-8 never pass as controls`(sample: Broken) {
    #expect(SafeText.make(bytes: sample.bytes, style: .cell) == sample.cell)
    #expect(SafeText.make(bytes: sample.bytes, style: .message) == sample.message)
  }

  @Test func `no scalar below U+30000 passes alone if the table forbids it`() {
    for value in UInt32(0)..<0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = SafeText.make(String(scalar), style: .cell)
      if ScalarHazard(scalar) == .none {
        #expect(safe.unicodeScalars.elementsEqual([scalar]), "U+\(String(value, radix: 16))")
      } else {
        #expect(!safe.unicodeScalars.contains(scalar), "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [SafeText.Style.cell, .message])
  func `whatever comes in, nothing forbidden comes out`(style: SafeText.Style) {
    for seed in UInt64(0)..<2_000 {
      let text = HostileText.random(seed: seed)
      let safe = SafeText.make(text, style: style)
      #expect(
        !safe.unicodeScalars.contains { [.active, .blank, .invisible].contains(ScalarHazard($0)) },
        "seed \(seed)")
      for cluster in safe {
        let hazards = cluster.unicodeScalars.map(ScalarHazard.init)
        #expect(hazards.count { $0 == .mark } <= 8, "seed \(seed)")
        if hazards.contains(.tag) {
          #expect(cluster.unicodeScalars.first == "\u{1F3F4}", "seed \(seed)")
          #expect(cluster.unicodeScalars.contains("\u{E007F}"), "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [SafeText.Style.cell, .message])
  func `text made safe twice is text made safe once`(style: SafeText.Style) {
    for seed in UInt64(0)..<2_000 {
      let once = SafeText.make(HostileText.random(seed: seed), style: style)
      #expect(SafeText.make(once, style: style).utf8.elementsEqual(once.utf8), "seed \(seed)")
    }
  }

  @Test func `random bytes give text without forbidden scalars`() {
    for seed in UInt64(0)..<2_000 {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      let safe = SafeText.make(bytes: bytes, style: .message)
      #expect(!safe.unicodeScalars.contains { ScalarHazard($0).mustBeEscaped }, "seed \(seed)")
    }
  }
}
