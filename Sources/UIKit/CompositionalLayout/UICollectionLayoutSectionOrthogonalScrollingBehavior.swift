import ListLayout

/// How the groups of a section scroll sideways, and where they come to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not.
  case none = 0
  /// They rest anywhere.
  case continuous
  /// They rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// They turn a page at a time.
  case paging
  /// They turn a group at a time.
  case groupPaging
  /// They turn a group at a time and rest with it in the middle.
  case groupPagingCentered

  var value: CollectionLayoutSection.OrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
