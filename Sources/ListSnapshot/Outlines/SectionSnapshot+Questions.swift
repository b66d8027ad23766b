extension SectionSnapshot {
  /// The whole forest, depth first, what is hidden included (diff rule T3).
  ///
  /// - Complexity: O(n).
  public var items: [ItemID] { walk { _ in true } }

  /// The items all of whose ancestors are expanded, depth first (diff rule T4).
  ///
  /// - Complexity: O(v) for v visible items.
  public var visibleItems: [ItemID] { walk(\.isExpanded) }

  /// Whether the outline holds an item.
  public func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// The place of an item in ``items``; nil for an unknown one (diff rules T3, T7).
  ///
  /// - Complexity: O(n).
  public func index(of item: ItemID) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// How deep an item stands, 0 for a root (diff rule T3).
  ///
  /// - Throws: `unknownItem` where the outline has no such item.
  /// - Complexity: O(d) for an item d levels deep.
  public func level(of item: ItemID) throws(SnapshotError) -> Int {
    var level = 0
    var next = try node(of: item, in: "level(of:)").parent
    while let parent = next {
      level += 1
      next = nodes[parent]?.parent
    }
    return level
  }

  /// The parent of an item, nil for a root (diff rule T3).
  ///
  /// - Throws: `unknownItem` where the outline has no such item.
  public func parent(of item: ItemID) throws(SnapshotError) -> ItemID? {
    try node(of: item, in: "parent(of:)").parent
  }

  /// Whether an item is expanded, whether or not it has children (diff rule T4).
  ///
  /// - Throws: `unknownItem` where the outline has no such item.
  public func isExpanded(_ item: ItemID) throws(SnapshotError) -> Bool {
    try node(of: item, in: "isExpanded").isExpanded
  }

  /// Whether all ancestors of an item are expanded; that says nothing about the screen (diff rule T4).
  ///
  /// - Throws: `unknownItem` where the outline has no such item.
  /// - Complexity: O(d) for an item d levels deep.
  public func isVisible(_ item: ItemID) throws(SnapshotError) -> Bool {
    var next = try node(of: item, in: "isVisible").parent
    while let parent = next {
      guard let node = nodes[parent], node.isExpanded else { return false }
      next = node.parent
    }
    return true
  }

  /// The forest below a parent, or the tree with it, flags kept (diff rule T6).
  ///
  /// - Parameters:
  ///   - parent: An item of the outline.
  ///   - includingParent: Whether the parent becomes the root of what is returned.
  /// - Returns: An outline of its own.
  /// - Throws: `unknownItem` where the outline has no such item.
  /// - Complexity: O(k) for k items below the parent.
  public func snapshot(
    of parent: ItemID, includingParent: Bool = false
  ) throws(SnapshotError) -> SectionSnapshot {
    let node = try node(of: parent, in: "snapshot(of:)")
    var part = SectionSnapshot()
    part.rootItems = includingParent ? [parent] : node.children
    var pending = part.rootItems
    while let item = pending.popLast() {
      part.nodes[item] = nodes[item]
      pending += nodes[item]?.children ?? []
    }
    for root in part.rootItems { part.nodes[root]?.parent = nil }
    return part
  }

  /// Whether an item has children.
  func hasChildren(_ item: ItemID) -> Bool { nodes[item]?.children.isEmpty == false }

  private func node(of item: ItemID, in call: String) throws(SnapshotError) -> Node {
    guard let node = nodes[item] else { throw .unknown(item: item, in: call) }
    return node
  }

  /// Lists the forest depth first, going below the items for which `isOpen` holds.
  private func walk(_ isOpen: (Node) -> Bool) -> [ItemID] {
    var found: [ItemID] = []
    var pending: [ItemID] = rootItems.reversed()
    while let item = pending.popLast() {
      found.append(item)
      guard let node = nodes[item], isOpen(node) else { continue }
      pending += node.children.reversed()
    }
    return found
  }
}
