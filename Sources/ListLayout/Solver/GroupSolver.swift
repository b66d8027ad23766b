/// Lays out one group, nested groups included (layout rules 6-7 and 13-33).
///
/// A solver is made for one layout of one group. It recurses into nested groups; their depth was
/// checked by `DescriptionCheck`. `sizings` counts the work, which `LayoutLimits` bounds.
struct GroupSolver {
  let grid: PixelGrid
  let section: Int
  /// What the group's cells answered, by their number in the group; nil where nothing was measured.
  var measured: ((Int) -> MeasuredSize?)?
  /// Whether the figures of every group are kept, for explanations.
  var keepsFits = false
  private var path: [Int] = []
  private var sizings = 0

  init(grid: PixelGrid, section: Int, measured: ((Int) -> MeasuredSize?)? = nil) {
    self.grid = grid
    self.section = section
    self.measured = measured
  }

  /// Lays out a section's group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - box: What its fractions refer to (rules 8-10).
  ///   - available: How many items there are for it: in an unfilled last group fewer than it holds,
  ///     which then counts for estimated extents only (rules 35, 38).
  /// - Returns: The group, with no more cells than are available.
  /// - Throws: `LayoutError` where nested fractions or the number of items leave `LayoutLimits`.
  mutating func place(
    _ group: CollectionLayoutGroup, in box: Vector, available: Int = .max
  ) throws(LayoutError) -> PlacedGroup {
    var placed = try place(group, Frame(box: box, cells: 0, available: .max))
    let own = group.supplementaryItems.count
    for index in placed.views.indices.prefix(own) { placed.views[index].isOnSectionGroup = true }
    guard placed.cells.count > available else { return placed }
    // What is there keeps the place it has in a full group (rule 35); an estimated extent is that of
    // what is there (rule 38).
    let present = try place(group, Frame(box: box, cells: 0, available: available))
    for axis in [Axis.horizontal, .vertical] where group.layoutSize[axis].isEstimated {
      placed.size[axis] = present.size[axis]
    }
    return placed.keeping(available)
  }

  /// Where a subitem is laid out: its box, the extent a count gives it, and its share of the cells.
  struct Frame {
    var box: Vector
    var counted: (axis: Axis, length: Double)?
    /// The number of its first cell in the section's group.
    var cells: Int
    /// How many cells from there on are present.
    var available: Int
  }

  /// A subitem with its size; its place follows when all sizes are known.
  struct Slot {
    let subitem: CollectionLayoutSubitem
    var size: Vector
    var estimated = EstimatedAxes()
    var group: PlacedGroup?
    let firstCell: Int
    var origin = Vector.zero

    var cellCount: Int { group?.cells.count ?? 1 }
  }

  private mutating func place(
    _ group: CollectionLayoutGroup, _ frame: Frame
  ) throws(LayoutError) -> PlacedGroup {
    var estimated = EstimatedAxes(group.layoutSize)
    var size = try lengths(group.layoutSize, frame, &estimated)
    // Content insets are ignored on an estimated axis (rule 28).
    var inner = Box(origin: .zero, size: size)
    for axis in [Axis.horizontal, .vertical] where !estimated.contains(axis) {
      inner.origin[axis] = group.contentInsets.start(axis)
      inner.size[axis] = max(size[axis] - group.contentInsets.both(axis), 0)
    }
    guard let axis = group.axis else { return placeCustom(group, size, inner, frame) }
    var fit = GroupFit()
    fit.extent = inner.size[axis]
    var slots = try fill(
      group, axis, inner.size, isEstimated: estimated.contains(axis), frame, &fit)
    if slots.isEmpty {
      var empty = PlacedGroup(size: size, box: frame.box, inner: inner)
      if keepsFits { empty.fit = fit }
      return empty
    }
    lineUp(&slots, group, axis, &inner, &size, estimated, frame.available, &fit)
    return assemble(group, slots, size, inner, frame, fit)
  }

  /// Lengths on both axes: fractions and estimates of the box, or what a count gives (rule 19).
  private mutating func lengths(
    _ size: CollectionLayoutSize, _ frame: Frame, _ estimated: inout EstimatedAxes
  ) throws(LayoutError) -> Vector {
    var lengths = size.lengths(in: frame.box, grid)
    if let counted = frame.counted {
      lengths[counted.axis] = counted.length
      estimated.remove(counted.axis)
    }
    let longest = max(lengths.x, lengths.y)
    guard longest <= LayoutLimits.length else { throw error(.tooLong(longest)) }
    return lengths
  }

  // MARK: Filling

