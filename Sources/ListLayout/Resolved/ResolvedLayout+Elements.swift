public import Foundation

extension ResolvedLayout {
  /// The elements in a rectangle, section by section, by layout rules 65-69; sideways sections as
  /// they are scrolled (`orthogonalOffsets`), pinned items as the content is.
  ///
  /// - Parameters:
  ///   - rect: In the content's coordinates; the part outside the content finds nothing.
  ///   - limit: How many elements are wanted at most.
  /// - Returns: The elements with their frames; see also `LayoutLimits.fruitlessLooks`.
  /// - Complexity: O(log sections + groups that overlap, with all they hold).
  public func elements(in rect: CGRect, limit: Int = .max) -> [LayoutAttributes] {
    var search = ElementSearch(layout: self, limit: limit)
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite,
      rect.size.height.isFinite
    else { return [] }
    search.run(mirrored(Box(rect)))
    return search.found
  }

  /// The topmost item at a point of the content: of those there the one with the highest z index,
  /// and of equals the last.
  ///
  /// - Complexity: as `elements(in:)`.
  public func indexPath(at point: CGPoint) -> LayoutIndexPath? {
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    var top: (path: LayoutIndexPath, zIndex: Int)?
    for attributes in elements(in: around) {
      guard case .item(let path) = attributes.element else { continue }
      guard shownBox(of: attributes, path).contains(Vector(x: point.x, y: point.y)) else {
        continue
      }
      if let found = top, found.zIndex > attributes.zIndex { continue }
      top = (path, attributes.zIndex)
    }
    return top?.path
  }

  /// An item's frame where it shows, its section's own offset taken into account.
  private func shownBox(of attributes: LayoutAttributes, _ path: LayoutIndexPath) -> Box {
    let offset = orthogonalOffset(path.section)
    let box = Box(attributes.frame)
    guard offset != 0 else { return box }
    var moved = Vector.zero
    moved[context.scrollAxis.other] = offset
    return isRightToLeft && moved.x != 0 ? box.moved(by: moved) : box.moved(by: -1 * moved)
  }

  /// How far a sideways section is scrolled; 0 for others.
  func orthogonalOffset(_ section: Int) -> Double {
    guard let offset = orthogonalOffsets[section], offset.isFinite,
      case .compositional(let solution) = solutions[section], solution.isSideways
    else { return 0 }
    return offset
  }

  /// The sections whose boundary items, backgrounds or groups may lie in `low...high`.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    // Origins rise, save where insets or spacings are negative; a section so moved is found too.
    let first = origins.partitionPoint { $0 + overhang.behind >= low }
    let end = origins.partitionPoint { $0 - overhang.before > high }
    // The section before the first may reach into the span.
    var start = max(min(first, end) - 1, 0)
    while start > 0, origins[start - 1] + solutions[start - 1].extent + overhang.behind >= low {
      start -= 1
    }
    return start..<max(end, start)
  }
}

/// One question what is in a rectangle.
private struct ElementSearch {
  let layout: ResolvedLayout
  let limit: Int
  var found: [LayoutAttributes] = []
  /// How many elements were looked at and not found.
  private var fruitless = 0

  init(layout: ResolvedLayout, limit: Int) {
    self.layout = layout
    self.limit = limit
  }

  mutating func run(_ rect: Box) {
    // Rule 65: nothing is found outside the content.
    let content = Box(origin: .zero, size: layout.content)
    guard rect.touches(content) else { return }
    let rect = rect.intersection(content)
    for item in layout.boundaryItems {
      let (frame, zIndex) = layout.layoutBoundary(item)
      if layout.rounded(frame).overlaps(rect) {
        add(.layout(kind: item.item.elementKind), frame, zIndex)
      }
    }
    let axis = layout.context.scrollAxis
    for section in layout.sections(from: rect.origin[axis], to: rect.end[axis]) {
      guard found.count < limit else { return }
      switch layout.solutions[section] {
      case .compositional(let solution): search(solution, section, rect)
      case .flow(let solution): search(solution, section, rect)
      }
    }
  }

