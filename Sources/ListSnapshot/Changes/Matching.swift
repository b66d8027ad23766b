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
  /// Where the item looked up last was in the section.
  private var lastFound: UInt32?
  /// How many items in a row had to be looked up.
  private var failures = 0

  init(section: UInt32) {
    self.section = section
  }

  /// Takes `count` items as they stood from index `old` on.
  mutating func skip(_ count: Int, old: UInt32) {
    blocks.add(old: old, new: next, length: UInt32(count))
    next += UInt32(count)
  }

  /// How many items were in the section before.
  var kept: Int { blocks.reduce(0) { $0 + Int($1.length) } }

  /// Finds each of `items`, the next ones of the section.
  ///
  /// After an item its old successor is the likely next one. When that is wrong, the item moved or was added
  /// here, and the one after it is likely to go on where the cursor stood. Where guesses keep failing, as in a
  /// list put into another order, each item is simply looked up until two are in a row again.
  mutating func match(
    _ items: ContiguousArray<UInt32>, with old: inout OldRuns, places: inout OldPlaces
  ) {
    var offset = 0
    var back: UInt32?
    while offset < items.count {
      if failures < 16 {
        let start = old.index
        let length = old.match(items, from: offset)
        if length > 0 {
          skip(length, old: start)
          offset += length
          failures = 0
          if length > 1 { back = nil }
          continue
        }
        if let place = back, place != start {
          back = nil
          old.seek(place)
          continue
        }
        back = start
      }
      find(items[offset], &places)
      offset += 1
      failures += 1
      guard let last = lastFound else {
        back = nil
        continue
      }
      if failures < 16 {
        old.seek(last + 1)
      } else if let run = blocks.last, run.length > 1, run.old + run.length == last + 1 {
        failures = 0
        old.seek(last + 1)
      }
    }
  }

  /// Looks up the next item of the section; its old index is noted if it was in the section.
  private mutating func find(_ item: UInt32, _ places: inout OldPlaces) {
    lastFound = nil
    if let place = places.find(item) {
      if place.section == section {
        blocks.add(old: place.index, new: next)
        lastFound = place.index
      } else {
        entered.append((place.section, place.index, next))
      }
    } else {
      inserted.append(next)
    }
    next += 1
  }
}
