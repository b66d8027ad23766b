public import Foundation
import ListLayout

/// One section of a compositional layout: a group that repeats, and what stands around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  private let group: NSCollectionLayoutGroup
  /// Room around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room between consecutive groups, in pt.
  open var interGroupSpacing: CGFloat = 0
  /// Which edges of the container are kept clear.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether boundary items keep within the content insets.
  open var supplementariesFollowContentInsets = true
  /// Which edges of the container boundary items keep clear that follow the insets; automatic means
  /// those of `contentInsetsReference`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Headers, footers and other views at the section's boundary.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether and how the groups scroll sideways.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the groups move under a finger; accepted without effect.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Is told the elements in sight after each layout, and may change their frames.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  func value(in environment: any NSCollectionLayoutEnvironment) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: group.group(in: environment), contentInsets: contentInsets.value,
      interGroupSpacing: Double(interGroupSpacing),
      contentInsetsReference: contentInsetsReference.value,
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      supplementaryContentInsetsReference: supplementaryContentInsetsReference.value,
      boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundary),
      decorationItems: decorationItems.map(\.decoration),
      orthogonalScrollingBehavior: orthogonalScrollingBehavior.value)
  }

  private func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingProperties.decelerationRate =
      orthogonalScrollingProperties.decelerationRate
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  /// A copy to be changed apart. To be called on the main actor, as all of layout is.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}
