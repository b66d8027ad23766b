/// A set of edges of a rectangle.
///
/// UIKit: `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading begins.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// The point the set names, in multiples of a size: 0 for the start, 1 for the end, a half if
  /// neither or both are named (layout rule 60).
  var point: Vector {
    func place(_ start: DirectionalRectEdge, _ end: DirectionalRectEdge) -> Double {
      contains(start) == contains(end) ? 0.5 : contains(start) ? 0 : 1
    }
    return [place(.leading, .trailing), place(.top, .bottom)]
  }
}

/// A point of a rectangle, and an offset from it (layout rules 60 and 61).
///
/// UIKit: `NSCollectionLayoutAnchor`.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that meet at the point.
  public var edges: DirectionalRectEdge
  /// How far the supplementary item is moved.
  public var offset: Offset

  /// A distance along both axes.
  public enum Offset: Hashable, Sendable {
    /// In pt.
    case absolute(x: Double, y: Double)
    /// In multiples of the supplementary item's own size.
    case fractional(x: Double, y: Double)
  }

  /// Creates an anchor.
  public init(edges: DirectionalRectEdge, offset: Offset = .absolute(x: 0, y: 0)) {
    self.edges = edges
    self.offset = offset
  }

  func offset(of size: Vector) -> Vector {
    switch offset {
    case .absolute(let x, let y): [x, y]
    case .fractional(let x, let y): [x, y] * size
    }
  }
}
