import Foundation

@testable import ListLayout

/// A whole layout solved element by element, straight from the numbered layout rules and without
/// any thought of cost. Written apart from the solver that it checks.
struct NaiveLayout {
  /// An element as it is handed out.
  struct Element {
    enum Owner {
      /// What belongs to a group is found by it (layout rule 67).
      case group(Box)
      case boundary
      case background(section: Box)
    }

    var key: String
    /// Its frame, its position rounded.
    var frame: Box
    /// Its position before it was rounded.
    var exact: Vector
    var z: Int
    var isCell: Bool
    var owner: Owner

    /// The z index of such an element where nothing else is said.
    var usualZ: Int {
      if isCell { return 0 }
      if case .background = owner { return 0 }
      return 1
    }
  }

  /// The row of a section that scrolls sideways (layout rules 70 to 72).
  struct Row {
    var length: Double
    var viewport: Double
    var groups: [(start: Double, length: Double)]
  }

  private(set) var elements: [Element] = []
  private(set) var contentSize = Vector.zero
  private(set) var rows: [Int: Row] = [:]

  /// Questions that no rule answers (see `RuleGaps`).
  var gaps: Set<String> { noted.questions }

  private let noted = RuleGaps()
  private let document: LayoutDocument
  private let configuration: CollectionViewCompositionalLayoutConfiguration
  private let container: Vector
  private let scroll: Axis
  private var cross: Axis { scroll.other }

  init(_ document: LayoutDocument) {
    self.document = document
    configuration = document.configuration ?? .init()
    container = Vector(document.container.width, document.container.height)
    scroll = Self.scrollAxis(document)
    solve()
  }

  private static func scrollAxis(_ document: LayoutDocument) -> Axis {
    var direction = document.configuration?.scrollDirection ?? .vertical
    if case .flow(let flow) = document.sections.first?.layout { direction = flow.scrollDirection }
    return direction == .vertical ? .vertical : .horizontal
  }

  // MARK: Sections one after the other

  private mutating func solve() {
    var solved: [NaiveSection] = []
    var widest = container[cross]
    for number in document.sections.indices {
      let section = section(number)
      solved.append(section)
      widest = max(widest, section.widest)
    }
    // Layout rule 45.
    let between = configuration.interSectionSpacing
    let total =
      solved.reduce(0) { $0 + $1.extent } + Double(max(solved.count - 1, 0)) * between
    let global = NaiveBoundary(
      configuration.boundarySupplementaryItems, core: total, spanStart: 0,
      span: container[cross], container: container, scroll: scroll,
      groups: NaiveGroups(scale: document.scale)
    ) { measuredView("\($0),layout") }
    contentSize[scroll] = global.before + global.core + global.after
    // Layout rule 46.
    contentSize[cross] = widest
    if solved.allSatisfy(\.isFlow), !solved.isEmpty, let scale = document.scale {
      // Flow rule F5.
      contentSize[scroll] = (contentSize[scroll] * scale + 0.001).rounded(.down) / scale
    }

    var position = global.before
    for (number, section) in solved.enumerated() {
      hand(section, number: number, at: position)
      position += section.extent + between
    }
    hand(global, key: "layout", coreStart: global.before)
  }

  private func measuredView(_ key: String) -> MeasuredSize? {
    document.measured?.supplementary?[key]
  }

  private func section(_ number: Int) -> NaiveSection {
    let section = document.sections[number]
    var measured: [Int: MeasuredSize] = [:]
    for (key, answer) in document.measured?.items ?? [:] {
      let place = key.split(separator: ",").compactMap { Int($0) }
      if place.first == number, place.count == 2 { measured[place[1]] = answer }
    }
    switch section.layout {
    case .flow(let flow):
      return NaiveSection(flow, count: section.itemCount, container, measured, meanAnswer)
    case .compositional(let layout):
      return NaiveSection(
        layout, count: section.itemCount, container: container, scroll: scroll,
        reference: reference(of: layout),
        groups: NaiveGroups(scale: document.scale, measured: measured, gaps: noted)
      ) { measuredView("\($0),\(number)") }
    }
  }

  /// Flow rule F3: of what the cells of all sections answered that size themselves by flow.
  private var meanAnswer: CGSize? {
    let answers = (document.measured?.items ?? [:]).filter { key, _ in
      guard let path = LayoutIndexPath(key), document.sections.indices.contains(path.section),
        case .flow(let flow) = document.sections[path.section].layout
      else { return false }
      return flow.estimatedItemSize != nil
    }.values
    guard !answers.isEmpty else { return nil }
    let count = Double(answers.count)
    return CGSize(
      width: answers.reduce(0) { $0 + ($1.width ?? 0) } / count,
      height: answers.reduce(0) { $0 + ($1.height ?? 0) } / count)
  }

