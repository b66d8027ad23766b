import Foundation

/// Asks the layout what is in sight, and shows it.
extension UICollectionView: CollectionLayoutHost {
  /// The numbers of items by section, asked of the data source once until something changes.
  var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    // A batch compares with the numbers before it, so they are noted before anything is shown.
    let sections = max(dataSource.numberOfSections(in: self), 0)
    let loaded = (0..<sections).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    counts = loaded
    return loaded
  }

  func countsAreOutdated() {
    counts = nil
    collectionViewLayout.viewChangesCounts()
    setNeedsLayout()
  }

  /// Whether an item is there.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  func showItems() {
    guard !isShowing else { return }
    isShowing = true
    showSettledItems()
    isShowing = false
    let bodies = waiting
    waiting = []
    for body in bodies { body(self) }
  }

  private func showSettledItems() {
    let attributes = collectionViewLayout.settledAttributes()
    contentSize = collectionViewLayout.collectionViewContentSize
    var inSight: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
    var keys: Set<ElementKey> = []
    for element in attributes {
      let key = ElementKey(element)
      if key.category == .cell, !contains(key.indexPath) { continue }
      if keys.insert(key).inserted { inSight.append((key, element)) }
    }
    for (key, view) in stage.removeAll(except: keys) { retire(view, key) }
    for (key, attributes) in inSight {
      // A provider changed the items: the places are of the list before.
      guard waiting.isEmpty else { return }
      show(key, attributes)
    }
    for view in stage.takeAllMeasured() { pool.recycle(view) }
    arrange(inSight)
  }

  private func show(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    if let view = stage.view(key) {
      view.take(attributes)
      return
    }
    guard let view = stage.takeMeasured(key) ?? make(key) else { return }
    stage.show(view, at: key)
    view.take(attributes)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(key.indexPath)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView, let kind = key.kind {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
    addSubview(view)
  }

  /// The view of a place, from the data source or the layout's decorations.
  private func make(_ key: ElementKey) -> UICollectionReusableView? {
    if key.category == .decorationView { return key.kind.map(decoration) }
    guard let view = asked(for: key) else { return nil }
    if view.reuseKey == nil {
      refuse(
        "the data source gave a \(type(of: view)) for \(Array(key.indexPath)) that was not dequeued; "
          + "return what a dequeue call of the collection view gave")
    }
    return view
  }

  private func asked(for key: ElementKey) -> UICollectionReusableView? {
    guard let kind = key.kind, key.category == .supplementaryView else {
      return asking { $0.collectionView(self, cellForItemAt: key.indexPath) }
    }
    return asking {
      $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
    }
  }

  /// Asks the data source, and notes meanwhile that it is being asked.
  private func asking<Answer>(_ question: (any UICollectionViewDataSource) -> Answer) -> Answer? {
    let outer = Self.asking
    Self.asking = self
    defer { Self.asking = outer }
    return dataSource.map(question)
  }

  private func decoration(_ kind: String) -> UICollectionReusableView {
    guard
      let known = collectionViewLayout.decorationClasses[kind] as? UICollectionReusableView.Type
    else {
      refuse(
        "the layout wants a decoration of kind \"\(kind)\", for which no class is registered; call "
          + "register(_:forDecorationViewOfKind:) of the layout first")
    }
    return known.init(registeredAs: nil)
  }

  /// Takes a view out of sight, to be used again.
  func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      cell.isHighlighted = false
    } else if key.category == .supplementaryView, let kind = key.kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
    }
    pool.recycle(view)
  }

  /// Puts what lies higher in front: the background first, then by z index and place.
  private func arrange(
    _ inSight: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)]
  ) {
    let ordered = inSight.sorted { a, b in
      a.attributes.zIndex != b.attributes.zIndex
        ? a.attributes.zIndex < b.attributes.zIndex : a.key.indexPath < b.key.indexPath
    }.compactMap { stage.view($0.key) }
    let elements = Set(ordered.map { ObjectIdentifier($0) })
    let behind = subviews.filter { $0 === backgroundView }
    let others = subviews.filter {
      !elements.contains(ObjectIdentifier($0)) && $0 !== backgroundView
    }
    reorder(behind + ordered + others)
  }

  /// A fresh cell has the frame of its place before it is configured, as UIKit's have.
  func prepare(_ cell: UICollectionViewCell, for path: IndexPath) {
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: path) else { return }
    cell.frame = attributes.frame
  }

  /// Runs the cell provider on a cell in sight again.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    reconfigured = cell
    defer { reconfigured = nil }
    _ = asking { $0.collectionView(self, cellForItemAt: path) }
    cell.setNeedsLayout()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// The topmost item at a point, sideways sections as they are scrolled.
  func topmostItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    let found: [UICollectionViewLayoutAttributes]
    if bounds.contains(point) {
      found = stage.paths(.cell, nil).compactMap(collectionViewLayout.layoutAttributesForItem)
    } else {
      let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
      found = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    }
    var top: (path: IndexPath, zIndex: Int)?
    for attributes in found where attributes.representedElementCategory == .cell {
      guard !attributes.isHidden, shownFrame(of: attributes).contains(point) else { continue }
      if let best = top, best.zIndex > attributes.zIndex { continue }
      top = (attributes.indexPath, attributes.zIndex)
    }
    return top?.path
  }

  // MARK: What the layout asks

  var collectionView: UICollectionView? { self }

  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  func preferredAttributes(
    fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let key = ElementKey(attributes)
    guard waiting.isEmpty, key.category != .cell || contains(key.indexPath) else {
      return attributes
    }
    let view: UICollectionReusableView
    if let known = stage.anyView(key) {
      view = known
    } else {
      guard let new = make(key) else { return attributes }
      view = new
      stage.keep(new, ahead: key)
    }
    view.frame = attributes.frame
    view.layoutTree()
    return view.preferredLayoutAttributesFitting(attributes)
  }

  func orthogonalOffset(inSection section: Int) -> CGFloat? { orthogonalOffsets[section] }

  func layout(
    _ layout: UICollectionViewLayout,
    didInvalidateWith context: UICollectionViewLayoutInvalidationContext
  ) {
    if context.invalidateDataSourceCounts, batch == nil { counts = nil }
    let move = context.contentOffsetAdjustment
    if move != .zero {
      bounds.origin = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
    }
    setNeedsLayout()
  }
}
