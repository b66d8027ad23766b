extension GroupSolver {
  /// Gives every slot its place, and estimated axes of the group their extent.
  func lineUp(
    _ slots: inout [Slot], _ group: CollectionLayoutGroup, _ axis: Axis, _ inner: inout Box,
    _ size: inout Vector, _ estimated: EstimatedAxes, _ available: Int, _ fit: inout GroupFit
  ) {
    let spacing = group.interItemSpacing ?? .fixed(0)
    let base = slots.first.map(\.firstCell) ?? 0
    func isPresent(_ slot: Slot) -> Bool { slot.firstCell - base < available }
    // Along the axis: what is left is shared out alike (rule 21). An estimated group leaves nothing.
    var share = 0.0
    if !estimated.contains(axis) {
      var used = spacing.minimum * Double(slots.count - 1)
      var shares = spacing.isFlexible ? slots.count - 1 : 0
      for slot in slots {
        used += slot.size[axis] + slot.subitem.edgeSpacing.minimum(axis)
        shares += slot.subitem.edgeSpacing.flexibleCount(axis)
      }
      fit.left = inner.size[axis] - used
      fit.shares = shares
      if shares > 0 { share = fit.left / Double(shares) }
    }
    var position = inner.origin[axis]
    var end = position
    for index in slots.indices {
      let edges = slots[index].subitem.edgeSpacing
      if index > 0 { position += spacing.length(share: share) }
      position += edges.start(axis).length(share: share)
      slots[index].origin[axis] = position
      position += slots[index].size[axis] + edges.end(axis).length(share: share)
      if isPresent(slots[index]) { end = position }
    }
    if estimated.contains(axis) {
      size[axis] = end
      inner.size[axis] = end
    }
    // Across: as large as the largest where estimated (rule 29), then at the start, or as flexible
    // edges have it (rule 23).
    let across = axis.other
    if estimated.contains(across) {
      size[across] =
        slots.lazy.filter(isPresent)
        .map { $0.size[across] + $0.subitem.edgeSpacing.minimum(across) }.max() ?? 0
      inner.size[across] = size[across]
    }
    for index in slots.indices {
      let edges = slots[index].subitem.edgeSpacing
      slots[index].origin[across] =
        inner.origin[across]
        + edges.startLength(across, left: inner.size[across] - slots[index].size[across])
    }
  }

  /// Turns slots into cells and views.
  func assemble(
    _ group: CollectionLayoutGroup, _ slots: [Slot], _ size: Vector, _ inner: Box, _ frame: Frame,
    _ fit: GroupFit
  ) -> PlacedGroup {
    var placed = PlacedGroup(size: size, box: frame.box, inner: inner)
    placed.anchor(group.supplementaryItems, firstCell: frame.cells)
    for slot in slots {
      switch slot.subitem {
      case .group:
        if let nested = slot.group { placed.append(nested, at: slot.origin) }
      case .item(let item):
        let cell = PlacedCell(
          frame: Box(origin: slot.origin, size: slot.size)
            .inset(by: item.contentInsets, except: slot.estimated),
          estimated: slot.estimated)
        placed.cells.append(cell)
        for view in item.supplementaryItems {
          placed.views.append(
            PlacedView(
              item: view, host: cell.frame, reference: cell.frame.size, firstCell: slot.firstCell))
        }
      }
    }
    if keepsFits {
      placed.fit = fit
      placed.fit?.slots = slots.map {
        GroupFit.Slot(
          origin: $0.origin, size: $0.size, firstCell: $0.firstCell, cellCount: $0.cellCount,
          group: $0.group.map { [$0] } ?? [])
      }
    }
    return placed
  }

  /// Frames of a custom group are relative to its outer corner (rule 27).
  func placeCustom(
    _ group: CollectionLayoutGroup, _ size: Vector, _ inner: Box, _ frame: Frame
  ) -> PlacedGroup {
    var placed = PlacedGroup(size: size, box: frame.box, inner: inner)
    placed.anchor(group.supplementaryItems, firstCell: frame.cells)
    if case .custom(let items) = group.arrangement {
      placed.cells = items.map { PlacedCell(frame: $0.box, zIndex: $0.zIndex) }
    }
    if keepsFits { placed.fit = GroupFit() }
    return placed
  }
}

extension PlacedGroup {
  /// Anchors views to the group itself, before those of its cells (rule 62).
  fileprivate mutating func anchor(
    _ items: [CollectionLayoutSupplementaryItem], firstCell: Int
  ) {
    let host = Box(origin: .zero, size: size)
    for item in items {
      views.append(PlacedView(item: item, host: host, reference: box, firstCell: firstCell))
    }
  }

  fileprivate mutating func append(_ nested: PlacedGroup, at origin: Vector) {
    for var cell in nested.cells {
      cell.frame = cell.frame.moved(by: origin)
      cells.append(cell)
    }
    // A group without cells shows nothing, so nothing hangs on it.
    guard !nested.cells.isEmpty else { return }
    for var view in nested.views {
      view.host = view.host.moved(by: origin)
      views.append(view)
    }
  }
}

extension Box {
  /// The frame inside a slot. Insets larger than the slot leave the difference, taken positive
  /// (rule 25); on an estimated axis there are none (rule 28).
  func inset(by insets: DirectionalEdgeInsets, except estimated: EstimatedAxes) -> Box {
    var frame = self
    for axis in [Axis.horizontal, .vertical] where !estimated.contains(axis) {
      frame.origin[axis] += insets.start(axis)
      frame.size[axis] = abs(size[axis] - insets.both(axis))
    }
    return frame
  }
}

extension CollectionLayoutEdgeSpacing {
  /// How far from the start of a box its content stands, `left` being what the content leaves of the
  /// box: fixed edges as they are, flexible ones with their share (rules 23, 41).
  func startLength(_ axis: Axis, left: Double) -> Double {
    let shares = flexibleCount(axis)
    let share = shares > 0 ? (left - minimum(axis)) / Double(shares) : 0
    return start(axis).length(share: share)
  }
}
