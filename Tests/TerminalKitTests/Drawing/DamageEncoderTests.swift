import TerminalKit
import Testing
import _TestSupport

@Suite struct DamageEncoderTests {
  private let size = CellSize(columns: 20, rows: 5)
  private let start = CellPosition(row: 0, column: 0)

  private func bytes(_ encoder: inout DamageEncoder, _ cells: CellBuffer) -> [UInt8] {
    var out: [UInt8] = []
    encoder.encode(cells, into: &out)
    return out
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("terminal rule 40: an unchanged screen is zero bytes, also one copied or drawn anew")
  func unchanged() {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    cells.write("Hello, 世界 👨‍👩‍👧 e\u{301}", at: start, style: CellStyle(attributes: .bold))
    cells.cursor = CellPosition(row: 1, column: 1)
    #expect(!bytes(&encoder, cells).isEmpty)
    #expect(bytes(&encoder, cells) == [])
    var other = CellBuffer(size: size)
    other.write("x👍🏽", at: start)
    other.clear()
    other.write("Hello, 世界 👨‍👩‍👧 e\u{301}", at: start, style: CellStyle(attributes: .bold))
    other.cursor = CellPosition(row: 1, column: 1)
    #expect(bytes(&encoder, other) == [])
  }

  @Test("terminal rule 41: a frame is opened and closed by synchronized output, once")
  func brackets() {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    cells.write("a", at: start)
    for step in 0..<3 {
      cells.write("\(step)", at: CellPosition(row: step, column: 3))
      let frame = text(bytes(&encoder, cells))
      #expect(frame.hasPrefix("\u{1B}[?2026h"))
      #expect(frame.hasSuffix("\u{1B}[?2026l"))
      #expect(frame.components(of: "\u{1B}[?2026") == 2)
    }
  }

  @Test("terminal rules 39, 40: only the first frame, an invalid one and a new size clear")
  func clearing() {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    #expect(text(bytes(&encoder, cells)).contains("\u{1B}[2J"))
    cells.write("a", at: start)
    #expect(!text(bytes(&encoder, cells)).contains("\u{1B}[2J"))
    encoder.invalidate()
    let again = text(bytes(&encoder, cells))
    #expect(again.contains("\u{1B}[2J") && again.contains("a"))
    let larger = CellBuffer(size: CellSize(columns: 21, rows: 5))
    #expect(text(bytes(&encoder, larger)).contains("\u{1B}[2J"))
  }

  @Test(
    "a small change is a small frame",
    arguments: [
      // Each: what is changed, and the bytes between the brackets.
      ("one cell", 1, 4, "x", "\u{1B}[2;5Hx"), ("the first cell", 0, 0, "x", "\u{1B}[Hx"),
      ("a row's start", 2, 0, "x", "\u{1B}[3Hx"),
    ])
  func smallChange(name: String, row: Int, column: Int, text change: String, expected: String) {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    cells.write("....................", at: CellPosition(row: 4, column: 0))
    _ = bytes(&encoder, cells)
    cells.write(change, at: CellPosition(row: row, column: column))
    #expect(text(bytes(&encoder, cells)) == "\u{1B}[?2026h" + expected + "\u{1B}[?2026l")
  }

  @Test("colours and attributes go out by their difference")
  func styleDifference() {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: CellSize(columns: 4, rows: 1))
    _ = bytes(&encoder, cells)
    var style = CellStyle(foreground: .indexed(1), attributes: [.bold, .underline])
    cells.put("a", row: 0, column: 0, style: style)
    style.background = .rgb(1, 2, 3)
    cells.put("b", row: 0, column: 1, style: style)
    style.attributes = .underline
    cells.put("c", row: 0, column: 2, style: style)
    cells.put("d", row: 0, column: 3)
    #expect(
      text(bytes(&encoder, cells))
        == "\u{1B}[?2026h\u{1B}[H\u{1B}[1;4;31ma\u{1B}[48;2;1;2;3mb\u{1B}[22mc\u{1B}[md\u{1B}[?2026l"
    )
  }

  @Test(
    "terminal rules 11, 12: each depth has its own codes, and no colour keeps the attributes",
    arguments: [
      (ColorDepth.trueColor, "\u{1B}[1;38;2;255;0;0;48;5;196m"),
      (.ansi256, "\u{1B}[1;38;5;196;48;5;196m"), (.ansi16, "\u{1B}[1;91;101m"),
      (.none, "\u{1B}[1m"),
    ])
  func depths(depth: ColorDepth, expected: String) {
    var encoder = DamageEncoder(options: DamageEncoder.Options(depth: depth))
    var cells = CellBuffer(size: CellSize(columns: 2, rows: 1))
    let style = CellStyle(
      foreground: .rgb(255, 0, 0), background: .indexed(196), attributes: .bold)
    cells.put("a", row: 0, column: 0, style: style)
    let frame = text(bytes(&encoder, cells))
    #expect(frame.contains(expected + "a"), "\(frame.debugDescription)")
    if depth == .none { #expect(!frame.contains("38") && !frame.contains("48")) }
  }

  @Test("terminal rule 17: in an ASCII locale nothing but ASCII goes out")
  func ascii() {
    var encoder = DamageEncoder(options: DamageEncoder.Options(glyphs: .ascii))
    var cells = CellBuffer(size: CellSize(columns: 40, rows: 2), glyphs: .ascii)
    cells.write("┌─┐│└┘ 漢字 é “q” ▀ 👨‍👩‍👧", at: start)
    let frame = bytes(&encoder, cells)
    #expect(frame.allSatisfy { $0 < 0x80 })
    #expect(text(frame).contains("+-+|++ ? ?  ? \"q\" #"), "\(text(frame).debugDescription)")
  }

  @Test("terminal rule 27: the cell behind a disputed cluster is placed absolutely")
  func disputed() {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    _ = bytes(&encoder, cells)
    cells.write("👨‍👩‍👧x", at: start)
    let frame = text(bytes(&encoder, cells))
    // Both columns are cleared, the cluster drawn, and the next cell goes to column 3.
    #expect(frame.contains("\u{1B}[H  \u{0D}👨‍👩‍👧\u{1B}[3Gx"), "\(frame.debugDescription)")
  }

  @Test("terminal rule 27: what a disputed cluster may have drawn over is drawn again")
  func spill() {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    cells.write("abcdefghij", at: start)
    _ = bytes(&encoder, cells)
    cells.write("e\u{301}", at: start)
    #expect(text(bytes(&encoder, cells)).contains("bcd"))
    #expect(bytes(&encoder, cells).isEmpty)
  }

  @Test("terminal rule 46: the hardware cursor stands where the buffer says, hidden or not")
  func cursor() throws {
    let emulator = try #require(Emulator(size))
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    for (row, column, shows) in [(1, 2, false), (4, 19, true), (0, 0, true), (0, 0, false)] {
      cells.cursor = CellPosition(row: row, column: column)
      cells.showsCursor = shows
      emulator.write(bytes(&encoder, cells))
      #expect(emulator.state.cursor == cells.cursor)
      #expect(emulator.state.showsCursor == shows)
    }
    cells.cursor = CellPosition(row: 99, column: 0)
    #expect(bytes(&encoder, cells).isEmpty)
  }

  @Test("terminal rule 30: the last cell of the screen is drawn and nothing scrolls")
  func lastCell() throws {
    let emulator = try #require(Emulator(size))
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    for row in 0..<5 {
      cells.write(String(repeating: "\(row)", count: 20), at: CellPosition(row: row, column: 0))
    }
    emulator.write(bytes(&encoder, cells))
    #expect(emulator.firstDifference(from: cells) == nil)
  }

  @Test("a list that scrolls by one row sends the new row and not the others")
  func scrolling() throws {
    let size = CellSize(columns: 100, rows: 40)
    let emulator = try #require(Emulator(size))
    var encoder = DamageEncoder()
    func list(from first: Int) -> CellBuffer {
      var cells = CellBuffer(size: size)
      cells.write("Title", at: CellPosition(row: 0, column: 0))
      for row in 1..<39 {
        let text = "row \(first + row) " + String(repeating: "\(first + row),", count: 15)
        cells.write(text, at: CellPosition(row: row, column: 0), width: 90)
      }
      cells.write("status", at: CellPosition(row: 39, column: 0))
      return cells
    }
    emulator.write(bytes(&encoder, list(from: 100)))
    for first in [101, 102, 101, 104, 90] {
      let frame = bytes(&encoder, list(from: first))
      emulator.write(frame)
      #expect(emulator.firstDifference(from: list(from: first)) == nil, "from \(first)")
      if first < 104, first > 90 { #expect(frame.count < 180, "\(frame.count) bytes") }
    }
    var still = DamageEncoder(options: DamageEncoder.Options(usesScrollRegions: false))
    _ = bytes(&still, list(from: 100))
    #expect(bytes(&still, list(from: 101)).count > 1_000)
  }

  @Test("an overlay is part of the frame, and what follows begins from scratch")
  func overlay() {
    var encoder = DamageEncoder()
    var cells = CellBuffer(size: size)
    _ = bytes(&encoder, cells)
    var out: [UInt8] = []
    encoder.encode(cells, overlay: Array("IMAGE".utf8), into: &out)
    #expect(text(out) == "\u{1B}[?2026hIMAGE\u{1B}[?2026l")
    cells.put("x", row: 0, column: 0)
    #expect(text(bytes(&encoder, cells)) == "\u{1B}[?2026h\u{1B}[H\u{1B}[mx\u{1B}[?2026l")
  }

  @Test("a step that nobody sees is not sent where that is asked for, and steps do not add up")
  func invisibleSteps() {
    var encoder = DamageEncoder(options: DamageEncoder.Options(skipsInvisibleSteps: true))
    var cells = CellBuffer(size: CellSize(columns: 1, rows: 1))
    func frame(_ level: UInt8) -> [UInt8] {
      cells.put(" ", row: 0, column: 0, style: CellStyle(background: .rgb(level, level, level)))
      return bytes(&encoder, cells)
    }
    #expect(!frame(100).isEmpty)
    #expect(frame(101).isEmpty)
    #expect(frame(102).isEmpty)
    #expect(!frame(103).isEmpty)
    #expect(frame(101).isEmpty)
    cells.put(" ", row: 0, column: 0, style: CellStyle(background: .rgb(103, 104, 103)))
    #expect(!bytes(&encoder, cells).isEmpty)
    var exact = DamageEncoder()
    _ = bytes(&exact, cells)
    cells.put(" ", row: 0, column: 0, style: CellStyle(background: .rgb(103, 104, 104)))
    #expect(!bytes(&exact, cells).isEmpty)
  }

  @Test("terminal test C: a hostile title moves nothing and names no window")
  func hostileTitles() throws {
    let emulator = try #require(Emulator(size))
    var encoder = DamageEncoder()
    let titles = [
      "\u{1B}]0;owned\u{7}", "\u{1B}[2J\u{1B}[H", "\u{9B}31m", "\u{1B}[?1049h", "a\u{8}\u{8}b",
      "\u{1B}c",
      "\u{202E}evil", "x\u{1B}P+q\u{1B}\\", "\r\n\n\n", "\u{90}\u{9C}", "A\u{1B}[41mB",
    ]
    for title in titles {
      var cells = CellBuffer(size: size)
      cells.write("above", at: start)
      cells.write(title, at: CellPosition(row: 1, column: 0))
      cells.write("below", at: CellPosition(row: 2, column: 0))
      let frame = bytes(&encoder, cells)
      emulator.write(frame)
      #expect(emulator.text(row: 0).hasPrefix("above"))
      #expect(emulator.text(row: 2).hasPrefix("below"))
      #expect(emulator.state.titles == 0 && !emulator.state.isAlternate)
      // Only the sequences that the encoder makes: CSI, never another.
      for (index, byte) in frame.enumerated() where byte == 0x1B {
        #expect(frame[index + 1] == 0x5B)
      }
    }
  }
}

extension String {
  /// How often `part` occurs.
  func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
