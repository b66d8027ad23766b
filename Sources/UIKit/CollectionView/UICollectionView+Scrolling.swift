public import Foundation
import ListLayout

/// Scrolling to items, downwards and sideways.
extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// The frame of an element where it shows: a sideways section's cells are moved by its offset.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let offset = compositional?.solution?.shownOffset(of: attributes) ?? .zero
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard position != [] else { return }
    // Cells that are measured on the way move those behind them; a few rounds settle it.
    for _ in 0..<4 {
      guard let attributes = layoutAttributesForItem(at: path) else { return }
      scrollSideways(to: attributes, position)
      let offset = clamped(offset(of: shownFrame(of: attributes), position))
      let isThere = offset == contentOffset
      contentOffset = offset
      layoutIfNeeded()
      if isThere { break }
    }
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  private func offset(of frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - room.height - inset.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - room.width - inset.left
    }
    return offset
  }

  /// Scrolls the sideways section of an item, which comes to rest as its behaviour says (layout rules
  /// 72 to 77).
  private func scrollSideways(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition
  ) {
    let section = attributes.indexPath.section
    guard let layout = compositional, let solution = layout.solution,
      let row = layout.orthogonalRow(inSection: section)
    else { return }
    let isVertical = layout.configuration.scrollDirection == .vertical
    let wanted: (start: ScrollPosition, middle: ScrollPosition, end: ScrollPosition) =
      isVertical
      ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    // The frame as it lies when the section is at 0, from where the row starts.
    let frame = shownFrame(of: attributes)
    let now = Double(solution.resolved.orthogonalOffsets[section] ?? 0)
    let (start, length) =
      isVertical
      ? (Double(frame.minX - bounds.minX), Double(frame.width))
      : (Double(frame.minY - bounds.minY), Double(frame.height))
    let extent = Double(isVertical ? bounds.width : bounds.height)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft && isVertical
    let fromStart = isMirrored ? extent - start - length : start
    let change: Double
    if position.contains(isMirrored ? wanted.end : wanted.start) {
      change = fromStart
    } else if position.contains(wanted.middle) {
      change = fromStart + length / 2 - extent / 2
    } else if position.contains(isMirrored ? wanted.start : wanted.end) {
      change = fromStart + length - extent
    } else {
      return
    }
    setOrthogonalOffset(CGFloat(row.rest(settingTo: now + change)), inSection: section)
  }

  /// Scrolls a sideways section to an offset. UIKit has no such call, since there a finger does it;
  /// this is for tests and programs without one.
  ///
  /// - Parameters:
  ///   - offset: In pt from where reading starts; one that is no number is passed over.
  ///   - section: The section; one that does not scroll sideways is not affected.
  public func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int) {
    guard offset.isFinite else { return }
    orthogonalOffsets[section] = offset
    let context = UICollectionViewLayoutInvalidationContext()
    context.isScrolling = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
    layoutIfNeeded()
  }
}
