/// Room between or around items.
///
/// UIKit: `NSCollectionLayoutSpacing`.
public enum CollectionLayoutSpacing: Hashable, Sendable {
  /// Exactly this much, in pt.
  case fixed(Double)
  /// At least this much, in pt, and an equal share of what is left over (layout rule 21).
  case flexible(Double)

  /// What counts for fitting: the room itself, or the least of it.
  var minimum: Double {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  func length(share: Double) -> Double { isFlexible ? minimum + share : minimum }
}

/// Room outside an item, edge by edge (layout rules 22, 23 and 41).
///
/// UIKit: `NSCollectionLayoutEdgeSpacing`.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable, Codable {
  /// Before the leading edge.
  public var leading: CollectionLayoutSpacing?
  /// Above the top edge.
  public var top: CollectionLayoutSpacing?
  /// After the trailing edge.
  public var trailing: CollectionLayoutSpacing?
  /// Below the bottom edge.
  public var bottom: CollectionLayoutSpacing?

  /// Creates edge spacing; nil for none.
  public init(
    leading: CollectionLayoutSpacing? = nil, top: CollectionLayoutSpacing? = nil,
    trailing: CollectionLayoutSpacing? = nil, bottom: CollectionLayoutSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func start(_ axis: Axis) -> CollectionLayoutSpacing {
    (axis == .horizontal ? leading : top) ?? .fixed(0)
  }

  func end(_ axis: Axis) -> CollectionLayoutSpacing {
    (axis == .horizontal ? trailing : bottom) ?? .fixed(0)
  }

  func minimum(_ axis: Axis) -> Double { start(axis).minimum + end(axis).minimum }

  func flexibleCount(_ axis: Axis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }

  var values: [Double] { [leading, top, trailing, bottom].compactMap { $0?.minimum } }
}
