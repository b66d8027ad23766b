import Foundation

/// Batches of changes.
extension UICollectionView {
  /// Notes changes and carries them out, unless a batch around them does so.
  func changeItems(_ changes: () -> Void) {
    guard batch == nil else {
      changes()
      return
    }
    let before = counts
    batch = []
    changes()
    let items = batch ?? []
    batch = nil
    counts = nil
    if let before {
      carryOut(items, from: before)
    } else {
      // Nothing was shown yet: there is nothing to compare with.
      countsAreOutdated()
    }
    layoutIfNeeded()
  }

  func note(
    _ action: UICollectionViewUpdateItem.Action, before: IndexPath? = nil, after: IndexPath? = nil
  ) {
    batch?.append(UICollectionViewUpdateItem(action, before: before, after: after))
  }

  private func carryOut(_ items: [UICollectionViewUpdateItem], from before: [Int]) {
    let changes = CountedChanges(items)
    if let problem = changes.problem(from: before, to: loadedCounts) { refuse(problem) }
    let mapping = UpdateMapping(items)
    let reloaded = changes.reloadedSections
    func place(_ key: ElementKey) -> ElementKey? {
      key.indexPath.count == 2 && reloaded.contains(key.indexPath.section)
        ? nil : mapping.key(after: key)
    }
    carryOut(items, views: place) { place(ElementKey(.cell, nil, $0))?.indexPath }
  }

  /// Shows what a diffable data source committed.
  func carryOut<SectionID, ItemID>(_ committed: CommittedChanges<SectionID, ItemID>) {
    counts = nil
    carryOut(
      committed.updateItems, views: committed.key(after:), selection: committed.path(after:))
    for path in committed.reconfigured { reconfigure(path) }
    layoutIfNeeded()
  }

  /// Lets views, selection and sideways offsets follow their places, and lays out anew.
  private func carryOut(
    _ items: [UICollectionViewUpdateItem], views: (ElementKey) -> ElementKey?,
    selection place: (IndexPath) -> IndexPath?
  ) {
    for view in stage.takeAllMeasured() { pool.recycle(view) }
    for (key, view) in stage.move(views) { retire(view, key) }
    selection.move(place)
    orthogonalOffsets = Dictionary(
      orthogonalOffsets.compactMap { section, offset in
        let key = ElementKey(.supplementaryView, nil, IndexPath(item: 0, section: section))
        return views(key).map { ($0.indexPath.section, offset) }
      }, uniquingKeysWith: { first, _ in first })
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    batch = []
    collectionViewLayout.viewChangesCounts()
    batch = nil
    setNeedsLayout()
    layoutIfNeeded()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Shows everything anew; the selection follows its items.
  func reloadAll(keeping place: (IndexPath) -> IndexPath?) {
    var kept = selection
    kept.move(place)
    reloadData()
    selection = kept
    layoutIfNeeded()
  }

  /// Does something once nothing is being shown: what a provider changes has its turn afterwards.
  func whenNotShowing(_ body: @escaping (UICollectionView) -> Void) {
    if isShowing { waiting.append(body) } else { body(self) }
  }
}

extension IndexPath {
  /// The path of a whole section in a batch of changes.
  static func section(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
