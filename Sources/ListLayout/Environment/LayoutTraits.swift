/// In which direction reading goes.
///
/// UIKit: `UITraitEnvironmentLayoutDirection`. Right to left mirrors the layout (layout rule 48).
public enum LayoutDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// How much room there is along an axis, in broad terms.
///
/// UIKit: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, Hashable, Codable, Sendable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Plenty.
  case regular
}

/// What a section provider may look at beside the container.
///
/// UIKit: `UITraitCollection`, the traits a layout depends on.
public struct LayoutTraits: Hashable, Sendable {
  /// Pixels per point; nil solves without rounding.
  public var displayScale: Double?
  /// The direction of reading.
  public var layoutDirection: LayoutDirection
  /// How wide the screen is, in broad terms.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How high it is.
  public var verticalSizeClass: UserInterfaceSizeClass

  /// Creates traits.
  public init(
    displayScale: Double? = 2, layoutDirection: LayoutDirection = .leftToRight,
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified
  ) {
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}
