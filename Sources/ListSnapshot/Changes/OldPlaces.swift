/// Finds where handles stood in the old arrangement.
///
/// A few questions climb the old trees. After many the whole arrangement is written into a table once, and
/// from then on a question is a single read.
struct OldPlaces {
  private let old: Arrangement
  private var table: ContiguousArray<UInt64> = []
  private var patience: Int
  private var lastSection: (handle: UInt32, index: UInt32)?

  init(_ old: Arrangement) {
    self.old = old
    patience = old.itemCount / 64 + 16
  }

  /// The old section index and item index of a handle, nil where it was not there.
  mutating func find(_ item: UInt32) -> (section: UInt32, index: UInt32)? {
    if !table.isEmpty {
      guard Int(item) < table.count else { return nil }
      let entry = table[Int(item)]
      guard entry != .max else { return nil }
      return (UInt32(entry >> 32), UInt32(truncatingIfNeeded: entry))
    }
    guard old.containsItem(item) else { return nil }
    patience -= 1
    if patience == 0 { fill() }
    let place = old.place(of: item)
    return (sectionIndex(place.section), UInt32(place.index))
  }

  /// The old index of a section that was there.
  private mutating func sectionIndex(_ section: UInt32) -> UInt32 {
    if let lastSection, lastSection.handle == section { return lastSection.index }
    let index = UInt32(old.position(ofSection: section).index)
    lastSection = (section, index)
    return index
  }

  private mutating func fill() {
    var highest: UInt32 = 0
    old.forEachRun { run in for item in run where item > highest { highest = item } }
    table = ContiguousArray(repeating: .max, count: Int(highest) + 1)
    for (sectionIndex, section) in old.sections.enumerated() {
      var entry = UInt64(sectionIndex) << 32
      for leaf in old.forest.leaves(owner: section + 1) {
        for item in old.forest.entries[leaf] {
          table[Int(item)] = entry
          entry += 1
        }
      }
    }
  }
}
