extension DamageEncoder {
  /// Writes one cell at the cursor. Says whether terminals may have put the cursor elsewhere than
  /// we believe, and drawn over more columns than the cell has.
  mutating func draw(
    _ cell: Cell, _ scalars: [Unicode.Scalar], row: Int, column: Int, width: Int,
    into out: inout [UInt8]
  ) -> Bool {
    let columns = cell.part == .left ? 2 : 1
    if options.glyphs == .ascii {
      pen.change(to: style(for: cell), into: &out)
      let first = scalars.first?.value ?? cell.cluster
      out.append(GlyphSet.standIn(for: first))
      if columns == 2 { out.append(0x20) }
      cursor.advance(by: columns, width: width)
      return false
    }
    let isDisputed = cell.isTabled || !ClusterWidth.isUndisputed(cell.cluster)
    if isDisputed {
      // Both columns are cleared first, so that nothing of the old shines through beside a glyph
      // that turns out narrower (terminal rule 27).
      pen.change(to: style(for: .blank(cell.style)), into: &out)
      out.append(0x20)
      if column + 1 < width { out.append(0x20) }
      cursor.forgetColumn()
      cursor.move(to: row, column, into: &out)
    }
    let shape = pen.style.map { cell.traded(for: $0) } ?? cell
    pen.change(to: style(for: shape), into: &out)
    if cell.isTabled {
      // Some emulators wrap a wide glyph at the edge although autowrap is off, and in the last row
      // that scrolls the screen. Near the edge a cluster that could reach it is its base alone.
      let isTooNear = ClusterWidth.most(scalars) > width - column
      for scalar in scalars.prefix(isTooNear ? 1 : scalars.count) { out.appendScalar(scalar.value) }
    } else {
      out.appendScalar(shape.cluster)
    }
    if isDisputed { cursor.forgetColumn() } else { cursor.advance(by: columns, width: width) }
    return isDisputed
  }

  /// The style to draw a cell with: what a blank does not show is left as the pen has it.
  private func style(for cell: Cell) -> CellStyle {
    guard cell.cluster == 0x20, let current = pen.style,
      cell.attributes.isDisjoint(with: [.underline, .reverse]),
      current.attributes.isDisjoint(with: [.underline, .reverse])
    else { return cell.style }
    return CellStyle(
      foreground: current.foreground, background: cell.background, attributes: current.attributes)
  }

  /// Brings the cursor to a cell by the fewest bytes. A short gap of plain text is written again
  /// where that is shorter than jumping over it.
  mutating func move(
    to row: Int, _ column: Int, in next: CellBuffer, on screen: CellBuffer,
    into out: inout [UInt8]
  ) {
    if let at = cursor.column, cursor.row == row, at < column, column - at <= 3,
      canRepeat(row: row, from: at, to: column, of: screen)
    {
      let start = row * screen.size.columns
      for index in start + at..<start + column { out.appendScalar(screen.cells[index].cluster) }
      cursor.advance(by: column - at, width: screen.size.columns)
      return
    }
    cursor.move(to: row, column, into: &out)
  }

  private func canRepeat(row: Int, from: Int, to: Int, of screen: CellBuffer) -> Bool {
    guard let style = pen.style else { return false }
    let start = row * screen.size.columns
    for index in start + from..<start + to {
      let cell = screen.cells[index]
      guard cell.part == .whole, cell.cluster < 0x7F, cell.style == style else { return false }
    }
    return true
  }
}
