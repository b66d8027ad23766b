/// A walk through two arrays in step, which finds all that kept its place without looking anything up.
///
/// Where the arrays differ, a few elements ahead are compared to find back into step. Elements passed on the way
/// are left over; only they are paired by lookup. The outcome stands if none of their values occurs among the
/// elements matched in step: then all elements of a value were matched in step, in order, or none was, and
/// the pairs are those of first come, first served.
@usableFromInline
struct StepwiseWalk {
  @usableFromInline var blocks: ContiguousArray<Block> = []
  @usableFromInline var oldRest: ContiguousArray<UInt32> = []
  @usableFromInline var newRest: ContiguousArray<UInt32> = []

  /// How far ahead a walk looks to find back into step.
  @inlinable static var reach: Int { 12 }

  @inlinable
  init() {}

  /// Walks from `start`, before which all is equal; nil where too much is out of step to go on.
  @inlinable
  static func walk<Element: Equatable>(
    _ old: [Element], _ new: [Element], from start: Int
  ) -> StepwiseWalk? {
    var walk = StepwiseWalk()
    if start > 0 { walk.blocks.add(old: 0, new: 0, length: UInt32(start)) }
    var (i, j) = (start, start)
    var losses = 32 + min(old.count, new.count) / 256
    while i < old.count, j < new.count {
      let run = i
      while i < old.count, j < new.count, old[i] == new[j] {
        i += 1
        j += 1
      }
      if i > run {
        let length = i - run
        walk.blocks.add(old: UInt32(run), new: UInt32(j - length), length: UInt32(length))
        continue
      }
      let step: (old: Int, new: Int)
      if let found = Self.step(old, i, new, j) {
        step = found
      } else {
        losses -= 1
        guard losses > 0 else { return nil }
        step = (1, 1)
      }
      walk.pass(old: i..<i + step.old, new: j..<j + step.new)
      i += step.old
      j += step.new
    }
    walk.pass(old: i..<old.count, new: j..<new.count)
    guard walk.oldRest.count + walk.newRest.count <= (old.count + new.count) / 4 + 64 else {
      return nil
    }
    return walk
  }

  @inlinable
  mutating func pass(old: Range<Int>, new: Range<Int>) {
    for index in old { oldRest.append(UInt32(index)) }
    for index in new { newRest.append(UInt32(index)) }
  }

  /// The fewest elements to pass, in both arrays together, until the next two are equal.
  @inlinable
  static func step<Element: Equatable>(
    _ old: [Element], _ i: Int, _ new: [Element], _ j: Int
  ) -> (old: Int, new: Int)? {
    for distance in 1...reach {
      for ahead in 0...distance {
        let (a, b) = (i + ahead, j + distance - ahead)
        if a < old.count, b < new.count, old[a] == new[b] { return (ahead, distance - ahead) }
      }
    }
    return nil
  }

  /// Pairs what was left over; nil where an equal of it was matched in step.
  @inlinable
  func matching<Element: Hashable>(_ old: [Element], _ new: [Element]) -> SequenceMatching? {
    var matching = SequenceMatching(oldCount: old.count)
    guard !oldRest.isEmpty || !newRest.isEmpty else {
      matching.blocks = blocks
      return matching
    }
    var oldTable = OccurrenceTable(capacity: oldRest.count)
    for index in oldRest.reversed() { oldTable.add(index, in: old) }
    var newTable = OccurrenceTable(capacity: newRest.count)
    for index in newRest.reversed() { newTable.add(index, in: new) }
    for block in blocks {
      for index in Int(block.old)..<Int(block.old + block.length) {
        let hash = OccurrenceTable.hash(old[index])
        if oldTable.holds(old[index], hash: hash, in: old)
          || newTable.holds(old[index], hash: hash, in: new)
        {
          return nil
        }
      }
    }
    pair(&matching, &oldTable, old, new)
    return matching
  }

  @inlinable
  func pair<Element: Hashable>(
    _ matching: inout SequenceMatching, _ oldTable: inout OccurrenceTable, _ old: [Element],
    _ new: [Element]
  ) {
    var taken = ContiguousArray<Bool>(repeating: false, count: old.count)
    var next = 0
    for index in newRest {
      guard let found = oldTable.take(new[Int(index)], in: old, taken: &taken) else {
        matching.inserts.append(index)
        continue
      }
      while next < blocks.count, blocks[next].new < index {
        let block = blocks[next]
        matching.blocks.add(old: block.old, new: block.new, length: block.length)
        next += 1
      }
      matching.blocks.add(old: found, new: index)
    }
    for block in blocks[next...] {
      matching.blocks.add(old: block.old, new: block.new, length: block.length)
    }
    for index in oldRest where !taken[Int(index)] { matching.deletes.append(index) }
  }
}

extension OccurrenceTable {
  /// Whether an equal element was added.
  @inlinable
  func holds<Element: Hashable>(_ element: Element, hash: UInt32, in array: [Element]) -> Bool {
    slots[slot(of: element, hash: hash, in: array)] != 0
  }
}
