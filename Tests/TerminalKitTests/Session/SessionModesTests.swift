import TerminalKit
import Testing

@Suite struct SessionModesTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test("terminal rule 32: the order of entering, and leaving as its reverse")
  func order() {
    let modes = SessionModes()
    #expect(text(modes.enter) == "^[?1049h^[?25l^[?7l^[?1002h^[?1006h^[?2004h^[?1004h")
    #expect(
      text(modes.leave)
        == "^\\^[?2026l^[r^[?1004l^[?2004l^[?1006l^[?1002l^[?7h^[?25h^[?1049l^[0m")
  }

  @Test("what was not asked for is not taken back")
  func choices() {
    let plain = SessionModes(mouse: false, paste: false, focus: false)
    #expect(text(plain.enter) == "^[?1049h^[?25l^[?7l")
    #expect(text(plain.leave) == "^\\^[?2026l^[r^[?7h^[?25h^[?1049l^[0m")
    let rich = SessionModes(kittyKeyboard: true, kittyImages: true)
    #expect(text(rich.enter).hasSuffix("^[>1u"))
    #expect(text(rich.leave).contains("^_Ga=d,d=A,q=2^\\^[<u"))
  }
}

@Suite struct TerminalSizeTests {
  @Test(
    "terminal rule 44: the size comes from the terminal, else from the environment, else 80 x 24",
    arguments: [
      ((120, 40), [:], 120, 40), ((0, 0), [:], 80, 24), (nil, [:], 80, 24),
      (nil, ["COLUMNS": "100", "LINES": "30"], 100, 30), ((0, 50), ["COLUMNS": "90"], 90, 50),
      (nil, ["COLUMNS": "-3", "LINES": "many"], 80, 24), ((1, 1), ["COLUMNS": "90"], 1, 1),
      ((65_535, 65_535), [:], 2_000, 2_000), (nil, ["COLUMNS": "99999999999999999999"], 80, 24),
    ] as [((Int, Int)?, [String: String], Int, Int)])
  func resolving(reported: (Int, Int)?, variables: [String: String], columns: Int, rows: Int) {
    let size = CellSize.resolve(
      reported: reported.map { (columns: $0.0, rows: $0.1) }, variables: variables)
    #expect(size == CellSize(columns: columns, rows: rows))
  }

  @Test("terminal rule 44: line mode has the terminal's width, else COLUMNS, else no limit")
  func lineMode() {
    #expect(CellSize.lineWidth(reported: 100, variables: ["COLUMNS": "7"]) == 100)
    #expect(CellSize.lineWidth(reported: nil, variables: ["COLUMNS": "7"]) == 7)
    #expect(CellSize.lineWidth(reported: 0, variables: [:]) == nil)
  }

  @Test("a descriptor that is no terminal has no size")
  func noTerminal() {
    #expect(CellSize.reported(by: -1) == nil)
  }
}
