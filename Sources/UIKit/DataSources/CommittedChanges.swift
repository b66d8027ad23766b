import Foundation
import ListSnapshot

/// What a diffable data source committed, in the words of a view.
@MainActor
struct CommittedChanges<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  private let old: Snapshot<SectionID, ItemID>
  private let new: Snapshot<SectionID, ItemID>
  private let changes: SnapshotChanges<SectionID, ItemID>
  private let reloadedSections: Set<SectionID>
  private let reloadedItems: Set<ItemID>

  init(
    from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>,
    _ changes: SnapshotChanges<SectionID, ItemID>
  ) {
    self.old = old
    self.new = new
    self.changes = changes
    reloadedSections = Set(changes.reloadedSections.map(\.identifier))
    reloadedItems = Set(changes.reloadedItems.map(\.identifier))
  }

  /// Where an item went; nil where it left (diff rule S1).
  func path(after path: IndexPath) -> IndexPath? {
    old.itemIdentifier(at: ItemPath(path)).flatMap(new.path(of:)).map { IndexPath($0) }
  }

  /// Where a view goes; nil where its place left, or is to be shown by another one.
  func key(after key: ElementKey) -> ElementKey? {
    guard key.indexPath.count == 2, let section = old.sectionIdentifier(at: key.indexPath.section)
    else { return key }
    if key.category == .cell {
      guard let item = old.itemIdentifier(at: ItemPath(key.indexPath)),
        !reloadedItems.contains(item), let path = new.path(of: item),
        let target = new.sectionIdentifier(at: path.section), !reloadedSections.contains(target)
      else { return nil }
      return ElementKey(.cell, nil, IndexPath(path))
    }
    // Badges are numbered through their section: only what stands for the section itself stays.
    guard key.indexPath.item == 0, !reloadedSections.contains(section),
      let index = new.indexOfSection(section)
    else { return nil }
    return ElementKey(key.category, key.kind, IndexPath(item: 0, section: index))
  }

  /// The items whose cells are to be configured again, by their new places.
  var reconfigured: [IndexPath] { changes.reconfiguredItems.map { IndexPath($0.to) } }

  /// The changes as a layout hears of them.
  var updateItems: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) {
      items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
    for section in changes.deletedSections { add(.delete, .section(section), nil) }
    for section in changes.insertedSections { add(.insert, nil, .section(section)) }
    for move in changes.movedSections { add(.move, .section(move.from), .section(move.to)) }
    for path in changes.deletedItems { add(.delete, IndexPath(path), nil) }
    for path in changes.insertedItems { add(.insert, nil, IndexPath(path)) }
    for move in changes.movedItems { add(.move, IndexPath(move.from), IndexPath(move.to)) }
    for reload in changes.reloadedSections {
      add(.reload, .section(reload.from), .section(reload.to))
    }
    for reload in changes.reloadedItems {
      add(.reload, IndexPath(reload.from), IndexPath(reload.to))
    }
    return items
  }

  /// Whether a table shows everything anew: a row leaves a deleted section or enters an inserted one,
  /// or more than one section moves (table rule TB4).
  var reloadsTables: Bool {
    if changes.movedSections.count > 1 { return true }
    let (deleted, inserted) = (Set(changes.deletedSections), Set(changes.insertedSections))
    return changes.movedItems.contains {
      deleted.contains($0.from.section) || inserted.contains($0.to.section)
    }
  }
}

extension ItemPath {
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}

extension IndexPath {
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}

/// Tells a data source's view what was committed.
final class CommitListener<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  DataSourceObserver
{
  private let didCommit: (DataSourceTransaction<SectionID, ItemID>) -> Void

  init(_ didCommit: @escaping (DataSourceTransaction<SectionID, ItemID>) -> Void) {
    self.didCommit = didCommit
  }

  func didCommit(_ transaction: DataSourceTransaction<SectionID, ItemID>) {
    didCommit(transaction)
  }
}

extension Snapshot {
  /// The list after an item was moved by hand to a path; nil where one of the two is not there.
  func moving(from source: ItemPath, to target: ItemPath) -> Snapshot? {
    guard let item = itemIdentifier(at: source),
      let section = sectionIdentifier(at: target.section)
    else { return nil }
    var moved = self
    do throws(SnapshotError) {
      try moved.deleteItems([item])
      if let next = moved.itemIdentifier(at: target) {
        try moved.insertItems([item], beforeItem: next)
      } else {
        try moved.appendItems([item], toSection: section)
      }
      return moved
    } catch {
      return nil
    }
  }
}
