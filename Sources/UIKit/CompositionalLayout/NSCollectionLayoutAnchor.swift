public import Foundation
import ListLayout

/// A point of a rectangle, and an offset from it.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that meet at the point.
  public let edges: NSDirectionalRectEdge
  private let storedOffset: CollectionLayoutAnchor.Offset

  /// Creates an anchor without offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor moved by an offset in pt.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    storedOffset = .absolute(x: Double(absoluteOffset.x), y: Double(absoluteOffset.y))
  }

  /// Creates an anchor moved by multiples of the anchored view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    storedOffset = .fractional(x: Double(fractionalOffset.x), y: Double(fractionalOffset.y))
  }

  /// The offset, in pt or in multiples of the anchored view's size.
  open var offset: CGPoint {
    switch storedOffset {
    case .absolute(let x, let y), .fractional(let x, let y): CGPoint(x: x, y: y)
    }
  }

  /// Whether the offset is in pt.
  open var isAbsoluteOffset: Bool {
    if case .absolute = storedOffset { true } else { false }
  }

  /// Whether the offset is in multiples of the anchored view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  var value: CollectionLayoutAnchor {
    CollectionLayoutAnchor(edges: edges.value, offset: storedOffset)
  }

  /// The anchor itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
