public import Foundation
import ListSnapshot

/// Gives a collection view its items from snapshots, and tells it what changed from one to the next.
///
/// ```swift
/// let source = UICollectionViewDiffableDataSource<Section, App>(collectionView: view) {
///   view, path, app in
///   view.dequeueConfiguredReusableCell(using: registration, for: path, item: app)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Section, App>()
/// snapshot.appendSections([.featured])
/// snapshot.appendItems(apps)
/// source.apply(snapshot)
/// ```
///
/// Over `ListSnapshot.DiffableDataSource` (diff rules A, D and T): applies take effect in the order of
/// the calls, each compared with the one before, and are shown when the call returns; one made in a
/// provider, a handler or a completion waits for its turn. Selected items stay selected wherever
/// they go (diff rule S1); the content offset stays within the content. A wanted header without a
/// provider, and a provider that gives no view, stop the program, as in UIKit.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableListDataSource<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Makes a header, a footer or another view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// Makes headers, footers and other views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Asked and told when items are moved by hand.
  open var reorderingHandlers = ReorderingHandlers()
  /// Asked and told when rows of an outline open and close.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private weak var collectionView: UICollectionView?

  /// Creates a data source and makes it the view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    super.init { [weak collectionView] path, item in
      collectionView.flatMap { cellProvider($0, path, item) }
    }
    collectionView.dataSource = self
  }

  override func show(
    _ committed: CommittedChanges<SectionIdentifierType, ItemIdentifierType>, isReload: Bool
  ) {
    collectionView?.whenNotShowing { view in
      if isReload {
        view.reloadAll(keeping: committed.path(after:))
      } else {
        view.carryOut(committed)
      }
    }
  }

  // MARK: Outlines

  /// Shows an outline as the items of a section, which is appended if it is not there (diff rule T8).
  /// An item that is hidden in another section stops the program.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    engine.apply(snapshot.value, to: section, animatingDifferences: animatingDifferences) {
      if case .failure(let error) = $0 { refuse("\(error)") }
      completion?()
    }
  }

  /// Shows an outline as the items of a section, and returns once it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    do throws(SnapshotError) {
      try await engine.apply(
        snapshot.value, to: section, animatingDifferences: animatingDifferences)
    } catch {
      refuse("\(error)")
    }
  }

  /// The outline of a section, or a flat one of its items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(engine.snapshot(for: section))
  }

  // MARK: What the view asks

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    engine.numberOfSections
  }

  /// The number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { engine.numberOfItems(inSection: section) }

  /// The provider's cell; in a section with an outline a list's cell is set in by its item's level
  /// (diff rule T11).
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cell(at: indexPath)
    if let row = cell as? UICollectionViewListCell, let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), engine.hasOutline(section)
    {
      row.indentationLevel = (try? engine.snapshot(for: section).level(of: item)) ?? 0
    }
    return cell
  }

  /// The provider's view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let provider = supplementaryViewProvider else {
      refuse(
        "the layout wants a view of kind \(kind) at \(Array(indexPath)), and there is no provider; "
          + "set supplementaryViewProvider")
    }
    guard let view = provider(collectionView, kind, indexPath) else {
      refuse("the provider gives no view of kind \(kind) at \(Array(indexPath)); return one")
    }
    return view
  }

  /// What the handlers say; without one, no.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item by hand: the handlers hear of it before, with the old items in place, and
  /// afterwards.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let old = engine.snapshot()
    guard
      let new = old.moving(from: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
    else { return }
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    engine.apply(new) { [reorderingHandlers] _ in reorderingHandlers.didReorder?(transaction) }
  }
}

/// A data source that tells its view of a drag by itself.
@MainActor
protocol DragCommitting: AnyObject {}

/// A data source with outlines.
@MainActor
protocol OutlineToggling: AnyObject {
  /// Opens or closes an item, as a tap on its disclosure does.
  func toggleDisclosure(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: DragCommitting, OutlineToggling {
  func toggleDisclosure(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath) else { return }
    engine.outlineHandlers = sectionSnapshotHandlers.value
    engine.toggleDisclosure(of: item)
  }
}
