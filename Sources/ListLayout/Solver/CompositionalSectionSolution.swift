/// One section of a compositional layout, solved (layout rules 8-10, 41-44, 49-55 and 70).
///
/// Along the scroll axis places are counted from the section's start, across it from the start of
/// the container.
struct CompositionalSectionSolution: Sendable {
  let section: CollectionLayoutSection
  let itemCount: Int
  let scrollAxis: Axis
  let container: Vector
  /// The section's own insets, and across the scroll axis those of the insets reference (rule 43).
  let insets: DirectionalEdgeInsets
  /// The same for boundary items that follow the insets.
  let boundaryInsets: DirectionalEdgeInsets
  /// What the section's group refers to (rules 8-10).
  let groupBox: Vector
  /// The groups; nil where there is nothing to lay out.
  private(set) var groups: GroupSequence?
  private(set) var boundaryItems: [PlacedBoundaryItem] = []
  /// The extent of groups and insets, grown to side items (rules 42, 53).
  private(set) var core = 0.0
  /// Where the core starts.
  private(set) var coreStart = 0.0
  /// The section's extent along the scroll axis.
  private(set) var extent = 0.0
  private(set) var boundaryAnswers: [Int: MeasuredSize]
  private let grid: PixelGrid

  init(
    _ section: CollectionLayoutSection, number: Int, itemCount: Int, in context: SolvingContext,
    answers: MeasuredAnswers, boundaryAnswers: [Int: MeasuredSize]
  ) throws(LayoutError) {
    self.section = section
    self.itemCount = itemCount
    self.boundaryAnswers = boundaryAnswers
    scrollAxis = context.scrollAxis
    container = context.container
    grid = context.grid
    let across = scrollAxis.other
    insets =
      section.contentInsets
      + context.referenceInsets(section.contentInsetsReference).cleared(scrollAxis)
    let reference = section.supplementaryContentInsetsReference
    boundaryInsets =
      reference == .automatic
      ? insets
      : section.contentInsets + context.referenceInsets(reference).cleared(scrollAxis)
    let isSideways = section.orthogonalScrollingBehavior != .none
    var box = container
    // A sideways section is laid out as if the layout scrolled sideways (rule 9).
    let clearedAxis = isSideways ? scrollAxis : across
    box[clearedAxis] = max(container[clearedAxis] - insets.both(clearedAxis), 0)
    groupBox = box
    groups = try GroupSequence(
      section, section: number, itemCount: itemCount, box: box,
      axis: isSideways ? across : scrollAxis, grid: grid, answers: answers)
    arrange()
  }

  var isSideways: Bool { section.orthogonalScrollingBehavior != .none }

  /// Whether the section takes part in anything (rules 44, 63, 69).
  var hasSize: Bool { groups != nil || !section.boundarySupplementaryItems.isEmpty }

  /// The widest group, where it counts for the content's extent across (rule 46).
  var breadth: Double { isSideways ? 0 : groups?.breadth ?? 0 }

  /// Where the core ends.
  var coreEnd: Double { coreStart + core }

  /// Puts core and boundary items together.
  private mutating func arrange() {
    boundaryItems = []
    guard hasSize else {
      (core, coreStart, extent) = (0, 0, 0)
      return
    }
    let content = isSideways ? groups?.breadth : groups?.extent
    var placer = BoundaryPlacer(
      scrollAxis: scrollAxis, container: container,
      insets: section.supplementariesFollowContentInsets ? boundaryInsets : .zero, grid: grid,
      core: insets.both(scrollAxis) + (content ?? 0))
    placer.place(section.boundarySupplementaryItems) { boundaryAnswers[$0] }
    boundaryItems = placer.places
    core = placer.core
    coreStart = placer.before
    extent = placer.before + placer.core + placer.behind
  }

  // MARK: Frames

  /// Where a group stands.
  func frame(of group: Int, placed: PlacedGroup, in groups: GroupSequence) -> Box {
    let axis = groups.axis
    let across = axis.other
    let size = groups.size(of: group, placed: placed)
    var origin = Vector.zero
    origin[axis] = insets.start(axis) + groups.start(of: group)
    origin[across] =
      insets.start(across)
      + section.group.edgeSpacing.startLength(across, left: groups.box[across] - size[across])
    origin[scrollAxis] += coreStart
    return Box(origin: origin, size: size)
  }

