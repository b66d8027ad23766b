import Foundation

@testable import ListLayout

/// One section along the scroll axis: what stands around its core, and its groups relative to it.
struct NaiveSection {
  struct Group {
    /// The group's frame, cut if it is the unfilled last one.
    var box: Box
    /// Its cells and views, relative to the core too.
    var parts: [NaivePiece.Part]
  }

  private(set) var groups: [Group] = []
  private(set) var boundary: NaiveBoundary
  private(set) var backgrounds: [CollectionLayoutDecorationItem] = []
  /// The widest group's width.
  private(set) var widest = 0.0
  private(set) var row: NaiveLayout.Row?
  private(set) var isFlow = false

  var extent: Double { boundary.before + boundary.core + boundary.after }
  private(set) var hasSize = true

  // MARK: Compositional

  init(
    _ section: CollectionLayoutSection, count: Int, container: Vector, scroll: Axis,
    reference: DirectionalEdgeInsets, groups solver: NaiveGroups,
    measured: (String) -> MeasuredSize?
  ) {
    let cross = scroll.other
    let isSideways = section.orthogonalScrollingBehavior != .none
    let stack = isSideways ? cross : scroll
    let side = stack.other
    let insets = section.contentInsets + reference
    backgrounds = section.decorationItems

    // Layout rules 8 to 10.
    var box = container
    box[side] -= insets.both(side)
    groups = Self.groups(
      section, count: count, box: box, stack: stack, insets: insets, solver: solver)

    var core = 0.0
    if let last = groups.last {
      let end = last.box.end[stack] + section.group.edgeSpacing.end(stack).minimum
      core =
        isSideways
        ? (groups.map { $0.box.size[scroll] }.max() ?? 0) + insets.both(scroll)
        : end + insets.end(scroll)
      if !isSideways { widest = groups.map { $0.box.size[cross] }.max() ?? 0 }
    } else if !section.boundarySupplementaryItems.isEmpty {
      // Layout rule 44.
      core = insets.both(scroll)
    } else {
      hasSize = false
    }

    let follows = section.supplementariesFollowContentInsets
    // Layout rule 10: those of the reference count as section insets.
    let spanInsets = follows ? insets : .zero
    boundary = NaiveBoundary(
      section.boundarySupplementaryItems, core: core, spanStart: spanInsets.start(cross),
      span: container[cross] - spanInsets.both(cross), container: container, scroll: scroll,
      groups: solver, measured: measured)
    if isSideways, let first = groups.first, let last = groups.last {
      let start = first.box.origin[cross]
      row = NaiveLayout.Row(
        length: last.box.end[cross] - start, viewport: container[cross] - insets.both(cross),
        groups: groups.map { ($0.box.origin[cross] - start, $0.box.size[cross]) })
    }
  }

  private static func groups(
    _ section: CollectionLayoutSection, count: Int, box: Vector, stack: Axis,
    insets: DirectionalEdgeInsets, solver: NaiveGroups
  ) -> [Group] {
    let side = stack.other
    let edges = section.group.edgeSpacing
    var result: [Group] = []
    if !solver.measured.isEmpty {
      var unmeasured = solver
      unmeasured.measured = [:]
      if unmeasured.piece(section.group, in: box, first: 0).cells == 0 {
        solver.gaps.note("what was measured is in a group that holds nothing unmeasured")
      }
    }
    var first = 0
    var position = insets.start(stack)
    while first < count {
      let full = solver.piece(section.group, in: box, first: first)
      // Layout rule 17.
      guard full.cells > 0 else {
        if first > 0 || !solver.measured.isEmpty {
          solver.gaps.note("a later group holds nothing, or one whose size is measured")
        }
        break
      }
      let size = size(of: section.group, full, count - first, first, box, stack, solver)
      // Layout rules 39 and 41.
      let loose = [edges.start(side), edges.end(side)].count { $0.isFlexible }
      let rest =
        box[side] - size[side] - edges.start(side).minimum - edges.end(side).minimum
      var origin = Vector.zero
      origin[stack] = position + edges.start(stack).minimum
      origin[side] =
        insets.start(side) + edges.start(side).minimum
        + (edges.start(side).isFlexible ? rest / Double(loose) : 0)
      let frame = Box(origin: origin, size: size)
      // Layout rule 59: on the group's frame, in fractions of the box it was laid out in.
      let views = section.group.supplementaryItems.map {
        solver.anchored($0, on: frame, fractionsOf: box)
      }
      let parts = full.parts.filter { $0.cellsBefore < count - first }.map { part in
        var part = part
        part.box.origin += origin
        return part
      }
      result.append(Group(box: frame, parts: views + parts))
      first += full.cells
      position = frame.end[stack] + edges.end(stack).minimum + section.interGroupSpacing
    }
    return result
  }

  /// Layout rules 36 to 38.
  private static func size(
    of group: CollectionLayoutGroup, _ full: NaivePiece, _ present: Int, _ first: Int,
    _ box: Vector, _ stack: Axis, _ solver: NaiveGroups
  ) -> Vector {
    guard full.cells > present else { return full.size }
    let partial = solver.piece(group, in: box, first: first, available: present)
    var size = full.size
    for axis in [Axis.horizontal, .vertical] where group.layoutSize[axis].isEstimated {
      size[axis] = partial.size[axis]
    }
    if !group.layoutSize[stack].isEstimated {
      let inner = group.contentInsets.start(stack)
      let innerEnd = full.size[stack] - group.contentInsets.end(stack)
      let frames = full.parts.filter(\.isCell)
      let reach = frames.map { $0.box.end[stack] }.max() ?? 0
      let own = frames.prefix(present).map { $0.box.end[stack] }.max() ?? 0
      size[stack] = max(own - inner + innerEnd - reach, 0)
    }
    return size
  }

  // MARK: Flow

  init(
    _ flow: CollectionViewFlowLayout, count: Int, _ container: Vector,
    _ measured: [Int: MeasuredSize], _ mean: CGSize?
  ) {
    isFlow = true
    let naive = NaiveFlow(
      FlowSample(
        layout: flow, count: count,
        container: CGSize(width: container.x, height: container.y),
        measured: measured.mapValues {
          CGSize(width: $0.width ?? 0, height: $0.height ?? 0)
        }, mean: mean))
    boundary = NaiveBoundary(core: naive.extent)
    for frame in naive.frames {
      let box = Box(frame)
      groups.append(
        Group(box: box, parts: [.init(kind: .cell(z: nil), box: box, cellsBefore: 0)]))
    }
    for (kind, frame) in [("header", naive.header), ("footer", naive.footer)] {
      if let frame { boundary.add(kind, Box(frame)) }
    }
  }
}

extension Box {
  var rect: CGRect { CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y) }

  init(_ rect: CGRect) {
    self.init(
      origin: Vector(rect.minX, rect.minY), size: Vector(rect.width, rect.height))
  }
}
