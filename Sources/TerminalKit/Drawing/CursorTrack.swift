/// Where the terminal's cursor is, as far as it is known, and the shortest way elsewhere.
struct CursorTrack: Sendable {
  private(set) var row: Int?
  private(set) var column: Int?
  /// Whether the cursor is seen; nil while it is not known.
  var isVisible: Bool?

  mutating func forget() {
    row = nil
    column = nil
  }

  /// After a cluster of disputed width the row is still certain, as autowrap is off.
  mutating func forgetColumn() { column = nil }

  /// Something of `count` columns was written. In the last column terminals differ on where the
  /// cursor waits.
  mutating func advance(by count: Int, width: Int) {
    guard let at = column else { return }
    column = at + count < width ? at + count : nil
  }

  func isAt(_ place: CellPosition) -> Bool { row == place.row && column == place.column }

  /// Moves, by no bytes at all where the cursor is there.
  mutating func move(to row: Int, _ column: Int, into out: inout [UInt8]) {
    defer { (self.row, self.column) = (row, column) }
    guard let oldRow = self.row else { return Self.jump(row, column, &out) }
    if oldRow == row { return moveInRow(to: column, &out) }
    guard oldRow + 1 == row else { return Self.jump(row, column, &out) }
    // One row down: output is not post-processed, so LF keeps the column.
    if column == 0 {
      out.append(0x0D)
      out.append(0x0A)
    } else if self.column == column {
      out.append(0x0A)
    } else {
      Self.jump(row, column, &out)
    }
  }

  private func moveInRow(to target: Int, _ out: inout [UInt8]) {
    if target == column { return }
    if target == 0 { return out.append(0x0D) }
    guard let column else { return Self.toColumn(target, &out) }
    let gap = target - column
    if gap > 0 {
      let forward = gap == 1 ? 3 : 3 + decimalDigits(gap)
      if forward < 3 + decimalDigits(target + 1) {
        out.appendCSI(gap, 0x43)
      } else {
        Self.toColumn(target, &out)
      }
    } else if gap >= -3 {
      for _ in gap..<0 { out.append(0x08) }
    } else {
      Self.toColumn(target, &out)
    }
  }

  /// CHA.
  private static func toColumn(_ column: Int, _ out: inout [UInt8]) {
    out.appendCSI(column + 1, 0x47)
  }

  /// CUP.
  private static func jump(_ row: Int, _ column: Int, _ out: inout [UInt8]) {
    out.appendCSI()
    if row > 0 || column > 0 { out.appendDecimal(row + 1) }
    if column > 0 {
      out.append(0x3B)
      out.appendDecimal(column + 1)
    }
    out.append(0x48)
  }
}
