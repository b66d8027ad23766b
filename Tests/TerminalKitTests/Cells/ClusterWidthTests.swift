import TerminalKit
import Testing

@Suite struct ClusterWidthTests {
  @Test(
    "terminal rule 26: the width of a cluster",
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("あ", 2), ("가", 2), ("Ａ", 2),
      ("ｱ", 1), ("\u{FF9E}", 1), ("─", 1), ("▀", 1), ("⣿", 1), ("\u{1FB00}", 1), ("→", 1),
      ("😀", 2), ("⌚", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("🇫🇮", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("#\u{20E3}", 2), ("👨‍👩‍👧", 2), ("🏳️‍🌈", 2), ("👍🏽", 2), ("क\u{94D}\u{200D}ष", 1),
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{AD}", 0), ("\u{FEFF}", 0), ("\u{7}", 0), ("\u{9B}", 0),
      ("\u{1100}\u{1161}", 2), ("α", 1), ("±", 1), ("\u{3000}", 2),
    ] as [(Character, Int)])
  func width(cluster: Character, expected: Int) {
    #expect(ClusterWidth.of(cluster) == expected, "\(cluster.unicodeScalars.map(\.value))")
  }

  @Test("a text is as wide as its clusters together")
  func wholeText() {
    #expect(CellBuffer.width(of: "a漢b") == 4)
    #expect(CellBuffer.width(of: "") == 0)
    // A sound mark counts 1, also behind the letter it belongs to.
    #expect(CellBuffer.width(of: "ｶ\u{FF9E}") == 2)
    #expect(CellBuffer.width(of: "か\u{FF9E}\u{FF9F}") == 4)
  }

  @Test("every scalar has a width of 0, 1 or 2")
  func allScalars() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = ClusterWidth.of(scalar)
      if width < 0 || width > 2 { Issue.record("U+\(String(value, radix: 16)): \(width)") }
    }
  }
}
