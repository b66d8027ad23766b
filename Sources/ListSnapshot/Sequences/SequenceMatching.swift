/// Which elements of one array are which of another, first come, first served (diff rule D9).
@usableFromInline
struct SequenceMatching {
  /// Runs of kept elements, in new order.
  @usableFromInline var blocks: ContiguousArray<Block> = []
  /// Old indices of elements that found no partner, rising.
  @usableFromInline var deletes: ContiguousArray<UInt32> = []
  /// New indices of elements that found no partner, rising.
  @usableFromInline var inserts: ContiguousArray<UInt32> = []
  @usableFromInline let oldCount: Int

  @usableFromInline
  init(oldCount: Int) {
    self.oldCount = oldCount
  }

  /// Matches two arrays.
  ///
  /// First both are walked in step, as most of two related arrays is. Only if that fails, or if it could have
  /// paired equal elements in another order than first come, first served, all elements are looked up.
  @inlinable
  static func match<Element: Hashable>(_ old: [Element], _ new: [Element]) -> SequenceMatching {
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    if let walk = StepwiseWalk.walk(old, new, from: start),
      let matching = walk.matching(old, new)
    {
      return matching
    }
    return byLookup(old, new, from: start)
  }

  /// Looks every new element up among the old ones.
  @inlinable
  static func byLookup<Element: Hashable>(
    _ old: [Element], _ new: [Element], from start: Int
  ) -> SequenceMatching {
    var matching = SequenceMatching(oldCount: old.count)
    if start > 0 { matching.blocks.add(old: 0, new: 0, length: UInt32(start)) }
    var table = OccurrenceTable(capacity: old.count - start)
    for index in stride(from: old.count - 1, through: start, by: -1) {
      table.add(UInt32(index), in: old)
    }
    var taken = ContiguousArray<Bool>(repeating: false, count: old.count)
    var next = start
    for index in start..<new.count {
      // Where no old element has an equal, the successor of the last one found needs no looking up.
      if !table.holdsEquals, next < old.count, !taken[next], old[next] == new[index] {
        taken[next] = true
        matching.blocks.add(old: UInt32(next), new: UInt32(index))
        next += 1
      } else if let found = table.take(new[index], in: old, taken: &taken) {
        matching.blocks.add(old: found, new: UInt32(index))
        next = Int(found) + 1
      } else {
        matching.inserts.append(UInt32(index))
      }
    }
    for index in start..<old.count where !taken[index] { matching.deletes.append(UInt32(index)) }
    return matching
  }
}