  private mutating func add(_ element: LayoutElement, _ box: Box, _ zIndex: Int) {
    guard found.count < limit else { return }
    found.append(
      LayoutAttributes(element: element, frame: layout.handedOut(box).rect, zIndex: zIndex))
  }

  private mutating func search(
    _ solution: CompositionalSectionSolution, _ section: Int, _ rect: Box
  ) {
    guard solution.hasSize else { return }
    // Rule 68: a background is found by its section, of which touching is enough.
    if layout.sectionBox(section).touches(rect) {
      for item in solution.section.decorationItems {
        add(
          .section(kind: item.elementKind, section: section), layout.background(item, section),
          item.zIndex)
      }
    }
    for item in solution.boundaryItems {
      let (frame, zIndex) = layout.boundary(item, of: solution, section)
      if layout.rounded(frame).overlaps(rect) {
        add(.section(kind: item.item.elementKind, section: section), frame, zIndex)
      }
    }
    guard rect.size.x > 0, rect.size.y > 0, let groups = solution.groups else { return }
    // The rectangle as the section sees it, a point wider than asked for what rounding moves.
    var shift = layout.origin(of: section)
    shift[layout.context.scrollAxis.other] -= layout.orthogonalOffset(section)
    let near = Box(origin: rect.origin - shift - [1, 1], size: rect.size + [2, 2])
    for group in solution.groups(in: near) {
      guard found.count < limit, fruitless < LayoutLimits.fruitlessLooks else { return }
      search(group, groups, solution, section, rect, shift)
    }
  }

  /// Rule 67: what belongs to a group is found only if the group is, a cell by its part inside.
  private mutating func search(
    _ group: Int, _ groups: GroupSequence, _ solution: CompositionalSectionSolution,
    _ section: Int, _ rect: Box, _ shift: Vector
  ) {
    let placed = groups.placed(group)
    let frame = solution.frame(of: group, placed: placed, in: groups)
    let shown = layout.rounded(frame.moved(by: shift))
    guard shown.overlaps(rect) else {
      fruitless += 1
      return
    }
    let reach = shown.intersection(rect)
    let items = groups.items(of: group)
    let origin = layout.origin(of: section)
    for (item, cell) in zip(items, placed.cells) {
      let box = cell.frame.moved(by: frame.origin)
      if layout.rounded(box.moved(by: shift)).overlaps(reach) {
        add(.item(item, section: section), box.moved(by: origin), solution.zIndex(of: item))
      } else {
        fruitless += 1
      }
    }
    var numbers: [String: Int] = [:]
    for view in placed.views {
      let kind = view.item.elementKind
      let number = numbers[kind] ?? solution.firstView(kind, in: group)
      numbers[kind] = number + 1
      let element = LayoutElement.anchored(kind: kind, section: section, number: number)
      let box = layout.measuredBox(
        of: view, solution.frame(of: view, in: frame), element, solution)
      if layout.rounded(box.moved(by: shift)).overlaps(rect) {
        add(element, box.moved(by: origin), view.item.zIndex)
      }
    }
  }

  private mutating func search(_ solution: FlowSectionSolution, _ section: Int, _ rect: Box) {
    let origin = layout.origin(of: section)
    for (kind, frame) in [("header", solution.headerFrame), ("footer", solution.footerFrame)] {
      guard let box = frame.map({ Box($0).moved(by: origin) }) else { continue }
      if layout.rounded(box).overlaps(rect) { add(.section(kind: kind, section: section), box, 1) }
    }
    let near = Box(origin: rect.origin - origin - [1, 1], size: rect.size + [2, 2])
    solution.visitItems(in: near.rect) { item, frame in
      let box = Box(frame).moved(by: origin)
      if layout.rounded(box).overlaps(rect) { add(.item(item, section: section), box, 0) }
      return found.count < limit
    }
  }
}
