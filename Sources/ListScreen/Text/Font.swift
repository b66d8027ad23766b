/// A font as far as layout needs to know it: size, line height and weight.
public struct Font: Hashable, Sendable {
  /// The point size.
  public var size: Double
  /// The height of a line in pt.
  public var leading: Double
  /// The weight.
  public var weight: FontWeight

  /// Creates a font.
  public init(size: Double, leading: Double, weight: FontWeight = .regular) {
    self.size = size
    self.leading = leading
    self.weight = weight
  }

  /// The font of a text style for a reader's content size (`preferredFont(forTextStyle:)`).
  public static func preferred(
    _ style: TextStyle, for category: ContentSizeCategory = .large
  ) -> Font {
    let metrics = TextStyleTable.metrics(style, category)
    return Font(size: metrics.size, leading: metrics.leading, weight: style.weight)
  }

  /// A font of a size of the program's own that grows with the reader's content size as `style`
  /// does (`UIFontMetrics.scaledFont(for:)`, text rule TX3).
  ///
  /// - Parameters:
  ///   - size: The point size at `large`; finite and not negative.
  ///   - weight: The weight.
  ///   - style: The style it grows with.
  ///   - category: The reader's content size.
  ///   - displayScale: Pixels per point, for rounding.
  /// - Returns: The scaled font; its leading is 1.2 times its size.
  public static func scaled(
    _ size: Double, weight: FontWeight = .regular, with style: TextStyle = .body,
    for category: ContentSizeCategory = .large, displayScale: Double = 3
  ) -> Font {
    let scaled = FontMetrics(style).scaledValue(size, for: category, displayScale: displayScale)
    return Font(size: scaled, leading: (scaled * 1.2).rounded(.up), weight: weight)
  }
}

/// Scales a length with the reader's content size (`UIFontMetrics`).
public struct FontMetrics: Hashable, Sendable {
  /// The style whose growth is followed.
  public let style: TextStyle

  /// Creates metrics that follow a style.
  public init(_ style: TextStyle = .body) { self.style = style }

  /// `value` times the ratio of the style's leadings, rounded to the display's pixels (text rule
  /// TX3).
  ///
  /// - Parameters:
  ///   - value: A length in pt at `large`.
  ///   - category: The reader's content size.
  ///   - displayScale: Pixels per point; one that is not positive counts as 1.
  /// - Returns: The scaled length in pt.
  public func scaledValue(
    _ value: Double, for category: ContentSizeCategory, displayScale: Double = 3
  ) -> Double {
    let ratio =
      TextStyleTable.metrics(style, category).leading
      / TextStyleTable.metrics(style, .large).leading
    let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    return (value * ratio * scale).rounded() / scale
  }
}
