/// Places the boundary items of a section, or of the whole layout, around a core (layout rules
/// 49-56).
///
/// ```
///  ┌ room before ┐┌────────── core ──────────┐┌ room behind ┐
///     outside, at    inside (not extending)      outside, at
///     the start                                  the end
/// ```
/// Along the scroll axis places are counted from the start of the core, across it from the start of
/// the container.
struct BoundaryPlacer {
  let scrollAxis: Axis
  let container: Vector
  /// What clears the items across the scroll axis.
  let insets: DirectionalEdgeInsets
  let grid: PixelGrid
  /// The core's extent; grown to an extending item longer than it (rules 53, 54).
  private(set) var core: Double
  private(set) var places: [PlacedBoundaryItem] = []
  /// How much extending items stick out of the core at either end.
  private(set) var before = 0.0
  private(set) var behind = 0.0

  init(
    scrollAxis: Axis, container: Vector, insets: DirectionalEdgeInsets, grid: PixelGrid,
    core: Double
  ) {
    self.scrollAxis = scrollAxis
    self.container = container
    self.insets = insets
    self.grid = grid
    self.core = core
  }

  /// Places all items.
  ///
  /// - Parameters:
  ///   - items: The items of one section.
  ///   - measured: What an item answered, by its number.
  mutating func place(
    _ items: [CollectionLayoutBoundarySupplementaryItem], measured: (Int) -> MeasuredSize?
  ) {
    let sizes = items.indices.map { size(of: items[$0], measured: measured($0)) }
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && item.alignment.edge(scrollAxis) == .middle {
      core = max(core, size[scrollAxis])
    }
    for (item, size) in zip(items, sizes) {
      let frame = Box(origin: origin(of: item, size: size), size: size)
      places.append(PlacedBoundaryItem(item: item, frame: frame))
      guard item.extendsBoundary else { continue }
      before = max(before, -frame.origin[scrollAxis])
      behind = max(behind, frame.end[scrollAxis] - core)
    }
  }

  /// Fractions are of the span across, and of the whole container along (rule 49).
  private func size(
    of item: CollectionLayoutBoundarySupplementaryItem, measured: MeasuredSize?
  ) -> Vector {
    var reference = container
    let across = scrollAxis.other
    reference[across] = max(container[across] - insets.both(across), 0)
    var size = item.layoutSize.lengths(in: reference, grid)
    for axis in [Axis.horizontal, .vertical] where item.layoutSize[axis].isEstimated {
      if let answer = measured?[axis] { size[axis] = answer }
    }
    return size
  }

  private func origin(
    of item: CollectionLayoutBoundarySupplementaryItem, size: Vector
  ) -> Vector {
    let across = scrollAxis.other
    let span = container[across] - insets.both(across)
    var origin = Vector.zero
    switch item.alignment.edge(across) {
    case .start: origin[across] = insets.start(across)
    case .middle: origin[across] = insets.start(across) + (span - size[across]) / 2
    case .end: origin[across] = insets.start(across) + span - size[across]
    }
    let length = size[scrollAxis]
    switch item.alignment.edge(scrollAxis) {
    case .start: origin[scrollAxis] = item.extendsBoundary ? -length : 0
    case .end: origin[scrollAxis] = item.extendsBoundary ? core : core - length
    case .middle: origin[scrollAxis] = (core - length) / 2
    }
    return origin + item.absoluteOffset.vector
  }
}

/// The place of a boundary item, not pinned.
struct PlacedBoundaryItem: Sendable {
  let item: CollectionLayoutBoundarySupplementaryItem
  /// Along the scroll axis from the start of the core, across it from the container's.
  let frame: Box

  /// The frame in the content while the content is scrolled to `offset` (rule 57).
  ///
  /// - Parameters:
  ///   - core: Where the core lies in the content, along the scroll axis.
  ///   - visible: What shows of the content.
  ///   - axis: The scroll axis.
  /// - Returns: The frame, exact.
  func frame(core: ClosedRange<Double>, visible: Box, _ axis: Axis) -> Box {
    var frame = frame
    frame.origin[axis] += core.lowerBound
    guard item.pinToVisibleBounds else { return frame }
    let own = frame.origin[axis]
    switch item.alignment.edge(axis) {
    case .start:
      frame.origin[axis] = max(own, min(visible.origin[axis], core.upperBound - frame.size[axis]))
    case .end:
      frame.origin[axis] = min(own, max(visible.end[axis] - frame.size[axis], core.lowerBound))
    case .middle: break
    }
    return frame
  }

  /// The z index, raised while a pinned item shows (rule 58).
  func zIndex(frame: Box, visible: Box) -> Int {
    guard item.pinToVisibleBounds, frame.overlaps(visible) else { return item.zIndex }
    return item.zIndex.addingReportingOverflow(type(of: item).pinnedZIndex).partialValue
  }
}
