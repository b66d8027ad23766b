extension Snapshot {
  /// The number of items over all sections (diff rule Q2).
  @inlinable
  public var numberOfItems: Int { arrangement.itemCount }

  /// The number of sections (diff rule Q2).
  @inlinable
  public var numberOfSections: Int { arrangement.sectionCount }

  /// All items, section by section (diff rule Q1).
  ///
  /// - Complexity: O(n).
  @inlinable
  public var itemIdentifiers: [ItemID] {
    var handles: ContiguousArray<UInt32> = []
    handles.reserveCapacity(numberOfItems)
    arrangement.forEachRun { handles.append(contentsOf: $0) }
    return itemTable.identifiers(of: handles)
  }

  /// The sections in order (diff rule Q1).
  ///
  /// - Complexity: O(s) for s sections.
  @inlinable
  public var sectionIdentifiers: [SectionID] {
    sectionTable.identifiers(of: arrangement.sections)
  }

  /// The number of items in a section (diff rule Q4).
  ///
  /// - Parameter section: A section of the snapshot.
  /// - Returns: The number, 0 for an empty section.
  /// - Throws: `unknownSection` where the snapshot has no such section.
  @inlinable
  public func numberOfItems(inSection section: SectionID) throws(SnapshotError) -> Int {
    guard let handle = presentSection(section) else {
      throw .unknown(section: section, in: "numberOfItems(inSection:)")
    }
    return arrangement.itemCount(in: handle)
  }

  /// The items of a section, in order (diff rule Q4).
  ///
  /// - Parameter section: A section of the snapshot.
  /// - Returns: Its items.
  /// - Throws: `unknownSection` where the snapshot has no such section.
  /// - Complexity: O(m) for m items in the section.
  @inlinable
  public func itemIdentifiers(inSection section: SectionID) throws(SnapshotError) -> [ItemID] {
    guard let handle = presentSection(section) else {
      throw .unknown(section: section, in: "itemIdentifiers(inSection:)")
    }
    return itemTable.identifiers(of: arrangement.items(in: handle))
  }

  /// Whether the snapshot holds an item.
  @inlinable
  public func contains(item: ItemID) -> Bool { presentItem(item) != nil }

  /// Whether the snapshot holds a section.
  @inlinable
  public func contains(section: SectionID) -> Bool { presentSection(section) != nil }

  /// The place of an item among all items, not within its section; nil for an unknown one (diff rule Q2).
  ///
  /// - Complexity: O(log n), also right after an edit.
  @inlinable
  public func indexOfItem(_ identifier: ItemID) -> Int? {
    guard let item = presentItem(identifier) else { return nil }
    let place = arrangement.place(of: item)
    return arrangement.position(ofSection: place.section).itemsBefore + place.index
  }

  /// The place of a section; nil for an unknown one (diff rule Q2).
  ///
  /// - Complexity: O(log s) for s sections, also right after an edit.
  @inlinable
  public func indexOfSection(_ identifier: SectionID) -> Int? {
    presentSection(identifier).map { arrangement.position(ofSection: $0).index }
  }

  /// The section an item is in; nil for an unknown item (diff rule Q3).
  ///
  /// - Complexity: O(log n), also right after an edit.
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemID) -> SectionID? {
    presentItem(identifier).map { sectionTable.identifier(of: arrangement.section(of: $0)) }
  }

  /// The section and item index of an item; nil for an unknown one (diff rule Q5).
  ///
  /// - Complexity: O(log n), also right after an edit.
  @inlinable
  public func path(of identifier: ItemID) -> ItemPath? {
    presentItem(identifier).map(path(ofHandle:))
  }

  /// The item at a path; nil outside the snapshot (diff rule Q5).
  ///
  /// - Complexity: O(log n), also right after an edit.
  @inlinable
  public func itemIdentifier(at path: ItemPath) -> ItemID? {
    guard (0..<numberOfSections).contains(path.section) else { return nil }
    let section = arrangement.section(at: path.section)
    guard (0..<arrangement.itemCount(in: section)).contains(path.item) else { return nil }
    return itemTable.identifier(of: arrangement.item(in: section, at: path.item))
  }

  /// The section at an index; nil outside the snapshot.
  ///
  /// - Complexity: O(log s) for s sections, also right after an edit.
  @inlinable
  public func sectionIdentifier(at index: Int) -> SectionID? {
    guard (0..<numberOfSections).contains(index) else { return nil }
    return sectionTable.identifier(of: arrangement.section(at: index))
  }

  @inlinable
  func path(ofHandle item: UInt32) -> ItemPath {
    let place = arrangement.place(of: item)
    return ItemPath(
      section: arrangement.position(ofSection: place.section).index, item: place.index)
  }
}
