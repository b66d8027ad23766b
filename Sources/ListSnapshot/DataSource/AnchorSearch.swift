/// Finds the item whose place on screen is kept through a change (diff rules S3 and S4).
struct AnchorSearch<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  let old: Snapshot<SectionID, ItemID>
  let new: Snapshot<SectionID, ItemID>
  let changes: SnapshotChanges<SectionID, ItemID>

  /// The item to keep in place.
  ///
  /// - Parameter visible: The items on screen; the first that old has is the anchor wished for.
  /// - Returns: That one if it is kept and did not move, else the best stand-in; nil where nothing is kept.
  /// - Complexity: O(v log n) for v visible items; O(n) where none of them is kept.
  func anchor(visible: [ItemID]) -> ItemID? {
    let places = visible.compactMap { item in old.indexOfItem(item).map { (item: item, index: $0) }
    }
    guard let first = places.first else { return nil }
    if isKept(first.item), !isMoved(first.item) { return first.item }
    let later = places.filter { $0.index > first.index }.sorted { $0.index < $1.index }
      .map(\.item).filter(isKept)
    return later.first { !isMoved($0) } ?? later.first ?? neighbour(of: first.index)
  }

  private func isKept(_ item: ItemID) -> Bool { new.contains(item: item) }

  /// The next kept item behind an index of the old flat list, else the nearest before it.
  private func neighbour(of index: Int) -> ItemID? {
    let items = old.itemIdentifiers
    return items[(index + 1)...].first(where: isKept) ?? items[..<index].last(where: isKept)
  }

  /// Whether a kept item moved, by itself or with its section.
  private func isMoved(_ item: ItemID) -> Bool {
    guard let from = old.path(of: item), let to = new.path(of: item) else { return false }
    if changes.movedSections.contains(where: { $0.from == from.section }) { return true }
    // Sorted by target, so halving finds the one that could be it.
    let moves = changes.movedItems
    var (low, high) = (0, moves.count)
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].to < to { low = middle + 1 } else { high = middle }
    }
    return low < moves.count && moves[low].to == to
  }
}
