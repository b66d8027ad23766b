public import Foundation

/// A collection of items, placed by a layout, of which only the cells in sight exist.
///
/// ```swift
/// let view = UICollectionView(
///   frame: CGRect(x: 0, y: 0, width: 414, height: 896), collectionViewLayout: layout)
/// view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// view.dataSource = photos
/// view.layoutIfNeeded()
/// view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
/// ```
///
/// A layout pass (`layoutIfNeeded()`, or a window of the simulated device) asks the data source for
/// what is in sight. Cells are registered by class; there are no nibs on Linux. The cells of a
/// section that scrolls sideways have their frames in the content's coordinates, as the layout
/// places them, wherever the section is scrolled.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Gives the items; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { countsAreOutdated() } }
  }
  /// Is told and asked what happens; held weakly.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Is told early what will be wanted: kept without effect.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are asked for early: kept without effect.
  open var isPrefetchingEnabled = true
  /// Whether taps select.
  open var allowsSelection = true
  /// Whether taps select several.
  open var allowsMultipleSelection = false
  /// Whether taps select while it is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select several while it is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether it is edited.
  open var isEditing = false
  /// Lies behind the cells, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view whose data source is being asked for a view.
  static weak var asking: UICollectionView?
  private var layoutInUse: UICollectionViewLayout
  /// The classes that were registered, and the views that wait to be used again.
  let pool = ReusePool<UICollectionReusableView>()
  /// The views in sight.
  let stage = ListStage<UICollectionReusableView>()
  /// The numbers of items, by section; nil where the data source is to be asked.
  var counts: [Int]?
  /// The selected items.
  var selection = PathSelection()
  /// How far sideways sections are scrolled, in pt from where reading starts.
  var orthogonalOffsets: [Int: CGFloat] = [:]
  /// Whether the items in sight are being shown right now.
  var isShowing = false
  /// What is to be done once they are.
  var waiting: [(UICollectionView) -> Void] = []
  /// The cell in sight that the data source configures again.
  var reconfigured: UICollectionViewCell?
  /// The changes of the batch under way; nil outside one.
  var batch: [UICollectionViewUpdateItem]?

  /// Creates a collection view with a frame in pt and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.host = self
  }

  /// Creates an empty collection view with a flow layout.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.host = self
  }

  // MARK: The layout

  /// Places the items. Setting it lays out anew.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Lets another layout place the items, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Lets another layout place the items, at once, and says so.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = layoutInUse
    if layout !== old {
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      for view in stage.views { view.willTransition(from: old, to: layout) }
      old.host = nil
      layoutInUse = layout
      layout.host = self
      orthogonalOffsets = [:]
      setNeedsLayout()
      layoutIfNeeded()
      for view in stage.views { view.didTransition(from: old, to: layout) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    completion?(true)
  }

  /// The bounds; the layout hears of every change.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds, newValue.isUsable {
        layoutInUse.viewWillChangeBounds(to: newValue)
      }
      super.bounds = newValue
    }
  }

  override var adjustsSideways: Bool { false }

  /// Shows the items in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    showItems()
    if takeOffsetBack() { showItems() }
  }

  // MARK: Numbers

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of items in a section; 0 where there is none.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  /// Asks the data source for everything again. The selection is gone, as in UIKit.
  open func reloadData() {
    countsAreOutdated()
    selection.removeAll()
    for (key, view) in stage.removeAll(except: []) { retire(view, key) }
    for view in stage.takeAllMeasured() { pool.recycle(view) }
    layoutInUse.viewReloads()
    setNeedsLayout()
  }

  // MARK: Registering and giving out

  /// Names the class of cells under an identifier; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, as: .cell(identifier), base: UICollectionViewCell.self)
  }

  /// Names the class of views of a kind under an identifier; nil takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass, as: .supplementary(kind: elementKind, identifier),
      base: UICollectionReusableView.self)
  }

  /// A cell to be configured and handed back to the view: a used one, or a new one of the class
  /// registered. Stops the program where none is registered, as UIKit does.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    let view = pool.dequeue(.cell(identifier), call: "dequeueReusableCell(withReuseIdentifier:)")
    guard let cell = view as? UICollectionViewCell else {
      refuse("the class registered for cells as \"\(identifier)\" is no UICollectionViewCell")
    }
    prepare(cell, for: indexPath)
    return cell
  }

  /// A header, a footer or another view to be configured and handed back, as
  /// ``dequeueReusableCell(withReuseIdentifier:for:)``.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = pool.dequeue(
      .supplementary(kind: elementKind, identifier),
      call: "dequeueReusableSupplementaryView(ofKind: \"\(elementKind)\")")
    if let attributes = layoutInUse.layoutAttributesForSupplementaryView(
      ofKind: elementKind, at: indexPath)
    {
      view.frame = attributes.frame
    }
    return view
  }

  // MARK: What is in sight

  /// The cell of an item, if it is in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    stage.view(ElementKey(.cell, nil, indexPath)) as? UICollectionViewCell
  }

  /// A header, a footer or another view, if it is in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    stage.view(ElementKey(.supplementaryView, elementKind, indexPath))
  }

  /// The cells in sight, in the order of their items; UIKit's have no order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The items in sight, in order; UIKit's have no order.
  open var indexPathsForVisibleItems: [IndexPath] { stage.paths(.cell, nil) }

  /// The views of a kind in sight, in the order of their places.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The places of the views of a kind in sight, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    stage.paths(.supplementaryView, elementKind)
  }

  /// The item of a cell in sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    stage.key(of: cell)?.indexPath
  }

  /// The item at a point of the content; the topmost of several.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { topmostItem(at: point) }

  /// Where the layout places an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard contains(indexPath) else { return nil }
    layoutInUse.prepareIfNeeded()
    return layoutInUse.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout places a header, a footer or another view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutInUse.prepareIfNeeded()
    return layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selecting

  /// The selected items, in the order they were selected in; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item without telling the delegate, and scrolls to it; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in selection.paths { deselectItem(at: path, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection.paths where path != indexPath { setSelected(path, false) }
    }
    setSelected(indexPath, true)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  // MARK: Scrolling

  /// Scrolls until an item stands at a position, within the content; without a position it does
  /// nothing (table rule TB3). Stops the program for an item that is not there, as UIKit does.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard contains(indexPath) else {
      refuse(
        "scrollToItem names item \(Array(indexPath)), which is not there; "
          + "check numberOfItems(inSection:)")
    }
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Makes changes together; the data source already answers with the new items when `updates`
  /// returns. Stops the program where its numbers do not fit the changes, as UIKit does.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    _ = loadedCounts
    changeItems { updates?() }
    completion?(true)
  }

  /// Items came in.
  open func insertItems(at indexPaths: [IndexPath]) {
    changeItems { for path in indexPaths { note(.insert, after: path) } }
  }

  /// Items left.
  open func deleteItems(at indexPaths: [IndexPath]) {
    changeItems { for path in indexPaths { note(.delete, before: path) } }
  }

  /// Items are to be shown anew by other cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    changeItems { for path in indexPaths { note(.reload, before: path, after: path) } }
  }

  /// The data source configures the cells of items again, which stay.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// An item changed places.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    changeItems { note(.move, before: indexPath, after: newIndexPath) }
  }

  /// Sections came in.
  open func insertSections(_ sections: IndexSet) {
    changeItems { for section in sections { note(.insert, after: .section(section)) } }
  }

  /// Sections left.
  open func deleteSections(_ sections: IndexSet) {
    changeItems { for section in sections { note(.delete, before: .section(section)) } }
  }

  /// Sections are to be shown anew.
  open func reloadSections(_ sections: IndexSet) {
    changeItems {
      for section in sections { note(.reload, before: .section(section), after: .section(section)) }
    }
  }

  /// A section changed places.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    changeItems { note(.move, before: .section(section), after: .section(newSection)) }
  }
}
