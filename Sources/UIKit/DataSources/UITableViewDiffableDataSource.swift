public import Foundation
import ListSnapshot

/// Gives a table its rows from snapshots, and tells it what changed from one to the next.
///
/// As ``UICollectionViewDiffableDataSource``, but that a table shows everything anew where a row leaves
/// a deleted section, enters an inserted one, or more than one section moves (table rule TB4).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of a row.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private typealias Engine = DiffableDataSource<
    SectionIdentifierType, ItemIdentifierType, UITableViewCell
  >

  /// How rows come and go: kept without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let engine: Engine
  private var listener: CommitListener<SectionIdentifierType, ItemIdentifierType>?
  private var hasApplied = false

  /// Creates a data source and makes it the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    engine = Engine { [weak tableView] _, path, item in
      tableView.flatMap { cellProvider($0, IndexPath(path), item) }
    }
    super.init()
    let listener = CommitListener<SectionIdentifierType, ItemIdentifierType> {
      [weak self] transaction in
      self?.show(transaction)
    }
    self.listener = listener
    engine.addObserver(listener)
    tableView.dataSource = self
  }

  private func show(
    _ transaction: DataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  ) {
    let isFirst = !hasApplied
    hasApplied = true
    let changes = transaction.changes ?? SnapshotChanges()
    let committed = CommittedChanges(from: transaction.old, to: transaction.new, changes)
    tableView?.whenNotShowing { table in
      if isFirst || transaction.changes == nil || committed.reloadsTables {
        table.reloadAll(keeping: committed.path(after:))
      } else {
        table.carryOut(committed)
      }
    }
  }

  // MARK: Applying

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The new list; its marks are spent.
  ///   - animatingDifferences: Changes hold at once in any case.
  ///   - completion: Called once the table shows it.
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

  /// The place of an item; nil for an unknown one (diff rule Q5).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    engine.path(for: itemIdentifier).map { IndexPath($0) }
  }

  // MARK: What the table asks

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { engine.numberOfSections }

  /// The number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    engine.numberOfItems(inSection: section)
  }

  /// The provider's cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      refuse("there is no row at \(Array(indexPath)); the data source holds another list")
    }
    guard let cell = engine.cell(at: ItemPath(indexPath)) else {
      refuse("the cell provider gives no cell for \(item) at \(Array(indexPath)); return one")
    }
    return cell
  }

  /// None; to be overridden for titles.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// None; to be overridden for titles.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No; to be overridden where rows may be deleted.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// No; to be overridden where rows may be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing; to be overridden where rows may be deleted.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing; to be overridden where rows may be moved.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource: DragCommitting {}
