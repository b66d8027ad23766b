import Foundation
import ListLayout

/// A view anchored to an item or to a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The point of the host it is anchored to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that is put there; nil for the same edges as the container anchor's.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Its z index.
  open var zIndex = 1

  /// Creates an anchored view.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: nil)
  }

  /// Creates an anchored view with an anchor of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, optionalItemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = optionalItemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  var anchored: CollectionLayoutSupplementaryItem {
    CollectionLayoutSupplementaryItem(
      elementKind: elementKind, layoutSize: layoutSize.value,
      containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value, zIndex: zIndex)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: itemAnchor)
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
