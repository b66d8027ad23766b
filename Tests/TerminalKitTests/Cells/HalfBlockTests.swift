import TerminalKit
import Testing
import _TestSupport

@Suite struct HalfBlockTests {
  /// Pixel by pixel, cell by cell.
  private func slow(
    _ rgb: [UInt8], _ width: Int, at origin: CellPosition, _ clip: CellRect,
    _ cells: inout CellBuffer
  ) {
    func color(_ x: Int, _ y: Int) -> CellColor {
      let start = (y * width + x) * 3
      return .rgb(rgb[start], rgb[start + 1], rgb[start + 2])
    }
    for row in 0..<rgb.count / 3 / width / 2 {
      for column in 0..<width {
        let (y, x) = (origin.row + row, origin.column + column)
        guard y >= clip.origin.row, y < clip.origin.row + clip.rows, x >= clip.origin.column,
          x < clip.origin.column + clip.columns
        else { continue }
        let style = CellStyle(
          foreground: color(column, 2 * row), background: color(column, 2 * row + 1))
        cells.put("▀", row: y, column: x, style: style)
      }
    }
  }

  @Test("pixels land in the cells that drawing them one by one gives", arguments: 0..<300)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let width = Int.random(in: 1...9, using: &random)
    let height = Int.random(in: 0...9, using: &random)
    let rgb = (0..<width * height * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
    let origin = CellPosition(
      row: Int.random(in: -5...7, using: &random), column: Int.random(in: -9...9, using: &random))
    let clip = CellRect(
      row: Int.random(in: -3...5, using: &random), column: Int.random(in: -3...8, using: &random),
      columns: Int.random(in: 0...12, using: &random), rows: Int.random(in: 0...8, using: &random))
    var quick = CellBuffer(size: CellSize(columns: 8, rows: 6))
    for row in 0..<6 { quick.write("世界世界", at: CellPosition(row: row, column: row % 2)) }
    var wanted = quick
    slow(rgb, width, at: origin, clip, &wanted)
    quick.putHalfBlocks(rgb, width: width, at: origin, clip: clip)
    for row in 0..<6 {
      #expect(quick.text(row: row) == wanted.text(row: row), "seed \(seed)")
      for column in 0..<8 {
        #expect(
          quick.style(row: row, column: column) == wanted.style(row: row, column: column),
          "seed \(seed)")
      }
    }
  }

  @Test("no width, no pixels and places beyond all screens draw nothing")
  func nothing() {
    var cells = CellBuffer(size: CellSize(columns: 3, rows: 2))
    let all = CellRect(row: 0, column: 0, columns: 3, rows: 2)
    let zero = CellPosition(row: 0, column: 0)
    cells.putHalfBlocks([1, 2, 3], width: 0, at: zero, clip: all)
    cells.putHalfBlocks([1, 2, 3], width: 1, at: zero, clip: all)
    cells.putHalfBlocks([], width: 3, at: zero, clip: all)
    let far = CellPosition(row: .min, column: .max)
    cells.putHalfBlocks(Array(repeating: 9, count: 18), width: 3, at: far, clip: all)
    #expect(cells.text(row: 0) == "   ")
  }
}
