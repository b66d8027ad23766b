import IndexedSums

/// The rows of one section and where they begin.
struct SectionRows {
  let count: Int
  /// What each row is high where no height was changed.
  let height: Double
  /// The rows' heights where one was changed.
  let changed: IndexedSums?
  /// Where the section begins.
  let start: Double
  /// The strip between there and the first row.
  let above: Double

  /// Where a row begins; for `count`, where the last one ends. It never falls as `row` grows: every
  /// step of the sum rounds monotonically.
  func offset(of row: Int) -> Double {
    start + (above + (changed?.sum(before: row) ?? height * Double(row)))
  }

  /// The row whose span `offset(of: row)..<offset(of: row + 1)` holds `offset`.
  func row(at offset: Double) -> Int? {
    guard offset >= self.offset(of: 0), offset < self.offset(of: count) else { return nil }
    let within = offset - start - above
    // Right but for rounding: the offsets themselves decide.
    let guess =
      changed.map { $0.index(at: within) ?? 0 }
      ?? (height > 0 ? Int(min(max(within / height, 0), Double(count))) : 0)
    return (0..<count).last(near: guess) { self.offset(of: $0) <= offset }
  }
}
