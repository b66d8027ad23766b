extension CellBuffer {
  /// Writes a text of one line and says where it ended.
  ///
  /// The text is made safe as by ``TerminalText/cell(_:)``; what has no width is left out. A text that does not fit ends in an ellipsis in the last column; one that fits exactly is
  /// not cut; a wide cluster that would be halved is a space (terminal rule 28). Text stays in the
  /// order it is stored in: there is no bidirectional reordering (terminal rule 31).
  ///
  /// - Parameters:
  ///   - text: The text, from anywhere.
  ///   - position: Where it begins. Columns left of the screen are skipped.
  ///   - width: The columns it may take; nil reaches to the end of the row.
  ///   - style: How it looks.
  /// - Returns: The column after the last one written.
  /// - Complexity: O(*n*) in the text, of which at most 16,384 scalars are read.
  @discardableResult
  public mutating func write(
    _ text: String, at position: CellPosition, width: Int? = nil, style: CellStyle = .plain
  ) -> Int {
    guard position.row >= 0, position.row < size.rows, position.column < size.columns else {
      return position.column
    }
    // Further left than any title is long there is nothing to see; so the sums below can not overflow.
    let position = CellPosition(row: position.row, column: max(position.column, -1_000_000))
    let room = size.columns - position.column
    let columns = min(max(width ?? room, 0), room)
    var pieces = TextPieces(text)
    var column = position.column
    let end = position.column + columns
    // What is written in the last columns may have to make place for the ellipsis: where to.
    let tail = min(glyphs.ellipsis.unicodeScalars.count, columns)
    while let piece = pieces.next() {
      guard column + piece.width <= end else {
        return cut(row: position.row, at: end - tail, end: end, written: column, style: style)
      }
      store(piece, row: position.row, column: column, style: style)
      column += piece.width
    }
    return column
  }

  /// Puts the ellipsis into the columns `start..<end`, blanking what is left between.
  private mutating func cut(
    row: Int, at start: Int, end: Int, written: Int, style: CellStyle
  ) -> Int {
    guard start < end else { return start }
    // A wide cluster that reaches into the ellipsis is blanked by the overwriting; one that did not
    // fit leaves a column that nothing was written to.
    for column in min(written, start)..<end {
      store(.blank, row: row, column: column, style: style)
    }
    var column = start
    for scalar in glyphs.ellipsis.unicodeScalars where column < end {
      store(
        TextPiece(first: scalar.value, width: 1), row: row, column: column, style: style)
      column += 1
    }
    return end
  }

  private mutating func store(_ piece: TextPiece, row: Int, column: Int, style: CellStyle) {
    // The part of a wide cluster that lies left of the screen is not seen, and half of it can not be.
    guard column >= 0 else {
      if column + piece.width > 0 {
        store(.blank, row: row, column: 0, style: style)
      }
      return
    }
    severHalves(row: row, columns: column..<column + piece.width)
    let number = piece.scalars.isEmpty ? piece.first : number(for: piece.scalars)
    let index = row * size.columns + column
    cells[index] = Cell(number, style: style, part: piece.width == 2 ? .left : .whole)
    if piece.width == 2 { cells[index + 1] = Cell(0, style: style, part: .continuation) }
  }

  mutating func number(for scalars: [Unicode.Scalar]) -> UInt32 {
    // A buffer that is drawn over for hours would collect every cluster it ever showed.
    if table.clusters.count > 2 * cells.count + 256 { compactTable() }
    return table.number(for: scalars)
  }

  private mutating func compactTable() {
    let old = table
    table.removeAll()
    for index in cells.indices where cells[index].isTabled {
      cells[index].cluster = table.number(for: old.scalars(of: cells[index].cluster))
    }
  }

  /// The columns that `text` takes when nothing is cut.
  ///
  /// - Complexity: O(*n*) in the text.
  public static func width(of text: String) -> Int {
    var pieces = TextPieces(text)
    var total = 0
    while let piece = pieces.next() { total += piece.width }
    return total
  }

  /// The cluster of a cell; nil in the right half of a wide one and outside of the buffer.
  public func cluster(row: Int, column: Int) -> Character? {
    guard size.contains(CellPosition(row: row, column: column)) else { return nil }
    var bytes: [UInt8] = []
    appendCluster(of: cells[row * size.columns + column], to: &bytes)
    return String(decoding: bytes, as: UTF8.self).first
  }

  /// The style of a cell; nil outside of the buffer.
  public func style(row: Int, column: Int) -> CellStyle? {
    guard size.contains(CellPosition(row: row, column: column)) else { return nil }
    return cells[row * size.columns + column].style
  }

  /// A row as text, blanks at its end included; empty outside of the buffer.
  ///
  /// - Complexity: O(*columns*).
  public func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var bytes: [UInt8] = []
    for cell in cells[row * size.columns..<(row + 1) * size.columns] {
      appendCluster(of: cell, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the cluster of a cell in UTF-8; nothing for the right half of a wide one.
  func appendCluster(of cell: Cell, to bytes: inout [UInt8]) {
    guard cell.part != .continuation else { return }
    guard cell.isTabled else { return bytes.appendScalar(cell.cluster) }
    for scalar in table.scalars(of: cell.cluster) { bytes.appendScalar(scalar.value) }
  }
}
