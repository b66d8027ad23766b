public import Foundation

/// How the groups of a sideways section move under a finger. Accepted and given back; where they
/// come to rest is the scrolling behaviour's alone.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// How fast a scroll slows down.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// Whether the groups give at the ends.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

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

/// How fast a sideways scroll slows down.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Sendable {
  /// As the scrolling behaviour wants it.
  case automatic = 0
  /// As scroll views do.
  case normal
  /// Sooner.
  case fast
}

/// Whether a sideways section gives at its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// Where there is something to scroll.
  case automatic = 0
  /// Always.
  case always
  /// Never.
  case never
}
