extension CellBuffer {
  /// Draws pixels as half blocks, two to a cell, one above the other: the quick way for pictures and
  /// video.
  ///
  /// - Parameters:
  ///   - rgb: Red, green, blue, row by row from the top; an odd last row is left out.
  ///   - width: Pixels in a row, as many as columns.
  ///   - origin: The cell of the first pixel; it may lie outside.
  ///   - clip: The cells that may be drawn on.
  /// - Complexity: O(cells drawn).
  public mutating func putHalfBlocks(
    _ rgb: [UInt8], width: Int, at origin: CellPosition, clip: CellRect
  ) {
    let places = -1_000_000...1_000_000
    guard width > 0, places.contains(origin.row), places.contains(origin.column) else { return }
    let columns = clip.columnRange(in: size)
      .clamped(to: origin.column..<origin.column + min(width, 1_000_000))
    let count = rgb.count / 3 / width / 2
    let rows = clip.rowRange(in: size).clamped(to: origin.row..<origin.row + count)
    guard !columns.isEmpty else { return }
    var cell = Cell(0x2580, style: .plain)
    for row in rows {
      severHalves(row: row, columns: columns)
      var above = ((row - origin.row) * 2 * width + columns.lowerBound - origin.column) * 3
      var target = row * size.columns + columns.lowerBound
      for _ in columns {
        let below = above + width * 3
        cell.foreground = .rgb(rgb[above], rgb[above + 1], rgb[above + 2])
        cell.background = .rgb(rgb[below], rgb[below + 1], rgb[below + 2])
        cells[target] = cell
        above += 3
        target += 1
      }
    }
  }
}
