/// The outline of one section: a forest of items that open and close.
///
/// ```swift
/// var outline = SectionSnapshot<String>()
/// try outline.append(["Food", "Drinks"])
/// try outline.append(["apple", "pie"], to: "Food")
/// outline.expand(["Food"])
/// print(outline.visibleItems)  // ["Food", "apple", "pie", "Drinks"]
/// ```
///
/// It has the calls, and gives the answers, of `NSDiffableDataSourceSectionSnapshot` (diff rules T). A call with a
/// mistake in it throws a ``SnapshotError`` and changes nothing. Copies share their storage until one is edited,
/// which then costs O(n), as with an array.
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Sendable, Equatable {
  struct Node: Sendable, Equatable {
    var parent: ItemID?
    var children: [ItemID] = []
    var isExpanded = false
  }

  var nodes: [ItemID: Node] = [:]
  /// The items on the outermost level, in order (diff rule T3).
  public internal(set) var rootItems: [ItemID] = []

  /// Creates an outline without items.
  public init() {}
}

extension SectionSnapshot {
  /// Adds items as the last children of a parent, or as the last roots (diff rule T1); they are collapsed.
  ///
  /// An empty list does nothing, and the parent is not looked at then (T2).
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline.
  ///   - parent: An item that is, or nil for the outermost level.
  /// - Throws: `unknownItem` for the parent, then `duplicateItem` for the first item that is named twice or is
  ///   in the outline already (T7).
  /// - Complexity: O(k) for k items.
  public mutating func append(
    _ items: [ItemID], to parent: ItemID? = nil
  ) throws(SnapshotError) {
    guard !items.isEmpty else { return }
    if let parent, nodes[parent] == nil { throw .unknown(item: parent, in: "append") }
    try checkFresh(items, in: "append")
    add(items, to: parent, at: nil)
  }

  /// Adds items directly before another, with the same parent (diff rule T2).
  ///
  /// An empty list does nothing, and the anchor is not looked at then.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline.
  ///   - anchor: The item they come to stand before.
  /// - Throws: `unknownItem` for the anchor, then `duplicateItem` (T7).
  /// - Complexity: O(k + m) for k items among m siblings.
  public mutating func insert(_ items: [ItemID], before anchor: ItemID) throws(SnapshotError) {
    try insert(items, nextTo: anchor, offset: 0)
  }

  /// Adds items behind another and its whole subtree, with the same parent (diff rule T2).
  ///
  /// An empty list does nothing, and the anchor is not looked at then.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline.
  ///   - anchor: The item they come to stand behind.
  /// - Throws: `unknownItem` for the anchor, then `duplicateItem` (T7).
  /// - Complexity: O(k + m) for k items among m siblings.
  public mutating func insert(_ items: [ItemID], after anchor: ItemID) throws(SnapshotError) {
    try insert(items, nextTo: anchor, offset: 1)
  }

  /// Deletes items with all that is below them (diff rule T5).
  ///
  /// - Parameter items: Items of the outline; naming one twice, or a parent and its child, is fine.
  /// - Throws: `unknownItem` for the first that is not there, before anything is deleted.
  /// - Complexity: O(k + m) for k deleted items among m siblings.
  public mutating func delete(_ items: [ItemID]) throws(SnapshotError) {
    if let stranger = items.first(where: { nodes[$0] == nil }) {
      throw .unknown(item: stranger, in: "delete")
    }
    let goers = Set(items)
    let parents = Set(goers.compactMap { nodes[$0]?.parent })
    for item in goers { remove(below: item, itself: true) }
    for parent in parents { nodes[parent]?.children.removeAll(where: goers.contains) }
    rootItems.removeAll(where: goers.contains)
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    self = SectionSnapshot()
  }

  /// Expands items; those not in the outline are passed over (diff rules T4, T7).
  ///
  /// An item without children may be expanded: it shows when children come.
  ///
  /// - Complexity: O(k) for k items.
  public mutating func expand(_ items: [ItemID]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Collapses items; those not in the outline are passed over (diff rules T4, T7).
  ///
  /// What is expanded below keeps its flag and shows again when the item is expanded.
  ///
  /// - Complexity: O(k) for k items.
  public mutating func collapse(_ items: [ItemID]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  // MARK: Steps

  private mutating func insert(
    _ items: [ItemID], nextTo anchor: ItemID, offset: Int
  ) throws(SnapshotError) {
    guard !items.isEmpty else { return }
    guard let node = nodes[anchor] else { throw .unknown(item: anchor, in: "insert") }
    try checkFresh(items, in: "insert")
    add(items, to: node.parent, at: place(of: anchor, below: node.parent) + offset)
  }

  func place(of item: ItemID, below parent: ItemID?) -> Int {
    siblings(below: parent).firstIndex(of: item) ?? 0
  }

  func siblings(below parent: ItemID?) -> [ItemID] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  func checkFresh(_ items: some Sequence<ItemID>, in call: String) throws(SnapshotError) {
    var seen: Set<ItemID> = []
    for item in items where nodes[item] != nil || !seen.insert(item).inserted {
      throw SnapshotError(
        .duplicateItem, item,
        "\(call) adds item \(item), which is in the outline already or named twice; delete it first"
      )
    }
  }

  private mutating func add(_ items: [ItemID], to parent: ItemID?, at index: Int?) {
    for item in items { nodes[item] = Node(parent: parent) }
    link(items, to: parent, at: index)
  }

  mutating func link(_ items: [ItemID], to parent: ItemID?, at index: Int?) {
    if let parent {
      let end = nodes[parent]?.children.count ?? 0
      nodes[parent]?.children.insert(contentsOf: items, at: index ?? end)
    } else {
      rootItems.insert(contentsOf: items, at: index ?? rootItems.count)
    }
  }

  /// Forgets all items below `item`, and the item too if asked; its parent's list is left to the caller.
  mutating func remove(below item: ItemID, itself: Bool) {
    var pending = nodes[item]?.children ?? []
    while let next = pending.popLast() {
      pending += nodes[next]?.children ?? []
      nodes[next] = nil
    }
    if itself { nodes[item] = nil } else { nodes[item]?.children = [] }
  }
}
