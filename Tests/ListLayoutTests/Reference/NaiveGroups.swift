import Foundation

@testable import ListLayout

/// What a subitem of a group comes to: its size, and its cells and views relative to its corner.
struct NaivePiece {
  struct Part {
    enum Kind {
      case cell(z: Int?)
      case view(kind: String, z: Int)
    }

    var kind: Kind
    var box: Box
    /// The number of cells that come before it.
    var cellsBefore: Int

    var isCell: Bool { if case .cell = kind { true } else { false } }
  }

  var size: Vector
  var parts: [Part] = []
  var cells: Int { parts.count { $0.isCell } }
}

/// Questions that came up while laying out and that no rule answers. What is right then is open, so
/// layouts with such questions are left out of comparisons.
final class RuleGaps {
  private(set) var questions: Set<String> = []

  func note(_ question: String) { questions.insert(question) }
}

/// Lays out groups subitem by subitem, straight from layout rules 1 to 34 and 59 to 61, with no
/// thought of cost: every number of subitems is tried anew.
struct NaiveGroups {
  var scale: Double?
  /// What the cells of the section answered.
  var measured: [Int: MeasuredSize] = [:]
  /// Where questions are noted that no rule answers.
  var gaps = RuleGaps()

  /// Layout rules 1, 2 and 6.
  func length(_ dimension: CollectionLayoutDimension, in box: Vector) -> Double {
    switch dimension {
    case .absolute(let length), .estimated(let length): length
    case .fractionalWidth(let part): pixelsDown(part * box.x)
    case .fractionalHeight(let part): pixelsDown(part * box.y)
    }
  }

  private func pixelsDown(_ length: Double) -> Double {
    guard let scale else { return max(length, 0) }
    return ((max(length, 0) * scale) + 0.001).rounded(.down) / scale
  }

  /// Lays out a subitem whose fractions refer to `box` (layout rule 7), and which gets a count's
  /// `share` of one axis (layout rule 19). Its first item has the number `first`; `available` items
  /// are left for it.
  func piece(
    _ subitem: CollectionLayoutSubitem, in box: Vector, share: (axis: Axis, length: Double)?,
    first: Int, available: Int
  ) -> NaivePiece {
    switch subitem {
    case .item(let item): piece(item, in: box, share: share, number: first)
    case .group(let group):
      piece(group, in: box, share: share, first: first, available: available, isNested: true)
    }
  }

  private func piece(
    _ item: CollectionLayoutItem, in box: Vector, share: (axis: Axis, length: Double)?,
    number: Int
  ) -> NaivePiece {
    var slot = Vector.zero
    var frame = Box(origin: .zero, size: .zero)
    for axis in [Axis.horizontal, .vertical] {
      let dimension = item.layoutSize[axis]
      let insets =
        axis == .horizontal
        ? (item.contentInsets.leading, item.contentInsets.trailing)
        : (item.contentInsets.top, item.contentInsets.bottom)
      if let share, share.axis == axis {
        slot[axis] = share.length
      } else if case .estimated(let estimate) = dimension {
        // Layout rule 28: insets are ignored on an estimated axis.
        slot[axis] = measured[number]?[axis] ?? estimate
        frame.size[axis] = slot[axis]
        continue
      } else {
        slot[axis] = length(dimension, in: box)
      }
      // Layout rule 25.
      frame.origin[axis] = insets.0
      frame.size[axis] = abs(slot[axis] - insets.0 - insets.1)
    }
    var piece = NaivePiece(size: slot)
    piece.parts.append(.init(kind: .cell(z: nil), box: frame, cellsBefore: 0))
    for view in item.supplementaryItems {
      piece.parts.append(anchored(view, on: frame, fractionsOf: frame.size))
    }
    return piece
  }

