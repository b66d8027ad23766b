public import Foundation

extension ResolvedLayout {
  /// The frame of an item, or nil where there is none: the path is out of range, or the section lays
  /// nothing out (layout rule 17).
  ///
  /// - Complexity: O(items of a group); with measured cells also O(log n).
  public func frame(of path: LayoutIndexPath) -> CGRect? {
    guard let box = box(of: path) else { return nil }
    return handedOut(box).rect
  }

  /// Where an element is, or nil where there is none.
  ///
  /// - Complexity: as `frame(of:)`.
  public func attributes(of element: LayoutElement) -> LayoutAttributes? {
    let place: (box: Box, zIndex: Int)? =
      switch element {
      case .item(let path): box(of: path).map { ($0, zIndex(of: path)) }
      case .section(let kind, let section): sectionElement(kind, section)
      case .layout(let kind): layoutElement(kind)
      case .anchored(let kind, let section, let number): anchored(kind, section, number)
      }
    guard let place else { return nil }
    return LayoutAttributes(
      element: element, frame: handedOut(place.box).rect, zIndex: place.zIndex)
  }

  /// The part of the content a section covers, boundary items included; nil where it is out of range.
  public func sectionFrame(_ section: Int) -> CGRect? {
    guard solutions.indices.contains(section) else { return nil }
    return handedOut(sectionBox(section)).rect
  }

  // MARK: Boxes, exact and left to right

  func box(of path: LayoutIndexPath) -> Box? {
    guard solutions.indices.contains(path.section) else { return nil }
    switch solutions[path.section] {
    case .compositional(let section):
      return section.frame(of: path.item)?.moved(by: origin(of: path.section))
    case .flow(let section):
      guard let frame = section.frame(of: path.item) else { return nil }
      return Box(frame).moved(by: origin(of: path.section))
    }
  }

  func zIndex(of path: LayoutIndexPath) -> Int {
    guard case .compositional(let section) = solutions[path.section] else { return 0 }
    return section.zIndex(of: path.item)
  }

  /// A section's start in the content.
  func origin(of section: Int) -> Vector {
    Vector(along: context.scrollAxis, origins[section], across: 0)
  }

  func sectionBox(_ section: Int) -> Box {
    let axis = context.scrollAxis
    return Box(
      origin: origin(of: section),
      size: Vector(
        along: axis, solutions[section].extent, across: context.container[axis.other]))
  }

  private func sectionElement(_ kind: String, _ number: Int) -> (Box, Int)? {
    guard solutions.indices.contains(number) else { return nil }
    switch solutions[number] {
    case .flow(let section):
      guard let frame = section.supplementaryFrame(kind) else { return nil }
      return (Box(frame).moved(by: origin(of: number)), 1)
    case .compositional(let section):
      if let item = section.boundaryItems.first(where: { $0.item.elementKind == kind }) {
        return boundary(item, of: section, number)
      }
      guard section.hasSize,
        let item = section.section.decorationItems.first(where: { $0.elementKind == kind })
      else { return nil }
      return (background(item, number), item.zIndex)
    }
  }

  /// A boundary item's frame and z index at the content offset (rules 57, 58).
  func boundary(
    _ item: PlacedBoundaryItem, of section: CompositionalSectionSolution, _ number: Int
  ) -> (Box, Int) {
    let start = origins[number] + section.coreStart
    let frame = item.frame(
      core: start...max(start, start + section.core), visible: visible, context.scrollAxis)
    return (frame, item.zIndex(frame: frame, visible: visible))
  }

  /// A background's frame (rule 63).
  func background(_ item: CollectionLayoutDecorationItem, _ section: Int) -> Box {
    sectionBox(section).inset(by: item.contentInsets, except: [])
  }

  private func layoutElement(_ kind: String) -> (Box, Int)? {
    boundaryItems.first { $0.item.elementKind == kind }.map(layoutBoundary)
  }

  func layoutBoundary(_ item: PlacedBoundaryItem) -> (Box, Int) {
    let frame = item.frame(
      core: coreStart...max(coreStart, coreStart + core), visible: visible, context.scrollAxis)
    return (frame, item.zIndex(frame: frame, visible: visible))
  }

  private func anchored(_ kind: String, _ section: Int, _ number: Int) -> (Box, Int)? {
    guard solutions.indices.contains(section),
      case .compositional(let solution) = solutions[section],
      let (view, frame) = solution.anchoredView(kind, number)
    else { return nil }
    let element = LayoutElement.anchored(kind: kind, section: section, number: number)
    let measured = measuredBox(of: view, frame, element, solution)
    return (measured.moved(by: origin(of: section)), view.item.zIndex)
  }

  /// An anchored view's frame with what it answered on estimated axes.
  func measuredBox(
    of view: PlacedView, _ frame: Box, _ element: LayoutElement,
    _ solution: CompositionalSectionSolution
  ) -> Box {
    guard view.item.layoutSize.isEstimated, !supplementaryAnswers.isEmpty,
      let answer = supplementaryAnswers[element.key]
    else { return frame }
    var item = view.item
    for axis in [Axis.horizontal, .vertical] where item.layoutSize[axis].isEstimated {
      if let length = answer[axis] { item.layoutSize[axis] = .absolute(length) }
    }
    let plain = view.item.box(on: view.host, reference: view.reference, context.grid)
    let answered = item.box(on: view.host, reference: view.reference, context.grid)
    return Box(origin: frame.origin + (answered.origin - plain.origin), size: answered.size)
  }

  // MARK: Handing out

  /// What shows of the content, left to right.
  var visible: Box {
    let offset = Vector(x: contentOffset.x, y: contentOffset.y)
    let whole = mirrored(Box(origin: offset, size: context.container))
    guard coveredEdges != .zero else { return whole }
    return whole.inset(by: coveredEdges, except: [])
  }

  var isRightToLeft: Bool { environment.traitCollection.layoutDirection == .rightToLeft }

  /// Mirrors a box where reading goes from right to left (rule 48).
  func mirrored(_ box: Box) -> Box {
    guard isRightToLeft else { return box }
    let width = context.scrollAxis == .horizontal ? content.x : context.container.x
    var mirrored = box
    mirrored.origin.x = width - box.origin.x - box.size.x
    return mirrored
  }

  /// Puts a box on whole pixels (rule 3).
  func rounded(_ box: Box) -> Box {
    Box(origin: context.grid.position(box.origin), size: box.size)
  }

  func handedOut(_ box: Box) -> Box { mirrored(rounded(box)) }
}

extension FlowSectionSolution {
  /// The frame of the header or the footer, by UIKit's kinds or by the short ones of documents.
  func supplementaryFrame(_ kind: String) -> CGRect? {
    switch kind {
    case "header": headerFrame
    case "footer": footerFrame
    default: nil
    }
  }
}
