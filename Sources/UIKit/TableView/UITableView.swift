public import Foundation

/// Rows one below another, in sections, of which only the cells in sight exist.
///
/// ```swift
/// let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 896), style: .grouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
/// table.dataSource = cars
/// table.layoutIfNeeded()
/// table.rectForRow(at: IndexPath(row: 2, section: 1))
/// ```
///
/// The heights of all rows are asked for at once, as UIKit does for a table without estimates; a
/// height of `automaticDimension` is the estimate until the row comes in sight and is measured:
/// by its constraints, by its stack, or by an override of `systemLayoutSizeFitting` or
/// `sizeThatFits`. Figures of headers, footers and room between groups are those of table rule TB2
/// and list rules L3 and L5. Cells are registered by class; there are no nibs on Linux.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public let style: Style
  /// Gives the rows; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { rowsAreOutdated() } }
  }
  /// Is told early what will be wanted: kept without effect.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are asked for early: kept without effect.
  open var isPrefetchingEnabled = true
  /// Is told and asked what happens; held weakly.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { rowsAreOutdated() }
    }
  }
  /// The height of rows that nobody answers otherwise, in pt; by itself they are measured.
  open var rowHeight = UITableView.automaticDimension { didSet { rowsAreOutdated() } }
  /// About how high rows are that are not measured yet, in pt; by itself 44 (table rule TB2).
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { rowsAreOutdated() } }
  /// The height above sections, in pt.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { rowsAreOutdated() } }
  /// The height below sections, in pt.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { rowsAreOutdated() } }
  /// About how high headers are: kept without effect, they are measured at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// About how high footers are: kept without effect, they are measured at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above the headers of a plain table, in pt; by itself 22 (table rule TB2).
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { rowsAreOutdated() } }
  /// The view above all sections, as wide as the table and as high as its own frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// The view below all sections.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// Lies behind the rows, as large as the table.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// The line between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of that line.
  open var separatorColor: UIColor? = .separator
  /// Where that line begins and ends.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether taps select.
  open var allowsSelection = true
  /// Whether taps select several.
  open var allowsMultipleSelection = false
  /// Whether taps select while it is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether it is edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false

  let pool = ReusePool<UITableViewCell>()
  let stripPool = ReusePool<UITableViewHeaderFooterView>()
  let stage = ListStage<UIView>()
  /// Where everything is; nil where the data source is to be asked.
  var rows: TableRows?
  /// The rows that were measured, and do not have to be again at this width.
  var measuredRows: [IndexPath: CGFloat] = [:]
  var measuredWidth: CGFloat = 0
  /// Views above and below sections that were made to be measured.
  var strips: [ElementKey: UIView] = [:]
  var selection = PathSelection()
  var batch: [UICollectionViewUpdateItem]?
  var reconfigured: UITableViewCell?
  /// Whether the rows in sight are being shown right now.
  var isShowing = false
  /// What is to be done once they are.
  var waiting: [(UITableView) -> Void] = []

  /// Creates a table with a frame in pt.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table with a frame in pt.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates an empty plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    rowsAreOutdated()
  }

  override var adjustsSideways: Bool { false }

  /// Shows the rows in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
    if takeOffsetBack() { showRows() }
  }

  // MARK: Numbers and places

  /// The number of sections.
  open var numberOfSections: Int { loadedRows.sectionCount }

  /// The number of rows in a section; 0 where there is none.
  open func numberOfRows(inSection section: Int) -> Int { loadedRows.rowCount(section) }

  /// The part of the content that a section covers; empty where there is none.
  open func rect(forSection section: Int) -> CGRect { rect(loadedRows.span(section)) }

  /// Where a section's header lies when nothing keeps it in sight.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(loadedRows.header(section)) }

  /// Where a section's footer lies when nothing keeps it in sight.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(loadedRows.footer(section)) }

  /// Where a row lies; empty where there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(loadedRows.row(indexPath), inset: sideInset)
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width, point.y.isFinite else { return nil }
    return loadedRows.row(at: Double(point.y))
  }

  /// The rows that reach into a rectangle of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let rows = loadedRows
    let (low, high) = (Double(rect.minY), Double(rect.maxY))
    return rows.sections(from: low, to: high).flatMap { section in
      rows.rows(of: section, from: low, to: high).map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: What is in sight

  /// The cell of a row, if it is in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    stage.view(.row(indexPath)) as? UITableViewCell
  }

  /// The row of a cell in sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { stage.key(of: cell)?.indexPath }

  /// The cells in sight, in order.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// The rows in sight, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { stage.paths(.cell, nil) }

  /// The header of a section, if it is in sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    stage.view(.header(section)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is in sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    stage.view(.footer(section)) as? UITableViewHeaderFooterView
  }

  // MARK: Registering and giving out

  /// Names the class of cells under an identifier; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, as: .cell(identifier), base: UITableViewCell.self)
  }

  /// Names the class of headers and footers under an identifier; nil takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    stripPool.register(aClass, as: .cell(identifier), base: UITableViewHeaderFooterView.self)
  }

  /// A used cell, or a new one of the class registered; nil without both.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    return pool.find(.cell(identifier))
  }

  /// A used cell, or a new one of the class registered. Stops the program where none is registered,
  /// as UIKit does.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    return pool.dequeue(.cell(identifier), call: "dequeueReusableCell(withIdentifier:for:)")
  }

  /// A used header or footer, or a new one of the class registered; nil without both.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { stripPool.find(.cell(identifier)) }

  // MARK: Selecting

  /// The selected row, the first of several; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The selected rows, in the order they were selected in; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row without telling the delegate, and scrolls to it; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection.paths { setSelected(path, false, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection.paths where path != indexPath {
        setSelected(path, false, animated: animated)
      }
    }
    setSelected(indexPath, true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, animated: animated)
  }

  // MARK: Scrolling

  /// Scrolls until a row stands at a position, within the content (table rule TB3). Stops the program
  /// for a row that is not there, as UIKit does.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard contains(indexPath) else {
      refuse(
        "scrollToRow names row \(Array(indexPath)), which is not there; "
          + "check numberOfRows(inSection:)")
    }
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Asks the data source for everything again. The selection is gone, as in UIKit.
  open func reloadData() {
    selection.removeAll()
    measuredRows = [:]
    strips = [:]
    for (key, view) in stage.removeAll(except: []) { retire(view, key) }
    rowsAreOutdated()
  }

  /// Begins changes that belong together.
  open func beginUpdates() {
    updateDepth += 1
    guard batch == nil else { return }
    _ = loadedRows
    batch = []
  }
  private var updateDepth = 0

  /// Ends them: they are shown. Stops the program where the data source's numbers do not fit, as UIKit
  /// does.
  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { finishBatch() }
  }

  /// Makes changes together; the data source already answers with the new rows when `updates`
  /// returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Rows came in.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { note(.insert, after: path) } }
  }

  /// Rows left.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { note(.delete, before: path) } }
  }

  /// Rows are to be shown anew by other cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { note(.reload, before: path, after: path) } }
  }

  /// The data source configures the cells of rows again, which stay.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// A row changed places.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { note(.move, before: indexPath, after: newIndexPath) }
  }

  /// Sections came in.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { note(.insert, after: .section(section)) } }
  }

  /// Sections left.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { note(.delete, before: .section(section)) } }
  }

  /// Sections are to be shown anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      for section in sections { note(.reload, before: .section(section), after: .section(section)) }
    }
  }

  /// A section changed places.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { note(.move, before: .section(section), after: .section(newSection)) }
  }

  /// Edits it or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }
}
