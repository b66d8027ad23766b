/// Neighbouring entries of one extent.
struct Run: Hashable, Sendable {
  var extent: Double
  var count: Int

  /// The extents of the first `entries` of the run together; it never falls as `entries` grows.
  func sum(of entries: Int) -> Double { extent * Double(entries) }

  var sum: Double { sum(of: count) }
}

extension [Run] {
  /// The run that holds entry `index` of the list, and how many of its entries stand before it; the
  /// end of the list for an index behind the last entry.
  func place(of index: Int) -> (run: Int, entry: Int) {
    var rest = index
    for run in indices {
      if rest < self[run].count { return (run, rest) }
      rest -= self[run].count
    }
    return (endIndex, 0)
  }

  /// Removes up to `limit` entries from `index` on and says how many there were.
  mutating func cut(from index: Int, upTo limit: Int) -> Int {
    let first = divide(at: index)
    var removed = 0
    var end = first
    while end < endIndex, removed + self[end].count <= limit {
      removed += self[end].count
      end += 1
    }
    if end < endIndex {
      self[end].count -= limit - removed
      removed = limit
    }
    removeSubrange(first..<end)
    return removed
  }

  /// Puts a run before entry `index`.
  mutating func insert(_ run: Run, before index: Int) {
    insert(run, at: divide(at: index))
  }

  /// Makes a run begin at entry `index`, and returns which.
  private mutating func divide(at index: Int) -> Int {
    let (run, entry) = place(of: index)
    guard entry > 0 else { return run }
    insert(Run(extent: self[run].extent, count: self[run].count - entry), at: run + 1)
    self[run].count = entry
    return run + 1
  }
}
