import IndexedSums

/// The rows of one section and where they begin in it.
struct SectionRows {
  let count: Int
  /// What each row is high where no height was changed.
  let ownHeight: Double
  /// The rows' heights where one was changed.
  let changed: IndexedSums?
  /// The strip between the section's start and its first row.
  let above: Double

  func contains(_ row: Int) -> Bool { row >= 0 && row < count }

  func height(of row: Int) -> Double? {
    guard contains(row) else { return nil }
    return changed?.extent(at: row) ?? ownHeight
  }

  /// Where a row begins in the section; for `count`, where the last one ends. It never falls as
  /// `row` grows: every step of the sum rounds monotonically.
  func offset(of row: Int) -> Double {
    above + (changed?.sum(before: row) ?? ownHeight * Double(row))
  }

  /// The row whose span holds `offset`, when the section begins at `start`.
  func row(at offset: Double, sectionStart start: Double) -> Int? {
    guard offset >= start + self.offset(of: 0), offset < start + self.offset(of: count) else {
      return nil
    }
    let within = offset - start - above
    // Right but for rounding: the offsets themselves decide.
    let guess =
      changed.map { $0.index(at: within) ?? 0 }
      ?? (ownHeight > 0 ? Int(min(max(within / ownHeight, 0), Double(count))) : 0)
    return (0..<count).last(near: guess) { start + self.offset(of: $0) <= offset }
  }
}
