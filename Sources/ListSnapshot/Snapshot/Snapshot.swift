/// An ordered list of sections, each an ordered list of items, all known by identifiers.
///
/// A snapshot says what a list screen shows. It is edited freely, then compared with, or applied after,
/// an earlier one:
///
/// ```swift
/// var old = Snapshot<String, Int>()
/// try old.appendSections(["news", "sports"])
/// try old.appendItems([1, 2, 3], toSection: "news")
/// var new = old
/// try new.moveItem(3, beforeItem: 1)
/// let changes = Snapshot.changes(from: old, to: new)
/// print(changes.movedItems)  // [[0, 2] -> [0, 0]]
/// ```
///
/// It has the calls, and gives the answers, of `NSDiffableDataSourceSnapshot` (diff rules B, Q, M), but a
/// call with a mistake in it throws a ``SnapshotError`` and changes nothing.
///
/// ## What it costs
///
/// Section identifiers are unique in a snapshot, item identifiers over all its sections. Each is hashed
/// once, when it first enters, and is a number from then on. Copies share everything: an edit of a copy
/// duplicates the few hundred places around it, and ``changes(from:to:)`` looks only at what two relatives
/// do not share. Copies may be edited in different tasks at the same time.
///
/// Relatives also share their table of identifiers, which keeps those that were deleted. When it would
/// have to grow while less than half of it is in use, the growing snapshot moves to a table of its own;
/// the next comparison with an older relative then costs as much as one of strangers, once.
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  @usableFromInline var sectionTable: IdentifierTable<SectionID>
  @usableFromInline var itemTable: IdentifierTable<ItemID>
  @usableFromInline var arrangement = Arrangement()
  @usableFromInline var marks = Marks()

  /// Creates a snapshot without sections.
  @inlinable
  public init() {
    sectionTable = IdentifierTable()
    itemTable = IdentifierTable()
  }

  /// Creates a snapshot of whole sections, in order.
  ///
  /// - Parameter sections: The section identifiers, each with its items.
  /// - Throws: `duplicateSection` or `duplicateItem` where an identifier comes a second time.
  /// - Complexity: O(n) for n identifiers.
  @inlinable
  public init(_ sections: [(section: SectionID, items: [ItemID])]) throws(SnapshotError) {
    self.init()
    try appendSections(sections.map(\.section))
    for (section, items) in sections {
      let moved = try appendItems(items, toSection: section)
      if let first = moved.first {
        throw SnapshotError.repeated(item: first, in: "the list of sections")
      }
    }
  }
}

extension Snapshot {
  /// The handle of an item that is in the snapshot.
  @inlinable
  func presentItem(_ id: ItemID) -> UInt32? {
    guard let handle = itemTable.handle(of: id), arrangement.containsItem(handle) else {
      return nil
    }
    return handle
  }

  /// The handle of a section that is in the snapshot.
  @inlinable
  func presentSection(_ id: SectionID) -> UInt32? {
    guard let handle = sectionTable.handle(of: id), arrangement.containsSection(handle) else {
      return nil
    }
    return handle
  }

  /// Moves to tables of its own where those shared would grow and hold more leavings than content.
  @inlinable
  mutating func leaveCrowdedTables(addingItems items: Int, sections: Int) {
    let slack = 1024
    let crowdedItems =
      items > 0 && !itemTable.hasRoom(for: items)
      && itemTable.count > 2 * arrangement.itemCount + slack
    let crowdedSections =
      sections > 0 && !sectionTable.hasRoom(for: sections)
      && sectionTable.count > 2 * arrangement.sectionCount + slack
    if crowdedItems || crowdedSections { moveToOwnTables() }
  }

  /// Puts exactly the identifiers in use into new tables.
  ///
  /// - Complexity: O(n).
  @usableFromInline
  mutating func moveToOwnTables() {
    let sections = arrangement.sections
    var items: ContiguousArray<UInt32> = []
    arrangement.forEachRun { items.append(contentsOf: $0) }
    let ownSections = IdentifierTable<SectionID>(capacity: sections.count)
    let ownItems = IdentifierTable<ItemID>(capacity: items.count)
    _ = ownSections.intern(sectionTable.identifiers(of: sections))
    _ = ownItems.intern(itemTable.identifiers(of: items))
    let sectionNames = Self.ranks(of: sections)
    let itemNames = Self.ranks(of: items)
    arrangement = arrangement.renamed(
      sections: { sectionNames[Int($0)] }, items: { itemNames[Int($0)] })
    marks = marks.renamed(sections: { sectionNames[Int($0)] }, items: { itemNames[Int($0)] })
    sectionTable = ownSections
    itemTable = ownItems
  }

  /// For each handle its place in the list.
  private static func ranks(of handles: ContiguousArray<UInt32>) -> ContiguousArray<UInt32> {
    var ranks = ContiguousArray<UInt32>(repeating: 0, count: Int(handles.max() ?? 0) + 1)
    for (rank, handle) in handles.enumerated() { ranks[Int(handle)] = UInt32(rank) }
    return ranks
  }
}
