/// Holds what a list shows, and turns each new snapshot into the changes a view has to make.
///
/// It does what `UICollectionViewDiffableDataSource` does, without a view: applies take effect one after another in
/// the order of the calls (diff rule A1), observers hear of every commit, selection and scroll position follow
/// identifiers instead of paths (S1, S3).
///
/// ```swift
/// let dataSource = DiffableDataSource<String, Int, String> { _, path, item in "row \(item) at \(path)" }
/// var list = dataSource.snapshot()
/// try list.appendSections(["today"])
/// try list.appendItems([7, 8])
/// dataSource.apply(list)
/// print(dataSource.cell(at: ItemPath(section: 0, item: 1)) ?? "none")  // row 8 at [0, 1]
/// ```
///
/// A data source belongs to whatever actor created it and is not sent elsewhere; commits, observers, providers and
/// completions run there. `apply` works changes out at once; its `async` form works them out on another thread, on
/// immutable snapshots. Both wait in one queue (A6). An apply made while another is under way, from an observer, a
/// completion or a provider, waits in it too: nothing runs nested, so nothing can deadlock (A5).
public final class DiffableDataSource<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable, Cell
> {
  /// Makes the cell of an item at a path of the committed list.
  public typealias CellProvider = (
    _ dataSource: DiffableDataSource, _ path: ItemPath, _ item: ItemID
  ) -> Cell?

  /// Makes a header, footer or other supplementary view of a kind, at a path of the committed list.
  public typealias SupplementaryProvider = (
    _ dataSource: DiffableDataSource, _ kind: String, _ path: ItemPath
  ) -> Cell?

  /// Makes headers, footers and other supplementary views; nil for none.
  public var supplementaryProvider: SupplementaryProvider?
  /// What the list is seen through; held weakly. Without one no scroll position is kept.
  public weak var viewport: (any DataSourceViewport<ItemID>)?
  /// What happens to the scroll offset at a commit.
  public var offsetPolicy = OffsetPolicy.keepAnchor
  /// Asked and told when rows open and close; held strongly, so a handler that needs the data source takes it
  /// weakly.
  public var outlineHandlers = OutlineHandlers<ItemID>()

  let cellProvider: CellProvider
  var contents = ListContents<SectionID, ItemID>()
  var selection: Set<ItemID> = []
  var queue = ApplyQueue<SectionID, ItemID>()
  private var observers: [WeakObserver] = []

  /// Creates a data source with an empty list.
  ///
  /// - Parameter cellProvider: Makes the cells.
  public init(cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
  }

  /// A copy of the last committed list, without marks (diff rule A7).
  public func snapshot() -> Snapshot<SectionID, ItemID> { contents.snapshot }

  /// The outline of a section: the one applied last, or a flat one of its items; empty where there is no such
  /// section.
  ///
  /// - Complexity: O(m) for m items in a section without an outline.
  public func snapshot(for section: SectionID) -> SectionSnapshot<ItemID> {
    contents.outline(of: section)
  }

  /// Whether a section shows an outline that was applied to it.
  public func hasOutline(_ section: SectionID) -> Bool { contents.outlines[section] != nil }

  // MARK: Observers

  /// Adds an observer, held weakly; observers are told in the order in which they were added.
  public func addObserver(_ observer: any DataSourceObserver<SectionID, ItemID>) {
    observers.append(WeakObserver(observer: observer))
  }

  /// Removes an observer.
  public func removeObserver(_ observer: any DataSourceObserver<SectionID, ItemID>) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(_ body: (any DataSourceObserver<SectionID, ItemID>) -> Void) {
    for entry in observers {
      if let observer = entry.observer { body(observer) }
    }
    observers.removeAll { $0.observer == nil }
  }

  private struct WeakObserver {
    weak var observer: (any DataSourceObserver<SectionID, ItemID>)?
  }
}
