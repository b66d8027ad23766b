extension DamageEncoder {
  /// Draws cells of a picture from `column` on, as many as differ from the screen one after another.
  ///
  /// Most bytes of a video are written here: it draws what ``draw(_:_:row:column:width:into:)`` would,
  /// but a number of cells in one step.
  ///
  /// - Returns: How many cells; 0 where the first is none of a picture, or the pen is not known.
  mutating func drawPicture(
    row: Int, from column: Int, of next: CellBuffer, on screen: inout CellBuffer,
    into out: inout [UInt8]
  ) -> Int {
    guard options.depth == .trueColor, options.glyphs == .unicode, let style = pen.style,
      style.attributes.isEmpty
    else { return 0 }
    let start = row * next.size.columns + column
    let end = start + min(next.size.columns - column, Self.cellsAtOnce)
    var index = start
    unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: Self.cellsAtOnce * PictureWriter.mostBytesOfCell
    ) { memory in
      var writer = unsafe PictureWriter(
        memory, foreground: style.foreground, background: style.background)
      while index < end {
        let cell = next.cells[index].simplified
        guard cell.isOfPicture, !shows(screen, index, cell, of: next) else { break }
        writer.put(cell)
        screen.cells[index] = cell
        index += 1
      }
      unsafe out.append(contentsOf: UnsafeBufferPointer(rebasing: memory[..<writer.count]))
      pen.style = CellStyle(foreground: writer.foreground, background: writer.background)
    }
    cursor.advance(by: index - start, width: next.size.columns)
    return index - start
  }

  /// So many that their bytes fit on the stack.
  private static let cellsAtOnce = 24
}

extension Cell {
  /// Whether the cell is a half block in two 24-bit colours, or a blank in one.
  fileprivate var isOfPicture: Bool {
    part == .whole && attributes.isEmpty && background.isTrueColor
      && (cluster == 0x20 || isHalfBlock && foreground.isTrueColor)
  }
}
