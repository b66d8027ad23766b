extension Snapshot {
  /// The items marked to be replaced, first marked first (diff rule M2).
  ///
  /// - Complexity: O(m log m) for m marks.
  public var reloadedItemIdentifiers: [ItemID] {
    itemTable.identifiers(of: marks.reloadedItems.ordered)
  }

  /// The items marked to be configured again in place, first marked first (diff rule M2).
  ///
  /// - Complexity: O(m log m) for m marks.
  public var reconfiguredItemIdentifiers: [ItemID] {
    itemTable.identifiers(of: marks.reconfiguredItems.ordered)
  }

  /// The sections marked to be replaced, first marked first (diff rule M2).
  ///
  /// - Complexity: O(m log m) for m marks.
  public var reloadedSectionIdentifiers: [SectionID] {
    sectionTable.identifiers(of: marks.reloadedSections.ordered)
  }

  /// Marks items whose cells are to be replaced (diff rule M1).
  ///
  /// - Parameter identifiers: Items of the snapshot, each named once.
  /// - Throws: `duplicateItem`, then `unknownItem`; nothing is marked then.
  /// - Complexity: O(k) for k items.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    for item in try itemsToMark(identifiers, in: "reloadItems") { marks.reload(item: item) }
  }

  /// Marks items whose cells stay and are configured again (diff rule M1).
  ///
  /// An item that is marked for a reload stays so (M2).
  ///
  /// - Parameter identifiers: Items of the snapshot, each named once.
  /// - Throws: `duplicateItem`, then `unknownItem`; nothing is marked then.
  /// - Complexity: O(k) for k items.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    for item in try itemsToMark(identifiers, in: "reconfigureItems") {
      marks.reconfigure(item: item)
    }
  }

  /// Marks sections that are to be replaced (diff rule M1).
  ///
  /// - Parameter identifiers: Sections of the snapshot, each named once.
  /// - Throws: `duplicateSection`, then `unknownSection`; nothing is marked then.
  /// - Complexity: O(k) for k sections.
  public mutating func reloadSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    let call = "reloadSections"
    let found = sectionTable.find(identifiers)
    if let index = firstRepeat(in: identifiers, found: found) {
      throw .repeated(section: identifiers[index], in: call)
    }
    var present: [UInt32] = []
    for (index, handle) in found.enumerated() {
      guard let handle, arrangement.containsSection(handle) else {
        throw .unknown(section: identifiers[index], in: call)
      }
      present.append(handle)
    }
    for section in present { marks.reload(section: section) }
  }

  /// The same snapshot without marks, as a data source hands it out once they are spent (diff rule M4).
  public var withoutMarks: Snapshot {
    var copy = self
    copy.marks = Marks()
    return copy
  }

  @inlinable
  func itemsToMark(
    _ identifiers: [ItemID], in call: String
  ) throws(SnapshotError) -> [UInt32] {
    let found = itemTable.find(identifiers)
    if let index = firstRepeat(in: identifiers, found: found) {
      throw .repeated(item: identifiers[index], in: call)
    }
    var present: [UInt32] = []
    present.reserveCapacity(found.count)
    for (index, handle) in found.enumerated() {
      guard let handle, arrangement.containsItem(handle) else {
        throw .unknown(item: identifiers[index], in: call)
      }
      present.append(handle)
    }
    return present
  }
}
