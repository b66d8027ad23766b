import Foundation
import IndexedSums
import ListModel

/// The heights of rows, headers and footers.
extension UITableView {
  /// Where everything is, asked of data source and delegate once until something changes.
  var loadedRows: TableRows {
    if let rows { return rows }
    if measuredWidth != bounds.width {
      measuredRows = [:]
      measuredWidth = bounds.width
    }
    let count = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    var sums: [IndexedSums] = []
    var edges: [TableRows.Strips] = []
    for section in 0..<count {
      let rowCount = max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
      sums.append(
        IndexedSums(count: rowCount) { row in
          Double(height(of: IndexPath(row: row, section: section)))
        })
      edges.append(
        TableRows.Strips(
          header: Double(headerHeight(section)), footer: Double(footerHeight(section))))
    }
    let loaded = TableRows(
      top: Double(max(tableHeaderView?.bounds.height ?? 0, 0)), strips: edges, rows: sums)
    rows = loaded
    return loaded
  }

  func rowsAreOutdated() {
    guard batch == nil else { return }
    rows = nil
    setNeedsLayout()
  }

  /// Whether a row is there.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row >= 0 && path.row < numberOfRows(inSection: path.section)
  }

  func rect(
    _ span: (start: Double, height: Double)?, inset: CGFloat = 0
  ) -> CGRect {
    guard let span else { return .zero }
    return CGRect(
      x: inset, y: CGFloat(span.start), width: max(bounds.width - 2 * inset, 0),
      height: CGFloat(span.height))
  }

  /// What an inset group keeps clear of the sides (list rule L3).
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// Whether a row's height comes from its cell.
  func isMeasured(_ path: IndexPath) -> Bool {
    (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
      == UITableView.automaticDimension
  }

  private func height(of path: IndexPath) -> CGFloat {
    let answer = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard answer == UITableView.automaticDimension else { return usable(answer) }
    if let measured = measuredRows[path] { return measured }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? usable(estimate) : 44
  }

  /// A height from outside: none that is no number, and none below 0.
  private func usable(_ height: CGFloat) -> CGFloat { height.isFinite ? max(height, 0) : 0 }

  // MARK: Strips

  private var spacing: SectionSpacing {
    SectionSpacing(style: style == .plain ? .plain : .grouped)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard answer == UITableView.automaticDimension else { return usable(answer) }
    guard let view = strip(.header(section)) else { return CGFloat(spacing.topWithoutHeader) }
    return height(of: view, least: spacing.header) + headerPadding
  }

  /// Room above the headers of a plain table.
  private var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? usable(sectionHeaderTopPadding) : 22
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard answer == UITableView.automaticDimension else { return usable(answer) }
    guard let view = strip(.footer(section)) else { return CGFloat(spacing.bottomWithoutFooter) }
    return height(of: view, least: spacing.footer)
  }

  /// A strip's own height where its content tells one, else the documented one.
  private func height(of view: UIView, least: Double) -> CGFloat {
    let width = max(bounds.width - 2 * sideInset, 0)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: CGFloat(least)), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? usable(size.height) : CGFloat(least)
  }

  /// The view above or below a section: the delegate's, or one for the data source's title.
  func strip(_ key: ElementKey) -> UIView? {
    if let known = stage.view(key) ?? strips[key] { return known }
    let section = key.indexPath.section
    let isHeader = key.kind == ElementKey.headerKind
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let view = own ?? title.map(titled) else { return nil }
    strips[key] = view
    return view
  }

  private func titled(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

extension ElementKey {
  static let headerKind = UICollectionView.elementKindSectionHeader
  static let footerKind = UICollectionView.elementKindSectionFooter

  static func row(_ path: IndexPath) -> ElementKey { ElementKey(.cell, nil, path) }

  static func header(_ section: Int) -> ElementKey {
    ElementKey(.supplementaryView, headerKind, IndexPath(item: 0, section: section))
  }

  static func footer(_ section: Int) -> ElementKey {
    ElementKey(.supplementaryView, footerKind, IndexPath(item: 0, section: section))
  }
}
