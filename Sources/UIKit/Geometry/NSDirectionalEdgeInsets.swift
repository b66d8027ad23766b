public import Foundation
import ListLayout

/// Distances inwards from the edges of a box, leading and trailing instead of left and right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top, in pt.
  public var top: CGFloat
  /// From the edge where reading begins, in pt.
  public var leading: CGFloat
  /// From the bottom, in pt.
  public var bottom: CGFloat
  /// From the edge where reading ends, in pt.
  public var trailing: CGFloat

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  var value: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }

  init(_ value: DirectionalEdgeInsets) {
    self.init(
      top: value.top, leading: value.leading, bottom: value.bottom, trailing: value.trailing)
  }
}
