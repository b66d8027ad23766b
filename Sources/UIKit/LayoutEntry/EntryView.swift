import Foundation
import ListLayout

/// A view of the size that is asked for, with as many items, whose cells have no opinion of their
/// own size.
@MainActor
final class EntryView: CollectionLayoutHost {
  let counts: [Int]
  var bounds: CGRect
  let adjustedContentInset = UIEdgeInsets.zero
  let safeAreaInsets: UIEdgeInsets
  let layoutMargins: UIEdgeInsets
  let traitCollection: UITraitCollection
  private let layout: UICollectionViewLayout

  /// How many items there are where nothing is said: one section of ten.
  static let standardCounts = [10]

  init(_ layout: UICollectionViewLayout, _ request: LayoutRequest) {
    self.layout = layout
    counts = request.counts ?? Self.standardCounts
    let isRightToLeft = request.layoutDirection == .rightToLeft
    func insets(_ edges: DirectionalEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: CGFloat(edges.top), left: CGFloat(isRightToLeft ? edges.trailing : edges.leading),
        bottom: CGFloat(edges.bottom),
        right: CGFloat(isRightToLeft ? edges.leading : edges.trailing))
    }
    safeAreaInsets = insets(request.safeArea)
    layoutMargins = insets(request.layoutMargins)
    bounds = CGRect(
      x: request.contentOffset.x, y: request.contentOffset.y, width: request.container.width,
      height: request.container.height)
    let isTablet = min(request.container.width, request.container.height) >= 600
    traitCollection = UITraitCollection(
      displayScale: CGFloat(request.scale ?? 0),
      horizontalSizeClass: isTablet ? .regular : .compact,
      verticalSizeClass: isTablet || request.container.height > request.container.width
        ? .regular : .compact,
      userInterfaceIdiom: isTablet ? .pad : .phone,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    layout.host = self
  }

  /// Lays out what is in sight.
  func show() { _ = layout.settledAttributes() }

  var collectionView: UICollectionView? { nil }
  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }
  func orthogonalOffset(inSection section: Int) -> CGFloat? { nil }

  func preferredAttributes(
    fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }

  func layout(
    _ layout: UICollectionViewLayout,
    didInvalidateWith context: UICollectionViewLayoutInvalidationContext
  ) {
    bounds.origin.x += context.contentOffsetAdjustment.x
    bounds.origin.y += context.contentOffsetAdjustment.y
  }
}
