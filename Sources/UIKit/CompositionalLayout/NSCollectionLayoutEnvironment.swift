public import Foundation

/// What a section provider may look at.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The collection view.
  var container: any NSCollectionLayoutContainer { get }
  /// Scale, direction, size classes and content size.
  var traitCollection: UITraitCollection { get }
}

/// The collection view as its layout sees it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in pt.
  var contentSize: CGSize { get }
  /// The size in pt less the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
