public import Foundation
public import ListLayout

/// What a scene is shown in, and for whom.
public struct SceneViewport: Hashable, Sendable {
  /// The size in pt.
  public var size: CGSize
  /// Pixels per point; nil solves without rounding.
  public var scale: Double?
  /// The direction of reading.
  public var layoutDirection: LayoutDirection
  /// What bars and notches cover.
  public var safeArea: DirectionalEdgeInsets
  /// The margins of the screen.
  public var layoutMargins: DirectionalEdgeInsets
  /// How large the reader wants text.
  public var contentSizeCategory: ContentSizeCategory

  /// Creates a viewport.
  public init(
    size: CGSize, scale: Double? = 2, layoutDirection: LayoutDirection = .leftToRight,
    safeArea: DirectionalEdgeInsets = .zero, layoutMargins: DirectionalEdgeInsets = .zero,
    contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.size = size
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.contentSizeCategory = contentSizeCategory
  }

  var environment: CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(
        contentSize: size, safeArea: safeArea, layoutMargins: layoutMargins),
      traitCollection: LayoutTraits(displayScale: scale, layoutDirection: layoutDirection))
  }
}
