import ListSnapshot

/// The outline of one section: a forest of items that open and close.
///
/// A value over `ListSnapshot.SectionSnapshot`, with its answers (diff rules T1 to T10). What UIKit
/// raises for stops the program here too, with a sentence that says which item and what to do.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable, Equatable
{
  var value: SectionSnapshot<ItemIdentifierType>

  init(_ value: SectionSnapshot<ItemIdentifierType>) { self.value = value }

  /// Creates an outline without items.
  public init() { value = SectionSnapshot() }

  /// The whole forest, depth first, hidden items included.
  public var items: [ItemIdentifierType] { value.items }
  /// The items on the outermost level.
  public var rootItems: [ItemIdentifierType] { value.rootItems }
  /// The items all of whose ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] { value.visibleItems }

  /// Adds items below a parent, or on the outermost level.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    orRefuse { () throws(SnapshotError) in try value.append(items, to: parent) }
  }

  /// Adds items before another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    orRefuse { () throws(SnapshotError) in try value.insert(items, before: item) }
  }

  /// Adds items behind another and what is below it, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    orRefuse { () throws(SnapshotError) in try value.insert(items, after: item) }
  }

  /// Adds another forest before an item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    orRefuse { () throws(SnapshotError) in try value.insert(snapshot.value, before: item) }
  }

  /// Adds another forest behind an item and what is below it.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    orRefuse { () throws(SnapshotError) in try value.insert(snapshot.value, after: item) }
  }

  /// Deletes items with what is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    orRefuse { () throws(SnapshotError) in try value.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { value.deleteAll() }

  /// Puts a forest in the place of all that is below a parent.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    orRefuse { () throws(SnapshotError) in
      try value.replace(childrenOf: parent, using: snapshot.value)
    }
  }

  /// Opens items; unknown ones are passed over.
  public mutating func expand(_ items: [ItemIdentifierType]) { value.expand(items) }

  /// Closes items; unknown ones are passed over.
  public mutating func collapse(_ items: [ItemIdentifierType]) { value.collapse(items) }

  /// The forest below a parent, or the tree with it.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    Self(
      orRefuse { () throws(SnapshotError) in
        try value.snapshot(of: parent, includingParent: includingParent)
      })
  }

  /// Whether the outline holds an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { value.contains(item) }

  /// How deep an item stands, 0 for a root.
  public func level(of item: ItemIdentifierType) -> Int {
    orRefuse { () throws(SnapshotError) in try value.level(of: item) }
  }

  /// The place of an item in ``items``; nil for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? { value.index(of: item) }

  /// The parent of an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    orRefuse { () throws(SnapshotError) in try value.parent(of: child) }
  }

  /// Whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    orRefuse { () throws(SnapshotError) in try value.isExpanded(item) }
  }

  /// Whether all ancestors of an item are open; that says nothing about the screen.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    orRefuse { () throws(SnapshotError) in try value.isVisible(item) }
  }

  /// The outline in words, for a log: an item a line, indented by its level.
  public func visualDescription() -> String {
    items.map { item in
      let sign = isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }
}
