/// One of the two directions of a layout; names an element of a `Vector`.
enum Axis: Int, Hashable, Sendable {
  case horizontal = 0
  case vertical = 1

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A point or a size: x or width at `.horizontal`, y or height at `.vertical`.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  subscript(axis: Axis) -> Double {
    get { self[axis.rawValue] }
    set { self[axis.rawValue] = newValue }
  }

  /// A vector with `value` along `axis` and `other` across it.
  init(along axis: Axis, _ value: Double, across other: Double) {
    self = axis == .horizontal ? [value, other] : [other, value]
  }
}

/// A rectangle before it is rounded and handed out: exact origin, final size.
struct Box: Hashable, Sendable {
  var origin: Vector
  var size: Vector

  var end: Vector { origin + size }

  func moved(by offset: Vector) -> Box { Box(origin: origin + offset, size: size) }

  /// Whether the two share an area; touching is not enough.
  func overlaps(_ other: Box) -> Bool {
    max(origin.x, other.origin.x) < min(end.x, other.end.x)
      && max(origin.y, other.origin.y) < min(end.y, other.end.y)
  }

  /// Whether the two share at least a point.
  func touches(_ other: Box) -> Bool {
    max(origin.x, other.origin.x) <= min(end.x, other.end.x)
      && max(origin.y, other.origin.y) <= min(end.y, other.end.y)
  }

  /// The part both cover, with no extent where they do not meet.
  func intersection(_ other: Box) -> Box {
    let start = pointwiseMax(origin, other.origin)
    let size = pointwiseMax(pointwiseMin(end, other.end) - start, .zero)
    return Box(origin: start, size: size)
  }
}