  /// The frame of an item, exact.
  func frame(of item: Int) -> Box? {
    guard let groups, item >= 0, item < itemCount else { return nil }
    let group = groups.group(of: item)
    let placed = groups.placed(group)
    let first = groups.items(of: group).lowerBound
    guard item - first < placed.cells.count else { return nil }
    let frame = frame(of: group, placed: placed, in: groups)
    return placed.cells[item - first].frame.moved(by: frame.origin)
  }

  /// The z index of an item (rule 64).
  func zIndex(of item: Int) -> Int {
    let usual = section.decorationItems.isEmpty ? 0 : 1
    guard let groups, case .some(let own) = zIndexFromGroup(item, groups) else { return usual }
    return own
  }

  private func zIndexFromGroup(_ item: Int, _ groups: GroupSequence) -> Int? {
    // What a group holds may follow its measured cells, so that the template's cells may be others.
    let group = groups.group(of: item)
    let cell = item - groups.items(of: group).lowerBound
    let cells = groups.placed(group).cells
    return cells.indices.contains(cell) ? cells[cell].zIndex : nil
  }

  /// The groups that may overlap a rectangle, which is moved by the section's own offset already.
  func groups(in rect: Box) -> Range<Int> {
    guard let groups else { return 0..<0 }
    let start = insets.start(groups.axis) + (isSideways ? 0 : coreStart)
    return groups.groups(
      from: rect.origin[groups.axis] - start, to: rect.end[groups.axis] - start)
  }

  // MARK: Anchored views

  /// How many views of a kind a full group has.
  func viewCount(_ kind: String) -> Int {
    groups?.template.views.count { $0.item.elementKind == kind } ?? 0
  }

  /// The frame and the item of an anchored view, by its number among those of its kind (rule 62).
  func anchoredView(_ kind: String, _ number: Int) -> (PlacedView, Box)? {
    guard let groups, number >= 0 else { return nil }
    let group: Int
    let first: Int
    if groups.isRegular {
      let perGroup = viewCount(kind)
      guard perGroup > 0 else { return nil }
      group = number / perGroup
      first = group * perGroup
    } else {
      guard let found = groups.group(holding: number, of: kind) else { return nil }
      (group, first) = found
    }
    guard group < groups.count else { return nil }
    let placed = groups.placed(group)
    let views = placed.views.filter { $0.item.elementKind == kind }
    guard number - first < views.count else { return nil }
    let frame = frame(of: group, placed: placed, in: groups)
    let view = views[number - first]
    return (view, self.frame(of: view, in: frame))
  }

  /// Where an anchored view stands; on the section's own group on what a cut leaves of it (rule 59).
  func frame(of view: PlacedView, in group: Box) -> Box {
    var host = view.host.moved(by: group.origin)
    if view.isOnSectionGroup { host.size = group.size }
    return view.item.box(on: host, reference: view.reference, grid)
  }

  /// The number of the first view of a kind in a group.
  func firstView(_ kind: String, in group: Int) -> Int {
    guard let groups else { return 0 }
    guard !groups.isRegular else {
      return group.multipliedReportingOverflow(by: viewCount(kind)).partialValue
    }
    return groups.views(of: kind, before: group)
  }

  // MARK: Measuring

  /// Takes an item's changed answer; false if nothing depends on it.
  mutating func setAnswer(_ answer: MeasuredSize?, at item: Int) throws(LayoutError) -> Bool {
    guard try groups?.setAnswer(answer, at: item) ?? false else { return false }
    arrange()
    return true
  }

  /// Takes a boundary item's changed answer.
  mutating func setBoundaryAnswer(_ answer: MeasuredSize?, at number: Int) -> Bool {
    guard boundaryAnswers[number] != answer else { return false }
    boundaryAnswers[number] = answer
    arrange()
    return true
  }
}

/// What all sections of a layout are solved in.
struct SolvingContext: Sendable {
  let container: Vector
  let grid: PixelGrid
  let scrollAxis: Axis
  let safeArea: DirectionalEdgeInsets
  let layoutMargins: DirectionalEdgeInsets
  let layoutReference: ContentInsetsReference

  /// The insets a section's reference stands for (rule 43).
  func referenceInsets(_ reference: ContentInsetsReference) -> DirectionalEdgeInsets {
    switch reference == .automatic ? layoutReference : reference {
    case .automatic, .none: .zero
    case .safeArea: safeArea
    case .layoutMargins, .readableContent: layoutMargins
    }
  }
}
