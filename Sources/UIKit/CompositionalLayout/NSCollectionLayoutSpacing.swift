public import Foundation
import ListLayout

/// Room between or around items.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let value: CollectionLayoutSpacing

  /// Creates spacing from its value.
  required init(_ value: CollectionLayoutSpacing) {
    self.value = value
  }

  /// At least this much, and a share of what is left over.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(.flexible(Double(flexibleSpacing)))
  }

  /// Exactly this much.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(.fixed(Double(fixedSpacing)))
  }

  /// The room, or the least of it, in pt.
  public var spacing: CGFloat {
    switch value {
    case .fixed(let number), .flexible(let number): CGFloat(number)
    }
  }

  /// Whether it takes a share of what is left over.
  public var isFlexibleSpacing: Bool {
    if case .flexible = value { true } else { false }
  }

  /// Whether it is exactly as much as it says.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// The spacing itself, which never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room outside an item, edge by edge.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Before the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// After the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates edge spacing; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  var value: CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }

  /// The edge spacing itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
