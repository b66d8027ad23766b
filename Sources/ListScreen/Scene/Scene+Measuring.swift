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
      let unmeasured = layout.elements(in: visibleBounds).filter { !measured.contains($0.element) }
        .map { (element: $0.element, frame: $0.frame, axes: estimatedAxes(of: $0.element)) }
        .filter { !$0.axes.isEmpty }
      guard !unmeasured.isEmpty else { return }
      for (element, frame, axes) in unmeasured {
        measured.insert(element)
        guard let content = content(of: element) else { continue }
        let answer = answer(of: content, axes, width: Double(frame.width))
        guard let change = try? layout.setMeasured(answer, of: element) else { continue }
        // A list at its start stays there, so that new first rows are seen.
        guard !isAtStart else { continue }
        layout.contentOffset.x += change.contentOffsetAdjustment.x
        layout.contentOffset.y += change.contentOffsetAdjustment.y
      }
      layout.contentOffset = clamped(layout.contentOffset)
    }
  }

  private static let roundLimit = 8

  /// What a cell answers: its height at the width it has, or, where the layout leaves the width to
  /// it, both, as wide as its content on one line and at most as the viewport.
  private func answer(
    of content: CellElement, _ axes: EstimatedAxes, width: Double
  ) -> MeasuredSize {
    guard axes.contains(.width) else {
      return MeasuredSize(height: Double(cellLayout.fittingSize(of: content, width: width).height))
    }
    let size = cellLayout.fittingSize(of: content, widest: Double(viewport.size.width))
    return MeasuredSize(width: Double(size.width), height: Double(size.height))
  }

  /// The axes on which the layout takes the answer of an element's cell.
  private func estimatedAxes(of element: LayoutElement) -> EstimatedAxes {
    let number: Int
    switch element {
    case .item(let path): number = path.section
    case .section(_, let section): number = section
    case .layout, .anchored: return []
    }
    guard screen.sections.indices.contains(number) else { return [] }
    switch (screen.sections[number].layout(in: viewport.environment), element) {
    case (.flow(let flow), .item):
      return flow.estimatedItemSize == nil ? [] : [.width, .height]
    case (.compositional(let section), .section(let kind, _)):
      return section.boundarySupplementaryItems.filter { $0.elementKind == kind }
        .reduce(into: []) { $0.formUnion(EstimatedAxes($1.layoutSize)) }
    case (.compositional(let section), _):
      return EstimatedAxes(itemsOf: section.group)
    case (.flow, _):
      return []
    }
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

/// The axes on which a size is an estimate.
private struct EstimatedAxes: OptionSet {
  let rawValue: Int
  static let width = EstimatedAxes(rawValue: 1)
  static let height = EstimatedAxes(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ size: CollectionLayoutSize) {
    self = []
    if size.widthDimension.isEstimated { insert(.width) }
    if size.heightDimension.isEstimated { insert(.height) }
  }

  /// Those of any cell in a group; a cell's answer counts on its own estimated axes alone.
  init(itemsOf group: CollectionLayoutGroup) {
    self = []
    switch group.arrangement {
    case .custom: return
    case .horizontal(let subitems, _), .vertical(let subitems, _):
      for subitem in subitems {
        switch subitem {
        case .item(let item): formUnion(EstimatedAxes(item.layoutSize))
        case .group(let group): formUnion(EstimatedAxes(itemsOf: group))
        }
      }
    }
  }
}
