/// One section of a compositional layout: a group that repeats, and what stands around it.
///
/// UIKit: `NSCollectionLayoutSection`.
public struct CollectionLayoutSection: Hashable, Sendable {
  /// The group that repeats until all items are laid out.
  public var group: CollectionLayoutGroup
  /// Room around the groups (layout rules 8, 9 and 42).
  public var contentInsets: DirectionalEdgeInsets
  /// Room between consecutive groups, in pt (layout rule 40).
  public var interGroupSpacing: Double
  /// Which edges of the container are kept clear across the scroll axis (layout rule 43).
  public var contentInsetsReference: ContentInsetsReference
  /// Whether boundary items keep within the content insets (layout rule 49).
  public var supplementariesFollowContentInsets: Bool
  /// Which edges of the container boundary items that follow the insets keep clear; automatic means
  /// those of `contentInsetsReference`.
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// Headers, footers and other views at the section's boundary.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem]
  /// Backgrounds.
  public var decorationItems: [CollectionLayoutDecorationItem]
  /// Whether and how the groups scroll across the layout's own scroll axis (layout rules 70 to 80).
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior

  /// Creates a section.
  public init(
    group: CollectionLayoutGroup, contentInsets: DirectionalEdgeInsets = .zero,
    interGroupSpacing: Double = 0, contentInsetsReference: ContentInsetsReference = .automatic,
    supplementariesFollowContentInsets: Bool = true,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = [],
    decorationItems: [CollectionLayoutDecorationItem] = [],
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.contentInsetsReference = contentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorationItems = decorationItems
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
  }

  /// How the groups of a section scroll sideways, and where they come to rest.
  ///
  /// UIKit: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum OrthogonalScrollingBehavior: String, CaseIterable, Hashable, Sendable {
    /// They do not (layout rule 77).
    case none
    /// They rest anywhere (rule 73).
    case continuous
    /// They rest with a group at the leading edge (rule 74).
    case continuousGroupLeadingBoundary
    /// They turn a page, as wide as the section's viewport, at a time (rules 75 and 79).
    case paging
    /// They turn a group at a time (rules 74 and 80).
    case groupPaging
    /// They turn a group at a time and rest with it in the middle (rules 76 and 80).
    case groupPagingCentered
  }
}

/// Which edges of the container a layout or a section keeps clear (layout rule 43).
///
/// UIKit: `UIContentInsetsReference`.
public enum ContentInsetsReference: String, CaseIterable, Hashable, Sendable {
  /// The layout's; for a layout none.
  case automatic
  /// No edges.
  case none
  /// What bars and notches cover.
  case safeArea
  /// The margins of the view.
  case layoutMargins
  /// The width that is good to read; the same as the margins here.
  case readableContent
}
