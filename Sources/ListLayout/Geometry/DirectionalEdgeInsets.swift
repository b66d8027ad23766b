/// Distances inwards from the edges of a box, in pt, leading and trailing instead of left and right.
///
/// UIKit: `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the edge where reading begins.
  public var leading: Double
  /// From the bottom.
  public var bottom: Double
  /// From the edge where reading ends.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = DirectionalEdgeInsets()

  func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
  func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
  func both(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// The same insets with those along `axis` taken away.
  func cleared(_ axis: Axis) -> DirectionalEdgeInsets {
    axis == .horizontal
      ? DirectionalEdgeInsets(top: top, bottom: bottom)
      : DirectionalEdgeInsets(leading: leading, trailing: trailing)
  }

  static func + (a: DirectionalEdgeInsets, b: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  var values: [Double] { [top, leading, bottom, trailing] }
}
