import Foundation
import ListLayout

extension Scene {
  /// Measures the cells and titles of estimated size that are in sight, until nothing new comes into
  /// sight by it; what the reader looks at keeps its place.
  ///
  /// A measured cell may move others into sight, and they may be measured in turn; each is asked
  /// once, so the rounds end, and after `roundLimit` the rest waits for the next change.
  mutating func measureVisible() {
    for _ in 0..<Self.roundLimit {
      let unmeasured = layout.elements(in: visibleBounds).filter {
        isEstimated($0.element) && !measured.contains($0.element)
      }
      guard !unmeasured.isEmpty else { return }
      for attributes in unmeasured {
        measured.insert(attributes.element)
        guard let content = content(of: attributes.element) else { continue }
        let width = Double(attributes.frame.width)
        let height = Double(cellLayout.fittingSize(of: content, width: width).height)
        let answer = MeasuredSize(width: nil, height: height)
        guard let change = try? layout.setMeasured(answer, of: attributes.element) else { continue }
        // A list at its top stays there, so that new top rows are seen.
        guard contentOffset.y > 0 else { continue }
        layout.contentOffset.y += change.contentOffsetAdjustment.y
      }
      layout.contentOffset = clamped(layout.contentOffset)
    }
  }

  private static let roundLimit = 8

  private func isEstimated(_ element: LayoutElement) -> Bool {
    let number: Int
    switch element {
    case .item(let path): number = path.section
    case .section(_, let section): number = section
    case .layout, .anchored: return false
    }
    guard screen.sections.indices.contains(number),
      case .compositional(let section) = screen.sections[number].layout(in: viewport.environment)
    else { return false }
    if case .section(let kind, _) = element {
      return section.boundarySupplementaryItems.contains {
        $0.elementKind == kind && $0.layoutSize.heightDimension.isEstimated
      }
    }
    return section.group.hasEstimatedItems
  }

  private func content(of element: LayoutElement) -> CellElement? {
    switch element {
    case .item(let path):
      return cellContent(at: ScenePath(section: path.section, item: path.item))
    case .section(let kind, let number):
      let section = screen.sections[number]
      return section.title(kind).flatMap { registry.dequeue(section.headerCell, for: $0) }
    case .layout, .anchored:
      return nil
    }
  }
}

extension CollectionLayoutGroup {
  /// Whether any cell of the group takes a measured height.
  fileprivate var hasEstimatedItems: Bool {
    switch arrangement {
    case .custom: false
    case .horizontal(let subitems, _), .vertical(let subitems, _):
      subitems.contains { subitem in
        switch subitem {
        case .item(let item): item.layoutSize.heightDimension.isEstimated
        case .group(let group): group.hasEstimatedItems
        }
      }
    }
  }
}