  /// Layout rules 59 to 61.
  func anchored(
    _ view: CollectionLayoutSupplementaryItem, on host: Box, fractionsOf box: Vector
  ) -> NaivePiece.Part {
    let size = Vector(
      length(view.layoutSize.widthDimension, in: box),
      length(view.layoutSize.heightDimension, in: box))
    func point(_ edges: DirectionalRectEdge) -> Vector {
      func place(_ low: DirectionalRectEdge, _ high: DirectionalRectEdge) -> Double {
        switch (edges.contains(low), edges.contains(high)) {
        case (true, false): 0
        case (false, true): 1
        case (true, true), (false, false): 0.5
        }
      }
      return Vector(place(.leading, .trailing), place(.top, .bottom))
    }
    func offset(_ anchor: CollectionLayoutAnchor?) -> Vector {
      switch anchor?.offset {
      case .absolute(let x, let y): Vector(x, y)
      case .fractional(let x, let y): Vector(x * size.x, y * size.y)
      case nil: .zero
      }
    }
    let own = view.itemAnchor?.edges ?? view.containerAnchor.edges
    let origin =
      host.origin + host.size * point(view.containerAnchor.edges) - size * point(own)
      + offset(view.containerAnchor) + offset(view.itemAnchor)
    return .init(
      kind: .view(kind: view.elementKind, z: view.zIndex), box: Box(origin: origin, size: size),
      cellsBefore: 0)
  }

  func piece(
    _ group: CollectionLayoutGroup, in box: Vector, share: (axis: Axis, length: Double)? = nil,
    first: Int, available: Int = .max, isNested: Bool = false
  ) -> NaivePiece {
    var size = Vector(
      length(group.layoutSize.widthDimension, in: box),
      length(group.layoutSize.heightDimension, in: box))
    var estimated: Set<Axis> = []
    for axis in [Axis.horizontal, .vertical] {
      if let share, share.axis == axis {
        size[axis] = share.length
      } else if group.layoutSize[axis].isEstimated {
        estimated.insert(axis)
      }
    }
    var parts: [NaivePiece.Part] = []
    switch group.arrangement {
    case .custom(let items):
      // Layout rule 27.
      for (number, item) in items.prefix(available).enumerated() {
        let frame = Box(
          origin: Vector(item.x, item.y), size: Vector(item.width, item.height))
        parts.append(.init(kind: .cell(z: item.zIndex), box: frame, cellsBefore: number))
      }
    case .horizontal(let list, let count):
      let line = NaiveLine(
        groups: self, group: group, list: list, count: count, axis: .horizontal,
        estimated: estimated, first: first, available: available)
      parts = line.fill(&size)
    case .vertical(let list, let count):
      let line = NaiveLine(
        groups: self, group: group, list: list, count: count, axis: .vertical,
        estimated: estimated, first: first, available: available)
      parts = line.fill(&size)
    }
    if parts.isEmpty, isNested, available > 0 {
      if !group.supplementaryItems.isEmpty { gaps.note("views on a group that holds nothing") }
      if !estimated.isEmpty { gaps.note("the estimated size of a group that holds nothing") }
    }
    // Those of a section's group depend on how it is cut.
    let own = isNested ? group.supplementaryItems : []
    return NaivePiece(
      size: size,
      parts: own.map {
        anchored($0, on: Box(origin: .zero, size: size), fractionsOf: box)
      } + parts)
  }
}

/// A row or a column (layout rules 13 to 24 and 29 to 33).
private struct NaiveLine {
  let groups: NaiveGroups
  let group: CollectionLayoutGroup
  let list: [CollectionLayoutSubitem]
  let count: Int?
  let axis: Axis
  let estimated: Set<Axis>
  let first: Int
  var available: Int

