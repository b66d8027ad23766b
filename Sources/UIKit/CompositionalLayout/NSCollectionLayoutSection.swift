public import Foundation
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

/// Which edges of the container a layout or a section keeps clear.
public enum UIContentInsetsReference: Int, Sendable {
  /// The layout's; for a layout none.
  case automatic = 0
  /// No edges.
  case none
  /// What bars and notches cover.
  case safeArea
  /// The margins of the view.
  case layoutMargins
  /// The width that is good to read.
  case readableContent

  var value: ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

/// An element in sight, whose frame a section's handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The place of the item.
  var indexPath: IndexPath { get }
  /// The frame in pt.
  var frame: CGRect { get set }
  /// The middle of the frame.
  var center: CGPoint { get set }
  /// The opacity, 0 to 1.
  var alpha: CGFloat { get set }
  /// The z index.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// The kind of view, nil for a cell.
  var representedElementKind: String? { get }
}

/// Is told the elements in sight, the section's content offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

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
  /// Headers, footers and other views at the section's boundary.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether and how the groups scroll sideways.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
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
