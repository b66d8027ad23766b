public import Foundation

/// What a finger would do. UIKit has no such calls; they are for tests and programs without a finger.
extension UITableView {
  /// Taps a row: it is highlighted and selected, or deselected where several may be selected, and the
  /// delegate is asked and told in UIKit's order. A row that is not there is passed over.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: Whether a row was selected or deselected.
  @discardableResult
  public func simulateTap(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard allowsSelection, contains(indexPath) else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if allowsMultipleSelection, selection.contains(indexPath) { return deselect(indexPath) }
    guard let delegate else {
      select(indexPath)
      return true
    }
    guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath), contains(chosen)
    else { return false }
    select(chosen)
    delegate.tableView(self, didSelectRowAt: chosen)
    return true
  }

  /// Taps the row at a point of the content.
  ///
  /// - Parameter point: In the table's own coordinates, in pt.
  /// - Returns: Whether a row was selected or deselected there.
  @discardableResult
  public func simulateTap(atPoint point: CGPoint) -> Bool {
    indexPathForRow(at: point).map { simulateTap(at: $0) } ?? false
  }

  private func select(_ path: IndexPath) {
    if !allowsMultipleSelection {
      for other in selection.paths where other != path { deselect(other) }
    }
    setSelected(path, true, animated: false)
  }

  @discardableResult
  private func deselect(_ path: IndexPath) -> Bool {
    guard let delegate else {
      setSelected(path, false, animated: false)
      return true
    }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return false }
    setSelected(chosen, false, animated: false)
    delegate.tableView(self, didDeselectRowAt: chosen)
    return true
  }

  /// Selects or deselects a row and its cell.
  func setSelected(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }

  /// Deletes a row by a swipe, if the data source lets it be edited. The data source hears
  /// `commit` and tells the table of the change itself.
  ///
  /// - Parameter indexPath: The row; one that is not there is passed over.
  /// - Returns: Whether the data source was told.
  @discardableResult
  public func simulateDeletion(at indexPath: IndexPath) -> Bool {
    guard contains(indexPath), let dataSource,
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return false }
    let offer = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard offer == .delete else { return false }
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
    return true
  }

  /// Moves a row by hand to where another is. Rows that are not there are passed over.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - target: Where it is let go.
  /// - Returns: Whether it was moved.
  @discardableResult
  public func simulateDrag(from source: IndexPath, to target: IndexPath) -> Bool {
    guard contains(source), let dataSource,
      dataSource.tableView(self, canMoveRowAt: source), target != source, target.count == 2,
      (0..<numberOfSections).contains(target.section),
      (0...numberOfRows(inSection: target.section)).contains(target.row)
    else { return false }
    guard !(dataSource is any DragCommitting) else {
      dataSource.tableView(self, moveRowAt: source, to: target)
      return true
    }
    change {
      dataSource.tableView(self, moveRowAt: source, to: target)
      note(.move, before: source, after: target)
    }
    return true
  }
}
