import Foundation
import TerminalKit
import Testing
import _TestSupport

@Suite(.serialized) struct TmuxWidthTests {
  @Test("terminal test D: in tmux too, the text behind a disputed cluster stands in its column")
  func columns() throws {
    let clusters = RandomDrawing.disputed + ["漢", "e\u{301}\u{302}", "👩🏽‍🚀", "ｶ", "\u{1F1E6}"]
    let size = CellSize(columns: 20, rows: clusters.count)
    var cells = CellBuffer(size: size)
    for (row, cluster) in clusters.enumerated() {
      cells.write(cluster, at: CellPosition(row: row, column: 2))
      cells.write("XY", at: CellPosition(row: row, column: 4))
      cells.write("|", at: CellPosition(row: row, column: 10))
    }
    var bytes: [UInt8] = Array("\u{1B}[?7l".utf8)
    var encoder = DamageEncoder()
    encoder.encode(cells, into: &bytes)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-widths-\(UInt32.random(in: 0..<1_000_000))")
    try Data(bytes + Array("\u{1B}[\(size.rows);15HEND".utf8)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try TmuxServer("clear; cat \(file.path); read x", rows: 24)
    #expect(server.becomes { $0.screen.contains("END") }, "\(server.screen)")
    let emulator = try #require(Emulator(size))
    emulator.write(bytes)
    let rows = server.screen.split(separator: "\n", omittingEmptySubsequences: false)
    for row in clusters.indices {
      #expect(emulator.cell(row: row, column: 4).text == "X", "row \(row)")
      #expect(emulator.cell(row: row, column: 10).text == "|", "row \(row)")
      // Between the text and the bar are four cells, whatever tmux made of the cluster.
      #expect(rows[row].contains("XY    |"), "row \(row): \(rows[row])")
    }
  }
}
