/// A block of rows that is the same as before but stands higher or lower: what scrolling leaves.
struct RowShift: Hashable {
  /// The first row of the scroll region.
  var top: Int
  /// The last row of the scroll region.
  var bottom: Int
  /// How many rows the content moves up; negative moves it down. Never 0.
  var amount: Int

  /// What the sequences cost, in bytes, with two-digit rows.
  private static let price = 20

  /// The shift that saves the most, if any does.
  ///
  /// Rows are compared by a hash. A collision does no harm: after the shift each cell is compared
  /// for real.
  static func best(from screen: CellBuffer, to next: CellBuffer) -> RowShift? {
    let rows = next.size.rows
    guard rows > 2, changedRowsReach(3, from: screen, to: next),
      mayHaveMoved(from: screen, to: next)
    else { return nil }
    let old = (0..<rows).map { hash(screen, $0) }
    let new = (0..<rows).map { hash(next, $0) }
    let blank = hash(CellBuffer(size: CellSize(columns: next.size.columns, rows: 1)), 0)
    var best: (shift: RowShift, rows: Int)?
    for amount in 1..<rows {
      for signed in [amount, -amount] {
        let found = longestRun(old: old, new: new, amount: signed, blank: blank)
        if let found, found.rows > best?.rows ?? 0 { best = found }
      }
    }
    guard let best, saving(best.shift, from: screen, to: next) > price else { return nil }
    return best.shift
  }

  /// Whether at least `count` rows differ in their first cells or anywhere else.
  private static func changedRowsReach(
    _ count: Int, from screen: CellBuffer, to next: CellBuffer
  ) -> Bool {
    var changed = 0
    for row in 0..<next.size.rows where differs(row, screen, next) {
      changed += 1
      if changed == count { return true }
    }
    return false
  }

  /// Whether the first cells of a row are those of another one before: in most frames of a video none
  /// are, and the rest of the rows need no look.
  private static func mayHaveMoved(from screen: CellBuffer, to next: CellBuffer) -> Bool {
    let columns = min(16, next.size.columns)
    let old = (0..<next.size.rows).map { hash(screen, $0, columns: columns) }
    let known = Set(old)
    return old.indices.contains { row in
      let new = hash(next, row, columns: columns)
      // Rows that begin alike, as lists do, may still have moved; one that stayed has not.
      return known.contains(new)
        && (new != old[row] || old.count > known.count && differs(row, screen, next))
    }
  }

  private static func differs(_ row: Int, _ screen: CellBuffer, _ next: CellBuffer) -> Bool {
    let start = row * next.size.columns
    for index in start..<start + next.size.columns
    where screen.cells[index] != next.cells[index].simplified {
      return true
    }
    return false
  }

  /// The longest run of rows that stand `amount` rows away, with the count of those that would
  /// have to be drawn else.
  private static func longestRun(
    old: [UInt64], new: [UInt64], amount: Int, blank: UInt64
  ) -> (shift: RowShift, rows: Int)? {
    var best: (shift: RowShift, rows: Int)?
    var first: Int?
    var gain = 0
    let range = max(0, -amount)..<min(new.count, new.count - amount)
    for row in range.lowerBound...range.upperBound {
      if row < range.upperBound, new[row] == old[row + amount] {
        if first == nil { first = row }
        if new[row] != old[row], new[row] != blank { gain += 1 }
        continue
      }
      if let start = first, gain > best?.rows ?? 0 {
        let last = row - 1
        let shift = RowShift(
          top: min(start, start + amount), bottom: max(last, last + amount), amount: amount)
        best = (shift, gain)
      }
      first = nil
      gain = 0
    }
    return best
  }

  /// How many cells less have to be drawn after the shift.
  private static func saving(
    _ shift: RowShift, from screen: CellBuffer, to next: CellBuffer
  ) -> Int {
    var shifted = screen
    shift.apply(to: &shifted)
    let width = next.size.columns
    var saved = 0
    for index in shift.top * width..<(shift.bottom + 1) * width {
      let cell = next.cells[index].simplified
      if cell != screen.cells[index] { saved += 1 }
      if cell != shifted.cells[index] { saved -= 1 }
    }
    return saved
  }

  private static func hash(_ buffer: CellBuffer, _ row: Int, columns: Int? = nil) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    let start = row * buffer.size.columns
    for index in start..<start + (columns ?? buffer.size.columns) {
      let cell = buffer.cells[index].simplified
      var cluster = UInt64(cell.cluster)
      if cell.isTabled {
        cluster = 0
        for scalar in buffer.table.scalars(of: cell.cluster) {
          cluster = (cluster ^ UInt64(scalar.value)) &* 0x100_0000_01B3
        }
      }
      value = (value ^ cluster) &* 0x100_0000_01B3
      let colors = UInt64(cell.foreground.bits) << 32 | UInt64(cell.background.bits)
      value = (value ^ colors) &* 0x9E37_79B9_7F4A_7C15
      value = (value ^ UInt64(cell.attributes.rawValue) ^ value >> 29) &* 0x100_0000_01B3
    }
    return value
  }

  /// The sequences: set the region, shift, unset it. The pen must be plain, as new rows take its
  /// background; the cursor is nowhere certain afterwards.
  func append(to out: inout [UInt8], rows: Int) {
    let isWhole = top == 0 && bottom == rows - 1
    if !isWhole {
      out.appendCSI()
      out.appendDecimal(top + 1)
      out.append(0x3B)
      out.appendDecimal(bottom + 1)
      out.append(0x72)
    }
    out.appendCSI(abs(amount), amount > 0 ? 0x53 : 0x54)
    if !isWhole { out.appendCSI("r") }
  }

  /// Does to `screen` what the terminal does.
  func apply(to screen: inout CellBuffer) {
    let width = screen.size.columns
    // From the end that the content moves to, so that no row is overwritten before it is read.
    let order = amount > 0 ? Array(top...bottom) : (top...bottom).reversed()
    for row in order {
      let source = row + amount
      for column in 0..<width {
        screen.cells[row * width + column] =
          source >= top && source <= bottom ? screen.cells[source * width + column] : .blank()
      }
    }
  }
}
