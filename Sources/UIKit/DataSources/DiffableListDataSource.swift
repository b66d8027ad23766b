public import Foundation
import ListSnapshot

/// What ``UICollectionViewDiffableDataSource`` and ``UITableViewDiffableDataSource`` have in common:
/// applying snapshots and asking what is shown. UIKit has no such class; write the names of the two.
@preconcurrency @MainActor
open class DiffableListDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable, Cell: UIView
>: NSObject {
  let engine: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, Cell>
  private var listener: CommitListener<SectionIdentifierType, ItemIdentifierType>?
  private var hasApplied = false

  init(cellProvider: @escaping (IndexPath, ItemIdentifierType) -> Cell?) {
    engine = DiffableDataSource { _, path, item in cellProvider(IndexPath(path), item) }
    super.init()
    let listener = CommitListener<SectionIdentifierType, ItemIdentifierType> {
      [weak self] transaction in
      self?.committed(transaction)
    }
    self.listener = listener
    engine.addObserver(listener)
  }

  private func committed(
    _ transaction: DataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  ) {
    // The first apply is a reload, recorded of UIKit.
    let isReload = !hasApplied || transaction.changes == nil
    hasApplied = true
    let changes = transaction.changes ?? SnapshotChanges()
    show(
      CommittedChanges(from: transaction.old, to: transaction.new, changes), isReload: isReload)
  }

  /// Lets the view follow what was committed.
  func show(
    _ committed: CommittedChanges<SectionIdentifierType, ItemIdentifierType>, isReload: Bool
  ) {}

  // MARK: Applying

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The new list; its marks are spent.
  ///   - animatingDifferences: Changes hold at once in any case.
  ///   - completion: Called once the view shows it.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    engine.apply(snapshot.value, animatingDifferences: animatingDifferences) { _ in completion?() }
  }

  /// Shows a snapshot, compared with the old one on another thread, and returns once it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await engine.apply(snapshot.value, animatingDifferences: animatingDifferences)
  }

  /// Shows a snapshot without comparing it: all cells are asked for again (diff rule A8).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    engine.applyUsingReload(snapshot.value) { _ in completion?() }
  }

  /// Shows a snapshot without comparing it, and returns once it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      engine.applyUsingReload(snapshot.value) { _ in continuation.resume() }
    }
  }

  // MARK: Asking

  /// A copy of what is shown, without marks.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(engine.snapshot())
  }

  /// The section at an index; nil outside the list.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    engine.sectionIdentifier(for: index)
  }

  /// The index of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    engine.index(for: sectionIdentifier)
  }

  /// The item at a place; nil outside the list (diff rule Q5).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return engine.itemIdentifier(for: ItemPath(indexPath))
  }

  /// The place of an item; nil for an unknown or a hidden one (diff rule Q5).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    engine.path(for: itemIdentifier).map { IndexPath($0) }
  }

  /// The provider's cell of an item that is there.
  func cell(at indexPath: IndexPath) -> Cell {
    guard let item = itemIdentifier(for: indexPath) else {
      refuse("there is no item at \(Array(indexPath)); the data source holds another list")
    }
    guard let cell = engine.cell(at: ItemPath(indexPath)) else {
      refuse("the cell provider gives no cell for \(item) at \(Array(indexPath)); return one")
    }
    return cell
  }
}
