import TerminalKit
import Testing
import _TestSupport

@Suite struct CellBufferTests {
  private func buffer(_ columns: Int, _ rows: Int = 1) -> CellBuffer {
    CellBuffer(size: CellSize(columns: columns, rows: rows))
  }

  private let start = CellPosition(row: 0, column: 0)

  @Test(
    "terminal rule 28: a text is cut at a cluster border, and only if it must be",
    arguments: [
      ("abc", 5, "abc  "), ("abcde", 5, "abcde"), ("abcdef", 5, "abcd…"), ("漢字かな", 8, "漢字かな"),
      ("漢字かな", 7, "漢字か…"), ("漢字かな", 6, "漢字 …"), ("abc漢", 4, "abc…"), ("漢", 1, "…"),
      ("ab漢d", 4, "ab …"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("", 3, "   "),
    ])
  func cutting(text: String, columns: Int, expected: String) {
    var cells = buffer(columns)
    let end = cells.write(text, at: start)
    #expect(cells.text(row: 0) == expected)
    #expect(end == min(CellBuffer.width(of: text), columns))
  }

  @Test("a width narrower than the row is kept to")
  func columnWidth() {
    var cells = buffer(8)
    cells.write("........", at: start)
    cells.write("abcdef", at: CellPosition(row: 0, column: 2), width: 4)
    #expect(cells.text(row: 0) == "..abc…..")
  }

  @Test("terminal rule 17: in ASCII the ellipsis is three dots, as far as there is room")
  func asciiEllipsis() {
    for (columns, expected) in [(6, "abc..."), (2, ".."), (1, "."), (8, "abcdefgh")] {
      var cells = buffer(columns)
      cells.glyphs = .ascii
      cells.write("abcdefgh", at: start)
      #expect(cells.text(row: 0) == expected)
    }
  }

  @Test("terminal rule 29: overwriting one half of a wide cluster blanks the other")
  func halves() {
    var cells = buffer(6)
    cells.write("漢字か", at: start)
    cells.put("x", row: 0, column: 1)
    #expect(cells.text(row: 0) == " x字か")
    cells.write("y", at: CellPosition(row: 0, column: 4))
    #expect(cells.text(row: 0) == " x字y ")
    cells.write("漢", at: CellPosition(row: 0, column: 1))
    #expect(cells.text(row: 0) == " 漢 y ")
    cells.fill(CellRect(row: 0, column: 2, columns: 1, rows: 1))
    #expect(cells.text(row: 0) == "   " + " y ")
  }

  @Test("what lies outside of the buffer is not drawn")
  func outside() {
    var cells = buffer(3, 2)
    cells.write("abc", at: CellPosition(row: 5, column: 0))
    cells.write("abc", at: CellPosition(row: -1, column: 0))
    cells.write("abc", at: CellPosition(row: 0, column: 99))
    cells.write("漢bc", at: CellPosition(row: 0, column: -1))
    cells.write("xyz", at: CellPosition(row: 1, column: .min))
    cells.put("x", row: 2, column: 0)
    cells.fill(CellRect(row: .max, column: .min, columns: .max, rows: .max))
    cells.fill(CellRect(row: 0, column: 2, columns: .max, rows: .max), style: CellStyle())
    #expect(cells.text(row: 0) == " b ")
    #expect(cells.text(row: 1) == "   ")
    #expect(cells.text(row: 2) == "")
    #expect(cells.cluster(row: 0, column: 3) == nil)
  }

  @Test(
    "terminal rules 19-22: no text can put a control into a cell",
    arguments: [
      ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("tab\tend", "tab end"), ("a\r\nb", "a b"),
      ("a\u{9B}b", "a\u{FFFD}b"),
      ("a\u{202E}b", "a\u{FFFD}b"), ("a\u{200B}b\u{AD}c", "abc"), ("\u{7F}", "\u{FFFD}"),
      ("a\u{2028}b", "a\u{FFFD}b"), ("a\u{FFFE}b", "a\u{FFFD}b"), ("\u{E0041}a", "\u{FFFD}a"),
    ])
  func hostile(text: String, expected: String) {
    var cells = buffer(12)
    cells.write(text, at: start)
    let seen = cells.text(row: 0)
    #expect(seen.hasPrefix(expected), "\(seen.unicodeScalars.map(\.value))")
    #expect(
      !seen.unicodeScalars.contains { $0.value < 0x20 || $0.value >= 0x7F && $0.value < 0xA0 })
  }

  @Test("terminal rule 22: eight marks stay on a cluster, and the row is not a tower")
  func marks() {
    var cells = buffer(3)
    cells.write("a" + String(repeating: "\u{301}", count: 100) + "b", at: start)
    #expect(cells.cluster(row: 0, column: 0)?.unicodeScalars.count == 9)
    #expect(cells.cluster(row: 0, column: 1) == "b")
  }

  @Test("a scalar that is not one column wide is not put into a cell")
  func put() {
    var cells = buffer(4)
    for (column, scalar) in (["漢", "\u{1B}", "\u{301}", "▀"] as [Unicode.Scalar]).enumerated() {
      cells.put(scalar, row: 0, column: column)
    }
    #expect(cells.text(row: 0) == "\u{FFFD}\u{FFFD}\u{FFFD}▀")
  }

  @Test("restyling half of a wide cluster restyles it whole")
  func restyle() {
    var cells = buffer(4)
    cells.write("漢字", at: start)
    cells.restyle(CellRect(row: 0, column: 1, columns: 2, rows: 1)) { $0.attributes = .reverse }
    for column in 0..<4 {
      #expect(cells.style(row: 0, column: column)?.attributes == .reverse)
    }
    #expect(cells.text(row: 0) == "漢字")
  }

  @Test(
    "terminal rule 25: whatever is drawn, halves stand in pairs",
    arguments: 0..<300 as Range<UInt64>)
  func invariants(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var cells = CellBuffer(size: CellSize(columns: Int.random(in: 1...9, using: &random), rows: 2))
    for _ in 0..<30 {
      RandomDrawing.step(on: &cells, using: &random)
      for row in 0..<2 {
        var width = 0
        for column in 0..<cells.size.columns {
          guard let cluster = cells.cluster(row: row, column: column) else {
            // A right half stands behind a cluster of width 2.
            let left = column > 0 ? cells.cluster(row: row, column: column - 1) : nil
            #expect(left.map(ClusterWidth.of) == 2, "seed \(seed)")
            continue
          }
          width += ClusterWidth.of(cluster)
        }
        #expect(width == cells.size.columns, "seed \(seed)")
      }
    }
  }

  @Test("sizes from outside are brought to what a buffer can be")
  func sizes() {
    #expect(CellSize(columns: 0, rows: -5) == CellSize(columns: 1, rows: 1))
    #expect(CellSize(columns: .max, rows: 3).columns == CellSize.limit)
  }
}
