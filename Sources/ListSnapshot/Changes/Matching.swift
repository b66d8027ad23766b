/// Which items of one section were there before, and where.
struct Matching {
  /// The old index of the section.
  let section: UInt32
  /// Runs that were in the section, in new order.
  private(set) var blocks: ContiguousArray<Block> = []
  /// New indices of items that were nowhere.
  private(set) var inserted: ContiguousArray<UInt32> = []
  /// Items that came from other sections, in new order.
  private(set) var entered: ContiguousArray<(section: UInt32, old: UInt32, new: UInt32)> = []
  private var next: UInt32 = 0

  init(section: UInt32) {
    self.section = section
  }

  /// Takes `count` items as they stood from index `old` on.
  mutating func skip(_ count: Int, old: UInt32) {
    blocks.add(old: old, new: next, length: UInt32(count))
    next += UInt32(count)
  }

  /// Finds each of `items`, the next ones of the section.
  ///
  /// After an item its old successor is the likely next one. When that is wrong, the item moved or was added
  /// here, and the one after it is likely to go on where the cursor stood.
  mutating func match(
    _ items: ContiguousArray<UInt32>, with old: inout OldRuns, places: inout OldPlaces
  ) {
    var offset = 0
    var back: UInt32?
    while offset < items.count {
      let start = old.index
      let length = old.match(items, from: offset)
      if length > 0 {
        skip(length, old: start)
        offset += length
        if length > 1 { back = nil }
        continue
      }
      if let place = back, place != start {
        back = nil
        old.seek(place)
        continue
      }
      back = nil
      if let place = places.find(items[offset]) {
        if place.section == section {
          blocks.add(old: place.index, new: next)
          back = start
          old.seek(place.index + 1)
        } else {
          entered.append((place.section, place.index, next))
        }
      } else {
        inserted.append(next)
      }
      next += 1
      offset += 1
    }
  }
}

/// Leaves that two arrangements share, in order.
struct SharedLeaves {
  private(set) var starts: ContiguousArray<(leaf: UInt32, start: UInt32)> = []
  private var taken = 0

  mutating func add(_ leaf: UInt32, start: UInt32) { starts.append((leaf, start)) }

  /// The old index of the first item of `leaf`, if it is the next shared one.
  mutating func take(_ leaf: UInt32) -> UInt32? {
    guard taken < starts.count, starts[taken].leaf == leaf else { return nil }
    taken += 1
    return starts[taken - 1].start
  }
}
