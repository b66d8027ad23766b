public import Foundation
import ListLayout

/// A width or a height: a fraction of a box, or a length.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, NSCopying {
  let value: CollectionLayoutDimension

  /// Creates a dimension from its value.
  required init(_ value: CollectionLayoutDimension) {
    self.value = value
  }

  /// A multiple of the box's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth(Double(fractionalWidth)))
  }

  /// A multiple of the box's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight(Double(fractionalHeight)))
  }

  /// A length in pt.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute(Double(absoluteDimension)))
  }

  /// A length in pt until the element has been measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated(Double(estimatedDimension)))
  }

  /// Whether it is a fraction of a width.
  public var isFractionalWidth: Bool {
    if case .fractionalWidth = value { true } else { false }
  }

  /// Whether it is a fraction of a height.
  public var isFractionalHeight: Bool {
    if case .fractionalHeight = value { true } else { false }
  }

  /// Whether it is a length.
  public var isAbsolute: Bool {
    if case .absolute = value { true } else { false }
  }

  /// Whether it is an estimate.
  public var isEstimated: Bool { value.isEstimated }

  /// The fraction, or the length in pt.
  public var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number):
      CGFloat(number)
    }
  }

  /// The dimension itself, which never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