  /// Chooses the subitems (rules 14-19, 30) and sizes them.
  private mutating func fill(
    _ group: CollectionLayoutGroup, _ axis: Axis, _ inner: Vector, isEstimated: Bool,
    _ frame: Frame, _ fit: inout GroupFit
  ) throws(LayoutError) -> [Slot] {
    let (list, count) = group.subitems
    guard !list.isEmpty else { return [] }
    let spacing = group.interItemSpacing?.minimum ?? 0
    var number: Int
    if let count {
      number = count
    } else if isEstimated {
      number = list.count
    } else {
      number = try fittingCount(list, axis, inner, spacing, frame, &fit)
      // A measured item wider than its row still has a row, or nothing would follow it.
      if number == 0, measured != nil, list[0].layoutSize[axis].isEstimated { number = 1 }
    }
    guard number > 0 else { return [] }
    guard number <= LayoutLimits.itemsInGroup else { throw error(.tooManyItems) }
    var box = inner
    box[axis] = max(inner[axis] - spacing * Double(number - 1), 0)
    fit.count = number
    fit.room = box[axis]
    let counted = count.map { (axis, grid.length(box[axis] / Double($0))) }
    var slots: [Slot] = []
    var cells = 0
    for index in 0..<number {
      let place = index % list.count
      path.append(place)
      let slot = try self.slot(
        list[place],
        Frame(
          box: box, counted: counted, cells: frame.cells + cells,
          available: frame.available == .max ? .max : max(frame.available - cells, 0)))
      path.removeLast()
      slots.append(slot)
      cells += slot.cellCount
      guard cells <= LayoutLimits.itemsInGroup else { throw error(.tooManyItems) }
    }
    return slots
  }

  /// Sizes one subitem: measured where it is estimated (rule 28), a nested group by its content.
  private mutating func slot(
    _ subitem: CollectionLayoutSubitem, _ frame: Frame
  ) throws(LayoutError) -> Slot {
    sizings += 1
    guard sizings <= LayoutLimits.sizings else { throw error(.tooMuchWork) }
    switch subitem {
    case .group(let group):
      let placed = try place(group, frame)
      return Slot(subitem: subitem, size: placed.size, group: placed, firstCell: frame.cells)
    case .item(let item):
      var estimated = EstimatedAxes(item.layoutSize)
      var size = try lengths(item.layoutSize, frame, &estimated)
      if !estimated.isEmpty, frame.available > 0, let answer = measured?(frame.cells) {
        for axis in [Axis.horizontal, .vertical] where estimated.contains(axis) {
          if let length = answer[axis] { size[axis] = length }
        }
      }
      return Slot(subitem: subitem, size: size, estimated: estimated, firstCell: frame.cells)
    }
  }

  /// The largest number of subitems for which the first so many fit (rules 14, 18, 22).
  ///
  /// Sizes depend on the number only where there are spacings and something refers to the room;
  /// otherwise each subitem is sized once.
  private mutating func fittingCount(
    _ list: [CollectionLayoutSubitem], _ axis: Axis, _ inner: Vector, _ spacing: Double,
    _ frame: Frame, _ fit: inout GroupFit
  ) throws(LayoutError) -> Int {
    let limit = inner[axis] + Self.tolerance
    let resizes = spacing != 0 && list.contains { $0.refersToRoom(axis) }
    var number = 0
    var used = 0.0
    var usedBefore = 0.0
    var cells = 0
    while true {
      var total = used
      if resizes {
        total = 0
        cells = 0
        var box = inner
        box[axis] = max(inner[axis] - spacing * Double(number), 0)
        for index in 0...number {
          total += try need(list, index, axis, box, frame, &cells)
        }
        total += spacing * Double(number)
      } else {
        total += try need(list, number, axis, inner, frame, &cells)
        if number > 0 { total += spacing }
      }
      guard total <= limit else {
        fit.nextNeeds = total
        return number
      }
      number += 1
      used = total
      guard number <= LayoutLimits.itemsInGroup else { throw error(.tooManyItems) }
      if number.isMultiple(of: list.count) {
        // A pass that uses no room would repeat for ever.
        if used + spacing - usedBefore <= 0 { return number }
        usedBefore = used + spacing
      }
    }
  }

  /// What a subitem needs along the axis, its edges included.
  private mutating func need(
    _ list: [CollectionLayoutSubitem], _ index: Int, _ axis: Axis, _ box: Vector, _ frame: Frame,
    _ cells: inout Int
  ) throws(LayoutError) -> Double {
    let place = index % list.count
    let subitem = list[place]
    let edges = subitem.edgeSpacing.minimum(axis)
    // The length of a nested group that is not estimated does not depend on what it holds.
    if case .group = subitem, measured == nil, !subitem.layoutSize[axis].isEstimated {
      sizings += 1
      guard sizings <= LayoutLimits.sizings else { throw error(.tooMuchWork) }
      return subitem.layoutSize[axis].length(in: box, grid) + edges
    }
    path.append(place)
    // What fits is settled by a full group, whether or not there are items for it (rule 35).
    let slot = try self.slot(
      subitem, Frame(box: box, cells: frame.cells + cells, available: .max))
    path.removeLast()
    cells += slot.cellCount
    return slot.size[axis] + edges
  }

  /// What fitting tolerates, in pt (rule 18).
  private static let tolerance = 0.01

  private func error(_ problem: LayoutError.Problem) -> LayoutError {
    LayoutError(LayoutError.Element(section: section, path: path), problem)
  }
}

extension CollectionLayoutSubitem {
  /// Whether the subitem's length may change with the room on `axis`.
  fileprivate func refersToRoom(_ axis: Axis) -> Bool {
    switch self {
    case .item(let item): item.layoutSize[axis].reference == axis
    case .group(let group):
      group.layoutSize[axis].reference == axis || group.layoutSize[axis].isEstimated
    }
  }
}
