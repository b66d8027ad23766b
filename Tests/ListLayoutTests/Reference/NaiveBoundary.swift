@testable import ListLayout

/// The boundary items of a section or of the whole layout around their core (layout rules 49 to 56).
struct NaiveBoundary {
  /// What sticks out before the core, along the scroll axis.
  private(set) var before = 0.0
  /// The core's extent, grown by items of edges that are not named (layout rule 53).
  private(set) var core: Double
  /// What sticks out behind the core.
  private(set) var after = 0.0
  /// The items, relative to the core.
  private(set) var placed: [(CollectionLayoutBoundarySupplementaryItem, Box)] = []

  init(core: Double) { self.core = core }

  init(
    _ items: [CollectionLayoutBoundarySupplementaryItem], core: Double, spanStart: Double,
    span: Double, container: Vector, scroll: Axis, groups: NaiveGroups,
    measured: (String) -> MeasuredSize?
  ) {
    self.core = core
    let cross = scroll.other
    var box = container
    box[cross] = span
    let sizes = items.map { item in
      var size = Vector.zero
      for axis in [Axis.horizontal, .vertical] {
        let dimension = item.layoutSize[axis]
        size[axis] = groups.length(dimension, in: box)
        if dimension.isEstimated, let answer = measured(item.elementKind)?[axis] {
          size[axis] = answer
        }
      }
      return size
    }
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && item.alignment.edge(scroll) == .middle {
      self.core = max(self.core, size[scroll])
    }
    for (item, size) in zip(items, sizes) {
      var origin = Vector.zero
      switch item.alignment.edge(cross) {
      case .start: origin[cross] = spanStart
      case .middle: origin[cross] = spanStart + (span - size[cross]) / 2
      case .end: origin[cross] = spanStart + span - size[cross]
      }
      let extent = size[scroll]
      switch (item.alignment.edge(scroll), item.extendsBoundary) {
      case (.start, true): origin[scroll] = -extent
      case (.start, false): origin[scroll] = 0
      case (.end, true): origin[scroll] = self.core
      case (.end, false): origin[scroll] = self.core - extent
      case (.middle, _): origin[scroll] = (self.core - extent) / 2
      }
      origin += Vector(item.absoluteOffset.x, item.absoluteOffset.y)
      placed.append((item, Box(origin: origin, size: size)))
      if item.extendsBoundary {
        // Layout rule 55.
        before = max(before, -origin[scroll])
        after = max(after, origin[scroll] + extent - self.core)
      }
    }
  }

  /// Adds a flow section's header or footer, which lies inside the core.
  mutating func add(_ kind: String, _ box: Box) {
    let size = CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    placed.append(
      (
        CollectionLayoutBoundarySupplementaryItem(
          elementKind: kind, layoutSize: size, alignment: .none), box
      ))
  }
}
