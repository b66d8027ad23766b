public import Foundation
import ListLayout

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  var value: CollectionLayoutSize {
    CollectionLayoutSize(
      widthDimension: widthDimension.value, heightDimension: heightDimension.value)
  }

  /// The size itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
