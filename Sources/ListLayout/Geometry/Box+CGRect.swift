import Foundation

extension Box {
  /// The box of a rectangle, which may have been given with negative sizes.
  init(_ rect: CGRect) {
    let origin = Vector(x: rect.origin.x, y: rect.origin.y)
    let size = Vector(x: rect.size.width, y: rect.size.height)
    self.init(
      origin: pointwiseMin(origin, origin + size), size: pointwiseMax(size, -1 * size))
  }

  /// The same rectangle for callers.
  var rect: CGRect { CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y) }

  /// Whether a point lies inside, the far edges excluded.
  func contains(_ point: Vector) -> Bool {
    point.x >= origin.x && point.x < end.x && point.y >= origin.y && point.y < end.y
  }
}
