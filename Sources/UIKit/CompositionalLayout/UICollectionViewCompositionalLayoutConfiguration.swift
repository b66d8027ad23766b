public import Foundation
import ListLayout

/// What a compositional layout has beside its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction the whole layout scrolls in.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Room between every two sections, in pt.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the boundary of all sections together.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Which edges the sections keep clear that leave it to the layout.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration.
  public override init() {}

  var value: CollectionViewCompositionalLayoutConfiguration {
    CollectionViewCompositionalLayoutConfiguration(
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal,
      interSectionSpacing: Double(interSectionSpacing),
      boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundary),
      contentInsetsReference: contentInsetsReference.value)
  }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// A copy to be changed apart. To be called on the main actor, as all of layout is.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}
