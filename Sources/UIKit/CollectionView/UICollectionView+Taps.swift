public import Foundation

/// What a finger would do. UIKit has no such calls; they are for tests and programs without a finger.
extension UICollectionView {
  /// Taps an item: it is highlighted, selected or deselected, and the delegate is asked and told in
  /// the order UIKit documents. An item that is not there is passed over.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether it was selected or deselected.
  @discardableResult
  public func simulateTap(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard allowsSelection, contains(indexPath) else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return false
    }
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    let isDone = touchedUp(indexPath)
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    return isDone
  }

  /// Taps the item at a point of the content.
  ///
  /// - Parameter point: In the view's own coordinates, in pt.
  /// - Returns: Whether an item was selected or deselected there.
  @discardableResult
  public func simulateTap(atPoint point: CGPoint) -> Bool {
    indexPathForItem(at: point).map { simulateTap(at: $0) } ?? false
  }

  private func touchedUp(_ path: IndexPath) -> Bool {
    if allowsMultipleSelection, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
      setSelected(path, false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !allowsMultipleSelection {
      for other in selection.paths where other != path {
        setSelected(other, false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(path, true)
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    return true
  }

  /// Selects or deselects an item and its cell.
  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  /// Moves an item by hand to where another is, asking and telling the data source and the delegate
  /// as UIKit does when a finger lets go. Items that are not there are passed over.
  ///
  /// - Parameters:
  ///   - source: The item.
  ///   - target: Where it is let go.
  /// - Returns: Whether it was moved.
  @discardableResult
  public func simulateDrag(from source: IndexPath, to target: IndexPath) -> Bool {
    guard contains(source), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: source)
    else { return false }
    let place =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: source,
        toProposedIndexPath: target) ?? target
    let isInside =
      place.count == 2 && (0..<numberOfSections).contains(place.section)
      && (0...numberOfItems(inSection: place.section)).contains(place.item)
    guard isInside, place != source else { return false }
    guard !(dataSource is any DragCommitting) else {
      dataSource.collectionView(self, moveItemAt: source, to: place)
      return true
    }
    changeItems {
      dataSource.collectionView(self, moveItemAt: source, to: place)
      note(.move, before: source, after: place)
    }
    return true
  }

  /// Taps the disclosure of an outline's row, which opens or closes it (diff rule T11). Without a
  /// diffable data source nothing happens.
  ///
  /// - Parameter indexPath: The row.
  public func simulateDisclosureTap(at indexPath: IndexPath) {
    (dataSource as? any OutlineToggling)?.toggleDisclosure(at: indexPath)
  }
}
