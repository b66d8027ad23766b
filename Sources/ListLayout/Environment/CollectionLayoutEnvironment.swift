public import Foundation

/// What a layout is solved in.
///
/// UIKit: `NSCollectionLayoutEnvironment`, there a protocol.
public struct CollectionLayoutEnvironment: Hashable, Sendable {
  /// The collection view.
  public var container: CollectionLayoutContainer
  /// Scale, direction and size classes.
  public var traitCollection: LayoutTraits

  /// Creates an environment.
  public init(container: CollectionLayoutContainer, traitCollection: LayoutTraits = .init()) {
    self.container = container
    self.traitCollection = traitCollection
  }

  /// Creates an environment of a size in pt, and pixels per point.
  public init(width: Double, height: Double, scale: Double? = 2) {
    self.init(
      container: CollectionLayoutContainer(contentSize: CGSize(width: width, height: height)),
      traitCollection: LayoutTraits(displayScale: scale))
  }
}

/// The collection view as its layout sees it.
///
/// UIKit: `NSCollectionLayoutContainer`. A section provider sees the whole size (layout rule 47).
public struct CollectionLayoutContainer: Hashable, Sendable {
  /// The collection view's size in pt.
  public var contentSize: CGSize
  /// What bars and notches cover.
  public var safeArea: DirectionalEdgeInsets
  /// The view's margins.
  public var layoutMargins: DirectionalEdgeInsets

  /// Creates a container.
  public init(
    contentSize: CGSize, safeArea: DirectionalEdgeInsets = .zero,
    layoutMargins: DirectionalEdgeInsets = .zero
  ) {
    self.contentSize = contentSize
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
  }
}
