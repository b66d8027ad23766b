import Foundation

/// What a layout asks of the collection view it lays out: counts, bounds, insets, traits.
///
/// `UICollectionView` answers it; tests answer it with values. Nothing else passes between a layout
/// and its view, save UIKit's own calls.
@MainActor
protocol CollectionLayoutHost: AnyObject {
  /// The view itself, for delegates and for subclasses of layouts.
  var collectionView: UICollectionView? { get }
  /// The number of sections, from the data source.
  var numberOfSections: Int { get }
  /// The number of items in a section, from the data source.
  func numberOfItems(inSection section: Int) -> Int
  /// The size of the view and how far it is scrolled.
  var bounds: CGRect { get }
  /// What the view's own content insets and bars take away at the edges.
  var adjustedContentInset: UIEdgeInsets { get }
  /// What bars and notches cover.
  var safeAreaInsets: UIEdgeInsets { get }
  /// The view's margins, which include what bars cover.
  var layoutMargins: UIEdgeInsets { get }
  /// Scale, direction and size classes.
  var traitCollection: UITraitCollection { get }

  /// The delegate, where it answers a flow layout's questions.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { get }
  /// Measures a cell or a supplementary view: what its own
  /// `preferredLayoutAttributesFitting(_:)` answers; `attributes` itself where it has no opinion.
  func preferredAttributes(
    fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  /// How far the groups of a sideways section are scrolled, in pt from where reading starts; nil
  /// where nothing was set, which is the place the section rests at first (layout rule 76).
  func orthogonalOffset(inSection section: Int) -> CGFloat?
  /// The layout was marked invalid: the view lays out anew before it shows, and moves its content
  /// offset by the context's `contentOffsetAdjustment`.
  func layout(
    _ layout: UICollectionViewLayout,
    didInvalidateWith context: UICollectionViewLayoutInvalidationContext)
}
