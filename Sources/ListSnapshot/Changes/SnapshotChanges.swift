/// What has to be done to turn one snapshot into another, with the fewest steps (diff rules D1 to D8).
///
/// Deletes, and the sources of moves, are in the indices of the old list; inserts, and the targets of moves, in
/// those of the new one, as batch updates of a table or collection view expect them. A deleted section takes
/// its items along and an inserted one brings its own, so these are not listed; a moved section carries its
/// items. An item that is in both lists is never a delete and an insert: it stays or it moves.
///
/// Each list is sorted: deletes by old place, inserts and moves by new place, marks in the order in which they
/// were made.
public struct SnapshotChanges<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Old indices of sections that are gone, with all their items that are gone.
  public internal(set) var deletedSections: [Int] = []
  /// New indices of sections that are new, with all their items that are new.
  public internal(set) var insertedSections: [Int] = []
  /// The fewest sections whose moving puts all kept ones in order (D4).
  public internal(set) var movedSections: [IndexMove] = []
  /// Old paths of items that are gone from sections that are not.
  public internal(set) var deletedItems: [ItemPath] = []
  /// New paths of items that are new in sections that are not.
  public internal(set) var insertedItems: [ItemPath] = []
  /// Items that changed their section, and the fewest others whose moving puts each section in order (D5).
  public internal(set) var movedItems: [ItemMove] = []
  /// Kept sections to be replaced (D7).
  public internal(set) var reloadedSections: [SectionReload<SectionID>] = []
  /// Kept items to be replaced, outside replaced sections (D7).
  public internal(set) var reloadedItems: [ItemReload<ItemID>] = []
  /// Kept items to be configured again in place, outside replaced sections (D7).
  public internal(set) var reconfiguredItems: [ItemReload<ItemID>] = []

  /// Creates changes in which nothing changes.
  public init() {}

  /// The number of deletes, inserts and moves, the smallest there can be (D8); marks do not count.
  public var operationCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count + deletedItems.count
      + insertedItems.count + movedItems.count
  }

  /// Whether nothing has to be done at all.
  public var isEmpty: Bool {
    operationCount == 0 && reloadedSections.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty
  }
}
