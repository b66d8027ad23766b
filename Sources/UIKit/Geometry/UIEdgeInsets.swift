public import Foundation

/// Distances inwards from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top, in pt.
  public var top: CGFloat
  /// From the left, in pt.
  public var left: CGFloat
  /// From the bottom, in pt.
  public var bottom: CGFloat
  /// From the right, in pt.
  public var right: CGFloat

  /// Creates insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle moved inwards by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
