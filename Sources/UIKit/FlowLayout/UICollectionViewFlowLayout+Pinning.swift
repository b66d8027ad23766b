import Foundation
import ListLayout

/// Headers and footers that stay in sight, as layout rule 57 has it for boundary items: a header as
/// far as its section goes, less the footer's strip, and the other way round.
extension UICollectionViewFlowLayout {
  var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The elements found, with pinned ones where they show.
  func pinned(
    _ found: [UICollectionViewLayoutAttributes], in rect: CGRect, _ solution: LayoutSolution
  ) -> [UICollectionViewLayoutAttributes] {
    guard pinsSomething else { return found }
    var elements = found.filter { !pins($0.representedElementKind) }
    for section in solution.sections(in: rect) {
      for kind in FlowKinds.all where pins(kind) {
        let path = IndexPath(item: 0, section: section)
        guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.intersects(rect)
        else { continue }
        elements.append(attributes)
      }
    }
    return elements
  }

  private func pins(_ kind: String?) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }

  /// Moves a pinned header or footer to where it shows.
  func pin(_ attributes: UICollectionViewLayoutAttributes, _ solution: LayoutSolution) {
    guard pins(attributes.representedElementKind), let host,
      let section = solution.resolved.sectionFrame(attributes.indexPath.section)
    else { return }
    let isVertical = scrollDirection == .vertical
    let insets = host.adjustedContentInset
    let visible = host.bounds.inset(by: insets)
    func extent(_ kind: String) -> CGFloat {
      let element = solution.names.element(
        .supplementaryView, kind: kind, at: attributes.indexPath)
      guard let frame = element.flatMap({ solution.resolved.attributes(of: $0)?.frame }) else {
        return 0
      }
      return isVertical ? frame.height : frame.width
    }
    let own = isVertical ? attributes.frame.height : attributes.frame.width
    let (start, end) = isVertical ? (section.minY, section.maxY) : (section.minX, section.maxX)
    let (top, bottom) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let place: CGFloat
    if attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
      let limit = end - extent(UICollectionView.elementKindSectionFooter) - own
      place = max(start, min(top, limit))
    } else {
      let limit = start + extent(UICollectionView.elementKindSectionHeader)
      place = min(end - own, max(bottom - own, limit))
    }
    if isVertical {
      attributes.frame.origin.y = place
    } else {
      attributes.frame.origin.x = place
    }
    if attributes.frame.intersects(host.bounds) { attributes.zIndex += 1_000_000_000 }
  }
}

extension LayoutSolution {
  /// The sections that overlap or touch a rectangle along the scroll direction.
  func sections(in rect: CGRect) -> Range<Int> {
    let isVertical = resolved.configuration.scrollDirection == .vertical
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    func first(_ isBefore: (CGRect) -> Bool) -> Int {
      var range = 0..<sections.count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if resolved.sectionFrame(middle).map(isBefore) ?? false {
          range = middle + 1..<range.upperBound
        } else {
          range = range.lowerBound..<middle
        }
      }
      return range.lowerBound
    }
    let start = first { (isVertical ? $0.maxY : $0.maxX) < low }
    let end = first { (isVertical ? $0.minY : $0.minX) <= high }
    return start..<max(start, end)
  }
}
