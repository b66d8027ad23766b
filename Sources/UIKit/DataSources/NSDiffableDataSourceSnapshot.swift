import ListSnapshot

/// What a list shows: sections in order, each with its items in order, by identifier.
///
/// A value over `ListSnapshot.Snapshot`, with its answers and its costs (diff rules B, Q and M). What
/// UIKit raises for stops the program here too, with a sentence that says which identifier and what
/// to do; asking never does, save for the two questions that UIKit raises for (diff rule Q4).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var value: Snapshot<SectionIdentifierType, ItemIdentifierType>

  init(_ value: Snapshot<SectionIdentifierType, ItemIdentifierType>) { self.value = value }

  /// Creates a snapshot without sections.
  public init() { value = Snapshot() }

  /// The number of items over all sections.
  public var numberOfItems: Int { value.numberOfItems }
  /// The number of sections.
  public var numberOfSections: Int { value.numberOfSections }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { value.sectionIdentifiers }
  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { value.itemIdentifiers }
  /// The items marked to be shown by other cells.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { value.reloadedItemIdentifiers }
  /// The items marked to be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { value.reconfiguredItemIdentifiers }
  /// The sections marked to be shown anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    value.reloadedSectionIdentifiers
  }

  /// The number of items in a section, which has to be there (diff rule Q4).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    orRefuse { () throws(SnapshotError) in try value.numberOfItems(inSection: identifier) }
  }

  /// The items of a section, which has to be there (diff rule Q4).
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    orRefuse { () throws(SnapshotError) in try value.itemIdentifiers(inSection: identifier) }
  }

  /// The section an item is in; nil for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { value.sectionIdentifier(containingItem: identifier) }

  /// The place of an item among all; nil for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    value.indexOfItem(identifier)
  }

  /// The place of a section; nil for an unknown one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    value.indexOfSection(identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one; those that are there move (diff rules B5
  /// and B6).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    edit { (value) throws(SnapshotError) in
      try value.appendItems(identifiers, toSection: sectionIdentifier)
    }
  }

  /// Puts items before another; those that are there move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    edit { (value) throws(SnapshotError) in
      try value.insertItems(identifiers, beforeItem: beforeIdentifier)
    }
  }

  /// Puts items behind another; those that are there move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    edit { (value) throws(SnapshotError) in
      try value.insertItems(identifiers, afterItem: afterIdentifier)
    }
  }

  /// Deletes items; unknown ones are passed over (diff rule B7).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    edit { (value) throws(SnapshotError) in try value.deleteItems(identifiers) }
  }

  /// Deletes everything, sections too (diff rule B8).
  public mutating func deleteAllItems() { value.deleteAllItems() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    edit { (value) throws(SnapshotError) in
      try value.moveItem(identifier, beforeItem: toIdentifier)
    }
  }

  /// Moves an item behind another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    edit { (value) throws(SnapshotError) in
      try value.moveItem(identifier, afterItem: toIdentifier)
    }
  }

  /// Marks items to be shown by other cells (diff rule M1).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    edit { (value) throws(SnapshotError) in try value.reloadItems(identifiers) }
  }

  /// Marks items whose cells are to be configured again (diff rule M1).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    edit { (value) throws(SnapshotError) in try value.reconfigureItems(identifiers) }
  }

  // MARK: Sections

  /// Adds sections at the end (diff rule B2).
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit { (value) throws(SnapshotError) in try value.appendSections(identifiers) }
  }

  /// Puts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { (value) throws(SnapshotError) in
      try value.insertSections(identifiers, beforeSection: toIdentifier)
    }
  }

  /// Puts sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { (value) throws(SnapshotError) in
      try value.insertSections(identifiers, afterSection: toIdentifier)
    }
  }

  /// Deletes sections with their items; unknown ones are passed over (diff rule B7).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    edit { (value) throws(SnapshotError) in try value.deleteSections(identifiers) }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { (value) throws(SnapshotError) in
      try value.moveSection(identifier, beforeSection: toIdentifier)
    }
  }

  /// Moves a section behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { (value) throws(SnapshotError) in
      try value.moveSection(identifier, afterSection: toIdentifier)
    }
  }

  /// Marks sections to be shown anew (diff rule M1).
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    edit { (value) throws(SnapshotError) in try value.reloadSections(identifiers) }
  }

  private mutating func edit<Result>(
    _ change: (inout Snapshot<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotError)
      -> Result
  ) {
    _ = orRefuse { () throws(SnapshotError) in try change(&value) }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same sections and items in the same order; marks do not count (diff rule
  /// Q6).
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

/// What a call answers, or the end of the program with the sentence of its error.
func orRefuse<Result>(_ call: () throws(SnapshotError) -> Result) -> Result {
  do throws(SnapshotError) {
    return try call()
  } catch {
    refuse("\(error)")
  }
}
