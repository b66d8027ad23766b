import Foundation

/// Shows what is in sight.
extension UITableView {
  func showRows() {
    guard !isShowing else { return }
    isShowing = true
    showSettledRows()
    isShowing = false
    let bodies = waiting
    waiting = []
    for body in bodies { body(self) }
  }

  private func showSettledRows() {
    if measuredWidth != bounds.width {
      rows = nil
      strips = [:]
    }
    settle()
    let rows = loadedRows
    let (low, high) = (Double(bounds.minY), Double(bounds.maxY))
    var stay: Set<ElementKey> = []
    var shown: [(key: ElementKey, frame: CGRect)] = []
    for section in rows.sections(from: low, to: high) {
      for row in rows.rows(of: section, from: low, to: high) {
        let path = IndexPath(row: row, section: section)
        shown.append((.row(path), rectForRow(at: path)))
      }
      for key in [ElementKey.header(section), .footer(section)] {
        let frame = pinned(key, section)
        guard frame.height > 0, frame.maxY > bounds.minY, frame.minY < bounds.maxY else { continue }
        shown.append((key, frame))
      }
    }
    for element in shown { stay.insert(element.key) }
    for (key, view) in stage.removeAll(except: stay) { retire(view, key) }
    for (key, frame) in shown {
      // A provider changed the rows: the places are of the list before.
      guard waiting.isEmpty else { return }
      show(key, frame)
    }
    for view in stage.takeAllMeasured() { recycle(view) }
    placeEnds(rows)
  }

  /// Measures the rows in sight until they stay; a lower row may let further ones in.
  private func settle() {
    for _ in 0..<32 {
      var changed = false
      let paths = indexPathsForRows(in: bounds) ?? []
      for path in paths where measuredRows[path] == nil && isMeasured(path) {
        guard waiting.isEmpty else { return }
        changed = measure(path) || changed
      }
      if !changed { return }
    }
  }

  /// Measures a row; whether its height changed.
  private func measure(_ path: IndexPath) -> Bool {
    guard let cell = cell(path), let old = rows?.row(path)?.height else { return false }
    let width = max(bounds.width - 2 * sideInset, 0)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: CGFloat(old))
    cell.layoutTree()
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: CGFloat(old)), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = size.height.isFinite ? max(size.height, 0) : CGFloat(old)
    measuredRows[path] = height
    guard Double(height) != old else { return false }
    rows?.setHeight(Double(height), of: path)
    return true
  }

  /// The cell of a row, in sight or made to be measured.
  private func cell(_ path: IndexPath) -> UITableViewCell? {
    if let known = stage.anyView(.row(path)) { return known as? UITableViewCell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    stage.keep(cell, ahead: .row(path))
    return cell
  }

  /// A strip's frame; in a plain table it stays in sight while its section does (list rule L5).
  private func pinned(_ key: ElementKey, _ section: Int) -> CGRect {
    let isHeader = key.kind == ElementKey.headerKind
    var frame = isHeader ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    guard style == .plain else { return frame }
    let whole = rect(forSection: section)
    let inset = adjustedContentInset
    if isHeader {
      let top = max(frame.minY, bounds.minY + inset.top)
      frame.origin.y = min(top, whole.maxY - frame.height)
    } else {
      let low = min(frame.minY, bounds.maxY - inset.bottom - frame.height)
      frame.origin.y = max(low, whole.minY)
    }
    return frame
  }

  private func show(_ key: ElementKey, _ frame: CGRect) {
    if let view = stage.view(key) {
      view.frame = frame
      return
    }
    let section = key.indexPath.section
    if key.category == .cell {
      guard let cell = cell(key.indexPath) else { return }
      _ = stage.takeMeasured(key)
      stage.show(cell, at: key)
      cell.frame = frame
      cell.isEditing = isEditing
      cell.setSelected(selection.contains(key.indexPath), animated: false)
      delegate?.tableView(self, willDisplay: cell, forRowAt: key.indexPath)
      // Behind the strips, which stay in sight above the rows.
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    } else if let view = strip(key) {
      stage.show(view, at: key)
      strips[key] = nil
      view.frame = frame
      if key.kind == ElementKey.headerKind {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      addSubview(view)
    }
  }

  /// Takes a view out of sight, to be used again.
  func retire(_ view: UIView, _ key: ElementKey) {
    view.removeFromSuperview()
    let section = key.indexPath.section
    if let cell = view as? UITableViewCell {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.indexPath)
      cell.setHighlighted(false, animated: false)
    } else if key.kind == ElementKey.headerKind {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    recycle(view)
  }

  private func recycle(_ view: UIView) {
    if let cell = view as? UITableViewCell { pool.recycle(cell) }
    if let strip = view as? UITableViewHeaderFooterView { stripPool.recycle(strip) }
  }

  /// Places the views above and below all sections, and says how large the content is.
  private func placeEnds(_ rows: TableRows) {
    backgroundView?.frame = bounds
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: CGFloat(rows.top))
    var height = CGFloat(rows.height)
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: height, width: bounds.width, height: tableFooterView.bounds.height)
      height += tableFooterView.bounds.height
    }
    contentSize = CGSize(width: bounds.width, height: height)
  }

  /// Runs the data source on a cell in sight again.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cellForRow(at: path) else { return }
    reconfigured = cell
    defer { reconfigured = nil }
    _ = dataSource?.tableView(self, cellForRowAt: path)
    measuredRows[path] = nil
    cell.setNeedsLayout()
    rowsAreOutdated()
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    // Rows that are measured on the way move those behind them; a few rounds settle it.
    for _ in 0..<4 {
      let frame = rectForRow(at: path)
      let inset = adjustedContentInset
      let room = bounds.inset(by: inset)
      var offset = contentOffset
      switch position {
      case .top: offset.y = frame.minY - inset.top
      case .middle: offset.y = frame.midY - room.height / 2 - inset.top
      case .bottom: offset.y = frame.maxY - room.height - inset.top
      case .none:
        if frame.minY < room.minY {
          offset.y += frame.minY - room.minY
        } else if frame.maxY > room.maxY {
          offset.y += frame.maxY - room.maxY
        }
      }
      layoutIfNeeded()
      offset = clamped(offset)
      let isThere = offset == contentOffset
      contentOffset = offset
      layoutIfNeeded()
      if isThere { break }
    }
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}
