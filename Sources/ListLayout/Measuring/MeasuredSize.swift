/// What a self-sizing view answered; an axis it was not asked on, or kept silent on, is nil.
///
/// The part that `preferredLayoutAttributesFitting(_:)` plays in UIKit; layout rules 28-34.
public struct MeasuredSize: Hashable, Codable, Sendable {
  /// The width in pt.
  public var width: Double?
  /// The height in pt.
  public var height: Double?

  /// Creates an answer.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The answer on `axis`; anything but a finite length of at least 0 is none.
  subscript(axis: Axis) -> Double? {
    let value = axis == .horizontal ? width : height
    guard let value, value >= 0, value <= LayoutLimits.length else { return nil }
    return value
  }
}
