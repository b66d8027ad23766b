public import Foundation
import ListLayout

/// One cell of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of its slot.
  public let layoutSize: NSCollectionLayoutSize
  /// What is anchored to its frame. UIKit lets only a group's be changed; here the setter is shared.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What its frame is smaller than its slot.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside the slot.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with anchored views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// What a group holds for this item; a group answers for itself.
  func subitem(in environment: any NSCollectionLayoutEnvironment) -> CollectionLayoutSubitem {
    .item(
      CollectionLayoutItem(
        layoutSize: layoutSize.value, contentInsets: contentInsets.value,
        edgeSpacing: edgeSpacing?.value ?? .init(),
        supplementaryItems: supplementaryItems.map(\.anchored)))
  }

  /// A copy to be changed apart.
  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.takeProperties(of: self)
    return copy
  }

  final func takeProperties(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// A copy to be changed apart. To be called on the main actor, as all of layout is.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}
