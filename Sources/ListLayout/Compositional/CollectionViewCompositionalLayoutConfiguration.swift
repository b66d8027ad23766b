/// What a compositional layout has beside its sections.
///
/// UIKit: `UICollectionViewCompositionalLayoutConfiguration`.
public struct CollectionViewCompositionalLayoutConfiguration: Hashable, Sendable {
  /// The direction the whole layout scrolls in.
  public var scrollDirection: ScrollDirection
  /// Room between every two sections, in pt (layout rule 45).
  public var interSectionSpacing: Double
  /// Views at the boundary of all sections together (layout rule 56).
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem]
  /// Which edges the sections keep clear that leave it to the layout (layout rule 43).
  public var contentInsetsReference: ContentInsetsReference

  /// Creates a configuration. The reference is the safe area by default, as in UIKit.
  public init(
    scrollDirection: ScrollDirection = .vertical, interSectionSpacing: Double = 0,
    boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = [],
    contentInsetsReference: ContentInsetsReference = .safeArea
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentInsetsReference = contentInsetsReference
  }
}

/// The direction a layout scrolls in.
///
/// UIKit: `UICollectionView.ScrollDirection`.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  /// Downwards.
  case vertical
  /// Sideways.
  case horizontal

  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