  private func edges(_ subitem: CollectionLayoutSubitem) -> CollectionLayoutEdgeSpacing {
    switch subitem {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  private func size(of subitem: CollectionLayoutSubitem) -> CollectionLayoutSize {
    switch subitem {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  private func ends(
    _ subitem: CollectionLayoutSubitem, _ axis: Axis
  ) -> [CollectionLayoutSpacing] {
    let edges = edges(subitem)
    return axis == .horizontal
      ? [edges.leading ?? .fixed(0), edges.trailing ?? .fixed(0)]
      : [edges.top ?? .fixed(0), edges.bottom ?? .fixed(0)]
  }

  private func taken(_ subitem: CollectionLayoutSubitem, _ axis: Axis) -> Double {
    ends(subitem, axis).reduce(0) { $0 + $1.minimum }
  }

  private var spacing: Double { group.interItemSpacing?.minimum ?? 0 }

  /// The group's insets, which are ignored on an estimated axis (layout rule 28).
  private func insets(_ axis: Axis) -> (start: Double, end: Double) {
    if estimated.contains(axis) { return (0, 0) }
    let insets = group.contentInsets
    return axis == .horizontal
      ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// The first `number` subitems sized in the room for as many (layout rule 13), fewer where there
  /// are no more items.
  private func attempt(_ number: Int, inner: Vector) -> [NaivePiece] {
    var box = inner
    box[axis] = inner[axis] - Double(number - 1) * spacing
    var pieces: [NaivePiece] = []
    var cells = 0
    for index in 0..<max(number, 0) where cells < available {
      let share = count.map {
        (axis, groups.length(fraction(1 / Double($0)), in: box))
      }
      let piece = groups.piece(
        list[index % list.count], in: box, share: share, first: first + cells,
        available: available - cells)
      cells += piece.cells
      pieces.append(piece)
    }
    return pieces
  }

  private func fraction(_ part: Double) -> CollectionLayoutDimension {
    axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
  }

  private func used(_ pieces: [NaivePiece]) -> Double {
    pieces.enumerated().reduce(Double(max(pieces.count - 1, 0)) * spacing) { sum, next in
      sum + next.element.size[axis] + taken(list[next.offset % list.count], axis)
    }
  }

  /// How many subitems there are, whether or not there are items for them (layout rule 35).
  private func number(inner: Vector) -> Int {
    guard !list.isEmpty else { return 0 }
    if let count { return count }
    if estimated.contains(axis) { return list.count }
    var line = self
    line.available = .max
    let number = line.fitting(inner: inner)
    if number == 0, list.first.map({ size(of: $0)[axis].isEstimated }) == true {
      groups.gaps.note("a first subitem that does not fit as it is measured")
    }
    return number
  }

  /// Layout rules 14, 16 and 18.
  private func fitting(inner: Vector) -> Int {
    var fitting: [NaivePiece] = []
    while true {
      let next = attempt(fitting.count + 1, inner: inner)
      guard used(next) <= inner[axis] + 0.01 else { return fitting.count }
      fitting = next
      guard fitting.count % list.count == 0 else { continue }
      let pass = used(Array(fitting.suffix(list.count))) + spacing
      if pass <= 0 { return fitting.count }
    }
  }

  /// Lays the subitems out, and makes the group as large as its content where it is estimated.
  func fill(_ size: inout Vector) -> [NaivePiece.Part] {
    let across = axis.other
    func inner() -> Vector {
      var result = size
      for axis in [Axis.horizontal, .vertical] {
        result[axis] -= insets(axis).start + insets(axis).end
      }
      return result
    }
    if inner().min() < 0 { groups.gaps.note("insets larger than their group") }
    let number = number(inner: inner())
    let pieces = attempt(number, inner: inner())
    if inner()[axis] - Double(max(number - 1, 0)) * spacing <= 0 {
      groups.gaps.note("spacings leave no room for fractions")
    }
    let owners = pieces.indices.map { list[$0 % list.count] }
    if estimated.contains(axis) { size[axis] = used(pieces) }
    if estimated.contains(across) {
      // Layout rule 29.
      size[across] =
        zip(pieces, owners).map { $0.size[across] + taken($1, across) }.max() ?? 0
    }

    // Layout rule 21.
    let flexible =
      owners.flatMap { ends($0, axis) }.count { $0.isFlexible }
      + (group.interItemSpacing?.isFlexible == true ? pieces.count - 1 : 0)
    let share = flexible > 0 ? (inner()[axis] - used(pieces)) / Double(flexible) : 0
    var position = insets(axis).start
    var cells = 0
    var parts: [NaivePiece.Part] = []
    for (piece, owner) in zip(pieces, owners) {
      let along = ends(owner, axis)
      let sides = ends(owner, across)
      position += along[0].minimum + (along[0].isFlexible ? share : 0)
      // Layout rule 23.
      let loose = sides.count { $0.isFlexible }
      let rest = inner()[across] - piece.size[across] - taken(owner, across)
      var origin = Vector.zero
      origin[axis] = position
      origin[across] =
        insets(across).start + sides[0].minimum
        + (sides[0].isFlexible ? rest / Double(loose) : 0)
      for var part in piece.parts {
        part.box.origin += origin
        part.cellsBefore += cells
        parts.append(part)
      }
      cells += piece.cells
      position += piece.size[axis] + along[1].minimum + (along[1].isFlexible ? share : 0)
      position += spacing + (group.interItemSpacing?.isFlexible == true ? share : 0)
    }
    return parts
  }
}
