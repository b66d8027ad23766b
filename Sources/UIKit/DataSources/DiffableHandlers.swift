import ListSnapshot

extension UICollectionViewDiffableDataSource {
  /// What an app has to say when items are moved by hand.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item may be moved; without an answer, no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Hears what is about to change; the data source still holds the old items.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Hears what changed.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that let nothing be moved.
    public init() {}
  }

  /// What an app has to say when rows of an outline open and close (diff rule T11). All are called
  /// while the data source still holds the old rows.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may open; without an answer, yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item is about to open.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may close; without an answer, yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item is about to close.
    public var willCollapseItem: ((Item) -> Void)?
    /// The children of an item that opens, from the forest below it, which they replace.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Creates handlers that let everything open and close.
    public init() {}

    var value: OutlineHandlers<Item> {
      var handlers = OutlineHandlers<Item>()
      handlers.shouldExpand = shouldExpandItem
      handlers.willExpand = willExpandItem
      handlers.shouldCollapse = shouldCollapseItem
      handlers.willCollapse = willCollapseItem
      if let snapshotForExpandingParent {
        handlers.childrenForExpanding = { item, below in
          snapshotForExpandingParent(item, NSDiffableDataSourceSectionSnapshot(below)).value
        }
      }
      return handlers
    }
  }
}
