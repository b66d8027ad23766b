public import Foundation
import ListScreen

/// Scales fonts and lengths with the reader's text size: by the ratio of a style's line heights,
/// rounded to the display's pixels (text rule TX3).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: TextStyle

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that grow as a style does; an unknown style grows as running text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = if case .known(let known) = textStyle.kind { known } else { .body }
    super.init()
  }

  /// A font scaled for the reader.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font scaled for traits; none are the device's.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// A font scaled for the reader, up to a size in pt.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font scaled for traits, up to a size in pt; 0 for any.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length in pt scaled for the reader.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in pt scaled for traits; none are the device's.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    return CGFloat(
      FontMetrics(style).scaledValue(
        Double(value), for: traits.preferredContentSizeCategory.value,
        displayScale: Double(traits.displayScale)))
  }
}
