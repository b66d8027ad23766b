public import Foundation
import ListSnapshot

/// Gives a table its rows from snapshots, and tells it what changed from one to the next.
///
/// As ``UICollectionViewDiffableDataSource``, but that a table shows everything anew where a row leaves
/// a deleted section, enters an inserted one, or more than one section moves (table rule TB4).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableListDataSource<SectionIdentifierType, ItemIdentifierType, UITableViewCell>,
  UITableViewDataSource
{
  /// Makes the cell of a row.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// How rows come and go: kept without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?

  /// Creates a data source and makes it the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    super.init { [weak tableView] path, item in
      tableView.flatMap { cellProvider($0, path, item) }
    }
    tableView.dataSource = self
  }

  override func show(
    _ committed: CommittedChanges<SectionIdentifierType, ItemIdentifierType>, isReload: Bool
  ) {
    tableView?.whenNotShowing { table in
      if isReload || committed.reloadsTables {
        table.reloadAll(keeping: committed.path(after:))
      } else {
        table.carryOut(committed)
      }
    }
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
  ) -> UITableViewCell { cell(at: indexPath) }

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
