/// What an app has to say when rows of an outline open and close (diff rule T11).
///
/// All are called while the data source still holds the old rows.
public struct OutlineHandlers<ItemID: Hashable & Sendable> {
  /// Whether an item may open; without it, yes.
  public var shouldExpand: ((ItemID) -> Bool)?
  /// Hears that an item is about to open.
  public var willExpand: ((ItemID) -> Void)?
  /// Whether an item may close; without it, yes.
  public var shouldCollapse: ((ItemID) -> Bool)?
  /// Hears that an item is about to close.
  public var willCollapse: ((ItemID) -> Void)?
  /// Gives the children of an item that opens, from the forest below it, which they replace.
  public var childrenForExpanding: ((ItemID, SectionSnapshot<ItemID>) -> SectionSnapshot<ItemID>)?

  /// Creates handlers that let everything open and close.
  public init() {}
}
