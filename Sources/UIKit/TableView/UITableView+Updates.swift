import Foundation

/// Batches of changes.
extension UITableView {
  /// Notes changes and carries them out, unless a batch around them does so.
  func change(_ changes: () -> Void) {
    guard batch == nil else {
      changes()
      return
    }
    batch = []
    changes()
    finishBatch()
  }

  func note(
    _ action: UICollectionViewUpdateItem.Action, before: IndexPath? = nil, after: IndexPath? = nil
  ) {
    batch?.append(UICollectionViewUpdateItem(action, before: before, after: after))
  }

  func finishBatch() {
    let items = batch ?? []
    batch = nil
    let old = rows
    rows = nil
    if let old { carryOut(items, from: old) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func carryOut(_ items: [UICollectionViewUpdateItem], from old: TableRows) {
    let changes = CountedChanges(items)
    let mapping = UpdateMapping(items)
    let reloaded = changes.reloadedSections
    func place(_ key: ElementKey) -> ElementKey? {
      reloaded.contains(key.indexPath.section) ? nil : mapping.key(after: key)
    }
    follow(place) { place(.row($0))?.indexPath }
    let counts = (0..<old.sectionCount).map(old.rowCount)
    let new = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    if let problem = changes.problem(from: counts, to: new) { refuse(problem) }
  }

  /// Lets views, measured heights and selection follow their places.
  private func follow(
    _ views: (ElementKey) -> ElementKey?, selection place: (IndexPath) -> IndexPath?
  ) {
    for view in stage.takeAllMeasured() {
      if let cell = view as? UITableViewCell { pool.recycle(cell) }
    }
    for (key, view) in stage.move(views) { retire(view, key) }
    selection.move(place)
    var moved: [IndexPath: CGFloat] = [:]
    for (path, height) in measuredRows {
      if let new = views(.row(path)) { moved[new.indexPath] = height }
    }
    measuredRows = moved
    strips = [:]
  }

  /// Shows what a diffable data source committed.
  func carryOut<SectionID, ItemID>(_ committed: CommittedChanges<SectionID, ItemID>) {
    rows = nil
    follow(committed.key(after:), selection: committed.path(after:))
    setNeedsLayout()
    layoutIfNeeded()
    for path in committed.reconfigured { reconfigure(path) }
    layoutIfNeeded()
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
  func whenNotShowing(_ body: @escaping (UITableView) -> Void) {
    if isShowing { waiting.append(body) } else { body(self) }
  }
}
