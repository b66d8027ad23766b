/// One commit of a data source, as its observers see it.
public struct DataSourceTransaction<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Sendable
{
  /// What was committed before.
  public let old: Snapshot<SectionID, ItemID>
  /// What is committed now, without marks.
  public let new: Snapshot<SectionID, ItemID>
  /// The steps from old to new; nil where everything is to be reloaded (diff rule A8).
  public let changes: SnapshotChanges<SectionID, ItemID>?
  /// Whether the changes are to be animated.
  public let isAnimated: Bool
  /// Items that were selected and are not in new, in old order (diff rule S2).
  public let deselectedItems: [ItemID]
  /// The item that keeps its distance to the viewport's edge, if one does (diff rules S3, S4).
  public let anchor: ItemID?
}

/// Hears of a data source's commits.
///
/// Before a commit the data source still answers with the old list, after it with the new one (diff rule A9). An
/// apply from inside either call waits until this commit and those already waiting are done (A5).
public protocol DataSourceObserver<SectionID, ItemID>: AnyObject {
  /// Identifies sections.
  associatedtype SectionID: Hashable & Sendable
  /// Identifies items.
  associatedtype ItemID: Hashable & Sendable

  /// Hears that a transaction is about to be committed.
  func willCommit(_ transaction: DataSourceTransaction<SectionID, ItemID>)

  /// Hears that a transaction was committed.
  func didCommit(_ transaction: DataSourceTransaction<SectionID, ItemID>)
}

extension DataSourceObserver {
  /// Does nothing.
  public func willCommit(_ transaction: DataSourceTransaction<SectionID, ItemID>) {}
}
