extension SectionSnapshot {
  /// Puts the trees of another outline in the place of all that is below a parent, flags kept (diff rule T10).
  ///
  /// What was below the parent may return in the same call.
  ///
  /// - Parameters:
  ///   - parent: An item of this outline.
  ///   - snapshot: What is to be below it.
  /// - Throws: `unknownItem` for the parent, then `duplicateItem` for the first item, depth first, that this
  ///   outline holds elsewhere.
  /// - Complexity: O(k) for k items removed and added.
  public mutating func replace(
    childrenOf parent: ItemID, using snapshot: SectionSnapshot
  ) throws(SnapshotError) {
    guard contains(parent) else { throw .unknown(item: parent, in: "replace(childrenOf:)") }
    var pruned = self
    pruned.remove(below: parent, itself: false)
    try pruned.checkFresh(snapshot.items, in: "replace(childrenOf:)")
    pruned.graft(snapshot, to: parent, at: nil)
    self = pruned
  }

  /// Adds the trees of another outline directly before an item, as its siblings, flags kept (diff rule T10).
  ///
  /// - Parameters:
  ///   - snapshot: The trees to add.
  ///   - anchor: The item of this outline they come to stand before.
  /// - Throws: `unknownItem` for the anchor, then `duplicateItem` for the first item, depth first, that this
  ///   outline holds.
  /// - Complexity: O(k + m) for k items among m siblings.
  public mutating func insert(
    _ snapshot: SectionSnapshot, before anchor: ItemID
  ) throws(SnapshotError) {
    try insert(snapshot, nextTo: anchor, offset: 0)
  }

  /// Adds the trees of another outline behind an item and its subtree, as its siblings, flags kept (diff rule
  /// T10).
  ///
  /// - Parameters:
  ///   - snapshot: The trees to add.
  ///   - anchor: The item of this outline they come to stand behind.
  /// - Throws: `unknownItem` for the anchor, then `duplicateItem` for the first item, depth first, that this
  ///   outline holds.
  /// - Complexity: O(k + m) for k items among m siblings.
  public mutating func insert(
    _ snapshot: SectionSnapshot, after anchor: ItemID
  ) throws(SnapshotError) {
    try insert(snapshot, nextTo: anchor, offset: 1)
  }

  private mutating func insert(
    _ snapshot: SectionSnapshot, nextTo anchor: ItemID, offset: Int
  ) throws(SnapshotError) {
    guard let node = nodes[anchor] else { throw .unknown(item: anchor, in: "insert") }
    try checkFresh(snapshot.items, in: "insert")
    graft(snapshot, to: node.parent, at: place(of: anchor, below: node.parent) + offset)
  }

  private mutating func graft(_ other: SectionSnapshot, to parent: ItemID?, at index: Int?) {
    nodes.merge(other.nodes) { mine, _ in mine }
    for root in other.rootItems { nodes[root]?.parent = parent }
    link(other.rootItems, to: parent, at: index)
  }
}
