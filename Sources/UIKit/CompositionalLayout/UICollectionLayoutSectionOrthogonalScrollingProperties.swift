public import Foundation

/// How the groups of a sideways section move under a finger. Accepted and given back; where they
/// come to rest is the scrolling behaviour's alone.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// How fast a sideways scroll slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed left after a millisecond; 0 for the scrolling behaviour's own.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As the scrolling behaviour wants it.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// As scroll views do.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether a sideways section gives at its ends.
  public enum Bounce: Int, Sendable {
    /// Where there is something to scroll.
    case automatic = 0
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How fast a scroll slows down.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the groups give at the ends.
  open var bounce = Bounce.automatic

  /// Creates the properties every section starts with.
  public override init() { super.init() }

  /// A copy to be changed apart.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
