/// A group laid out: its size, and the places of what it holds, relative to its outer corner.
struct PlacedGroup: Sendable {
  /// The outer size, with estimated axes as long as their content.
  var size: Vector
  /// The box the group was laid out in, to which fractions of its anchored views refer (rule 59).
  let box: Vector
  /// Where subitems start, and how far their room reaches (rule 36 measures a cut from here).
  var inner: Box
  /// The cells, in the order of the section's items.
  var cells: [PlacedCell] = []
  /// The anchored views, in layout order (rule 62).
  var views: [PlacedView] = []
  /// How the group was filled, for explanations.
  var fit: GroupFit?

  /// How far the cells reach on `axis`, from the outer corner; nil without cells.
  func reach(_ axis: Axis) -> Double? {
    cells.lazy.map { $0.frame.end[axis] }.max()
  }

  /// The group as one that holds only its first `count` cells and what is anchored to them.
  func keeping(_ count: Int) -> PlacedGroup {
    var kept = self
    kept.cells.removeLast(max(cells.count - count, 0))
    kept.views.removeAll { $0.firstCell >= count }
    return kept
  }
}

/// The place of one cell.
struct PlacedCell: Sendable {
  var frame: Box
  /// The z index of its own, from a custom group.
  var zIndex: Int?
  /// Which axes take a measured length (rule 28).
  var estimated = EstimatedAxes()
}

/// The axes on which an element is as long as it answers.
struct EstimatedAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontal = EstimatedAxes(rawValue: 1)
  static let vertical = EstimatedAxes(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  init(_ size: CollectionLayoutSize) {
    self = []
    if size.widthDimension.isEstimated { insert(.horizontal) }
    if size.heightDimension.isEstimated { insert(.vertical) }
  }

  func contains(_ axis: Axis) -> Bool { contains(Self(axis)) }
  mutating func remove(_ axis: Axis) { subtract(Self(axis)) }
}

/// The place of a view anchored to a cell or to a group.
struct PlacedView: Sendable {
  let item: CollectionLayoutSupplementaryItem
  /// The frame it is anchored to.
  var host: Box
  /// What its fractions refer to (rule 59).
  let reference: Vector
  /// The first cell of its host: a view is there where that cell is.
  var firstCell: Int
  /// Whether the host is the section's own group, which the last one of a section may cut.
  var isOnSectionGroup = false
}

/// How a group was filled, in the figures of rules 13, 14 and 21.
struct GroupFit: Sendable {
  /// The number of subitems.
  var count = 0
  /// The group's inner extent along its axis.
  var extent = 0.0
  /// The inner extent less the spacings (rule 13).
  var room = 0.0
  /// What was left on the axis before shares were given out.
  var left = 0.0
  /// The number of flexible distances on the axis.
  var shares = 0
  /// How much one subitem more would have needed; nil where nothing was tried.
  var nextNeeds: Double?
  /// The subitems: where each starts along the axis, its slot, its first cell, its own group.
  var slots: [Slot] = []

  struct Slot: Sendable {
    let origin: Vector
    let size: Vector
    let firstCell: Int
    let cellCount: Int
    let group: [PlacedGroup]
  }
}
