/// A run of items that stand together, in the same order, in old and new.
///
/// Whatever keeps one item of a run in place can keep the whole run, so order is decided by runs.
@usableFromInline
struct Block {
  @usableFromInline var old: UInt32
  @usableFromInline var new: UInt32
  @usableFromInline var length: UInt32

  @inlinable
  init(old: UInt32, new: UInt32, length: UInt32) {
    self.old = old
    self.new = new
    self.length = length
  }

  /// Whether the pair directly continues the run.
  @inlinable
  func isContinued(byOld old: UInt32, new: UInt32) -> Bool {
    self.old + length == old && self.new + length == new
  }
}

extension ContiguousArray<Block> {
  /// Adds a pair or a run of pairs, which must come in rising order of `new`.
  @inlinable
  mutating func add(old: UInt32, new: UInt32, length: UInt32 = 1) {
    if let last = indices.last, self[last].isContinued(byOld: old, new: new) {
      self[last].length += length
    } else {
      append(Block(old: old, new: new, length: length))
    }
  }

  /// Whether the runs, in new order, are in old order too.
  var isInOldOrder: Bool {
    for (left, right) in zip(self, dropFirst()) where left.old > right.old { return false }
    return true
  }

  /// Sorts the runs by old place.
  ///
  /// - Parameter oldCount: The length of the old list.
  /// - Returns: Their indices.
  /// - Complexity: O(b log b) for b runs, or O(oldCount) where they are many.
  func indicesByOld(oldCount: Int) -> ContiguousArray<UInt32> {
    guard count > oldCount / 16 else {
      return ContiguousArray<UInt32>(indices.map { UInt32($0) }).sortedByKey { self[Int($0)].old }
    }
    var starts = ContiguousArray<UInt32>(repeating: 0, count: oldCount)
    for index in indices { starts[Int(self[index].old)] = UInt32(index + 1) }
    var sorted: ContiguousArray<UInt32> = []
    sorted.reserveCapacity(count)
    for start in starts where start != 0 { sorted.append(start - 1) }
    return sorted
  }
}

extension ContiguousArray<UInt32> {
  fileprivate func sortedByKey(_ key: (UInt32) -> UInt32) -> ContiguousArray<UInt32> {
    ContiguousArray(sorted { key($0) < key($1) })
  }
}
