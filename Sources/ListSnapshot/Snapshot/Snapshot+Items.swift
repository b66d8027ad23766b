extension Snapshot {
  /// Adds items at the end of a section; those already in the snapshot move there (diff rules B5, B6).
  ///
  /// - Parameters:
  ///   - identifiers: The items, each named once.
  ///   - section: The section to add to; nil for the last one.
  /// - Returns: Those that were in the snapshot before and moved, in the order of the list.
  /// - Throws: `noSections`, `duplicateItem` or `unknownSection`, checked in this order (B10).
  /// - Complexity: O(k log n) for k of n items.
  @inlinable
  @discardableResult
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) throws(SnapshotError) -> [ItemID] {
    let call = "appendItems"
    let count = arrangement.sectionCount
    if count == 0 { throw .noSections(in: call) }
    leaveCrowdedTables(addingItems: identifiers.count, sections: 0)
    let list = itemTable.intern(identifiers)
    if let index = list.firstRepeat { throw .repeated(item: identifiers[index], in: call) }
    let target: UInt32
    if let section {
      guard let known = presentSection(section) else { throw .unknown(section: section, in: call) }
      target = known
    } else {
      target = arrangement.section(at: count - 1)
    }
    let moved = lift(list.handles)
    arrangement.insertItems(list.handles, at: .end, section: target)
    return itemTable.identifiers(of: moved)
  }

  /// Puts items directly before another; those already in the snapshot move there (diff rule B6).
  ///
  /// - Parameters:
  ///   - identifiers: The items, each named once, the anchor not among them.
  ///   - anchor: The item they come to stand before.
  /// - Returns: Those that were in the snapshot before and moved, in the order of the list.
  /// - Throws: `duplicateItem`, `relativeToItself` or `unknownItem`, checked in this order (B10).
  /// - Complexity: O(k log n) for k of n items.
  @inlinable
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem anchor: ItemID
  ) throws(SnapshotError) -> [ItemID] {
    let (handles, next) = try itemsToInsert(identifiers, anchor)
    let moved = lift(handles)
    arrangement.insertItems(handles, at: .before(next))
    return itemTable.identifiers(of: moved)
  }

  /// Puts items directly behind another; those already in the snapshot move there (diff rule B6).
  ///
  /// - Parameters:
  ///   - identifiers: The items, each named once, the anchor not among them.
  ///   - anchor: The item they come to stand behind.
  /// - Returns: Those that were in the snapshot before and moved, in the order of the list.
  /// - Throws: `duplicateItem`, `relativeToItself` or `unknownItem`, checked in this order (B10).
  /// - Complexity: O(k log n) for k of n items.
  @inlinable
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemID], afterItem anchor: ItemID
  ) throws(SnapshotError) -> [ItemID] {
    let (handles, previous) = try itemsToInsert(identifiers, anchor)
    let moved = lift(handles)
    arrangement.insertItems(handles, at: .after(previous))
    return itemTable.identifiers(of: moved)
  }

  /// Deletes items; those not in the snapshot are passed over (diff rule B7).
  ///
  /// - Parameter identifiers: The items to delete, each named once.
  /// - Throws: `duplicateItem` for one named twice (B4).
  /// - Complexity: O(k log n) for k of n items.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    if identifiers.count == 1 {
      if let item = presentItem(identifiers[0]) { remove(item) }
      return
    }
    let found = itemTable.find(identifiers)
    if let index = firstRepeat(in: identifiers, found: found) {
      throw .repeated(item: identifiers[index], in: "deleteItems")
    }
    let gone = ContiguousArray(found.compactMap { $0 }.filter(arrangement.containsItem))
    arrangement.removeItems(gone)
    if marks.namesItems {
      for item in gone { marks.forget(item: item) }
    }
  }

  /// Deletes everything: items, sections and marks (diff rule B8).
  public mutating func deleteAllItems() {
    arrangement = Arrangement()
    marks = Marks()
  }

  /// Moves an item directly before another, into that one's section (diff rule B9).
  ///
  /// - Parameters:
  ///   - identifier: The item to move.
  ///   - anchor: The item it comes to stand before.
  /// - Throws: `relativeToItself`, else `unknownItem` for the mover, then for the anchor.
  /// - Complexity: O(log n) for n items.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemID, beforeItem anchor: ItemID
  ) throws(SnapshotError) {
    let (mover, next) = try itemPair(identifier, anchor)
    arrangement.removeItem(mover)
    arrangement.insertItems([mover], at: .before(next))
  }

  /// Moves an item directly behind another, into that one's section (diff rule B9).
  ///
  /// - Parameters:
  ///   - identifier: The item to move.
  ///   - anchor: The item it comes to stand behind.
  /// - Throws: `relativeToItself`, else `unknownItem` for the mover, then for the anchor.
  /// - Complexity: O(log n) for n items.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemID, afterItem anchor: ItemID
  ) throws(SnapshotError) {
    let (mover, previous) = try itemPair(identifier, anchor)
    arrangement.removeItem(mover)
    arrangement.insertItems([mover], at: .after(previous))
  }

  @inlinable
  func itemPair(
    _ mover: ItemID, _ anchor: ItemID
  ) throws(SnapshotError) -> (UInt32, UInt32) {
    if mover == anchor { throw .relativeToItself(mover, in: "moveItem") }
    guard let first = presentItem(mover) else { throw .unknown(item: mover, in: "moveItem") }
    guard let second = presentItem(anchor) else { throw .unknown(item: anchor, in: "moveItem") }
    return (first, second)
  }

  @inlinable
  mutating func itemsToInsert(
    _ identifiers: [ItemID], _ anchor: ItemID
  ) throws(SnapshotError) -> (handles: ContiguousArray<UInt32>, anchor: UInt32) {
    let call = "insertItems"
    leaveCrowdedTables(addingItems: identifiers.count, sections: 0)
    let list = itemTable.intern(identifiers)
    if let index = list.firstRepeat { throw .repeated(item: identifiers[index], in: call) }
    if identifiers.contains(anchor) { throw .relativeToItself(anchor, in: call) }
    guard let known = presentItem(anchor) else { throw .unknown(item: anchor, in: call) }
    return (list.handles, known)
  }

  @usableFromInline
  mutating func remove(_ item: UInt32) {
    arrangement.removeItem(item)
    marks.forget(item: item)
  }

  /// Takes those of `handles` that are in the snapshot out of it; their marks stay.
  @usableFromInline
  mutating func lift(_ handles: ContiguousArray<UInt32>) -> ContiguousArray<UInt32> {
    var present: ContiguousArray<UInt32> = []
    for item in handles where arrangement.containsItem(item) { present.append(item) }
    arrangement.removeItems(present)
    return present
  }
}