  /// Layout rule 43: the edges to keep clear, across the scroll axis only.
  private func reference(of section: CollectionLayoutSection) -> DirectionalEdgeInsets {
    var name = section.contentInsetsReference
    if name == .automatic { name = configuration.contentInsetsReference }
    let edges: DirectionalEdgeInsets =
      switch name {
      case .automatic, .none: .zero
      case .safeArea: document.safeArea ?? .zero
      case .layoutMargins, .readableContent: document.layoutMargins ?? .zero
      }
    return scroll == .vertical
      ? DirectionalEdgeInsets(leading: edges.leading, trailing: edges.trailing)
      : DirectionalEdgeInsets(top: edges.top, bottom: edges.bottom)
  }

  // MARK: Handing out

  /// Layout rules 3 and 48.
  private func handed(_ box: Box) -> Box {
    var box = mirrored(box)
    if let scale = document.scale {
      for axis in [Axis.horizontal, .vertical] {
        box.origin[axis] = (box.origin[axis] * scale + 0.5).rounded(.down) / scale
      }
    }
    return box
  }

  private func mirrored(_ box: Box) -> Box {
    guard document.layoutDirection == .rightToLeft else { return box }
    let width = scroll == .horizontal ? contentSize.x : container.x
    return Box(
      origin: Vector(width - box.origin.x - box.size.x, box.origin.y), size: box.size)
  }

  private mutating func hand(_ section: NaiveSection, number: Int, at start: Double) {
    if let row = section.row { rows[number] = row }
    let coreStart = start + section.boundary.before
    var whole = Box(origin: .zero, size: container)
    whole.origin[scroll] = start
    whole.size[scroll] = section.extent
    for background in section.backgrounds where section.hasSize {
      // Layout rule 63.
      let insets = background.contentInsets
      var frame = whole
      frame.origin += Vector(insets.leading, insets.top)
      for axis in [Axis.horizontal, .vertical] {
        // As layout rule 25 has it for cells.
        frame.size[axis] = abs(whole.size[axis] - insets.both(axis))
      }
      elements.append(
        Element(
          key: "\(background.elementKind),\(number)", frame: handed(frame),
          exact: mirrored(frame).origin, z: background.zIndex, isCell: false,
          owner: .background(section: handed(whole))))
    }
    hand(section.boundary, key: "\(number)", coreStart: coreStart)
    var item = 0
    var numbers: [String: Int] = [:]
    var move = Vector.zero
    move[scroll] = coreStart
    for group in section.groups {
      let owner = Element.Owner.group(handed(group.box.moved(by: move)))
      for part in group.parts {
        let exact = mirrored(part.box.moved(by: move))
        let frame = handed(part.box.moved(by: move))
        switch part.kind {
        case .cell(let z):
          // Layout rule 64.
          let usual = section.backgrounds.isEmpty ? 0 : 1
          elements.append(
            Element(
              key: "\(number),\(item)", frame: frame, exact: exact.origin, z: z ?? usual,
              isCell: true, owner: owner))
          item += 1
        case .view(let kind, let z):
          // Layout rule 62.
          elements.append(
            Element(
              key: "\(kind),\(number),\(numbers[kind, default: 0])", frame: frame,
              exact: exact.origin,
              z: z,
              isCell: false, owner: owner))
          numbers[kind, default: 0] += 1
        }
      }
    }
  }

  private mutating func hand(_ boundary: NaiveBoundary, key: String, coreStart: Double) {
    let visible =
      scroll == .vertical ? document.contentOffset?.y ?? 0 : document.contentOffset?.x ?? 0
    for (item, box) in boundary.placed {
      var box = box
      box.origin[scroll] += coreStart
      var z = item.zIndex
      if item.pinToVisibleBounds {
        // Layout rules 57 and 58.
        let own = box.origin[scroll]
        let extent = box.size[scroll]
        switch item.alignment.edge(scroll) {
        case .start:
          box.origin[scroll] = max(own, min(visible, coreStart + boundary.core - extent))
        case .end:
          box.origin[scroll] = min(own, max(visible + container[scroll] - extent, coreStart))
        case .middle: break
        }
        let start = box.origin[scroll]
        if start < visible + container[scroll], start + extent > visible { z += 1_000_000_000 }
      }
      elements.append(
        Element(
          key: "\(item.elementKind),\(key)", frame: handed(box),
          exact: mirrored(box).origin, z: z, isCell: false,
          owner: .boundary))
    }
  }
}
