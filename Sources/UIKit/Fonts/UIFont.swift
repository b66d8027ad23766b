public import Foundation
import ListScreen

/// A font as far as layout needs to know it. No glyph is drawn, so every font is the system's.
///
/// A value that never changes, free to use anywhere.
public final class UIFont: NSObject, Sendable {
  /// Size, line height and weight.
  let font: Font
  /// The style it was made for.
  let style: ListScreen.TextStyle?
  /// The font's name.
  public let fontName: String

  init(_ font: Font, style: ListScreen.TextStyle? = nil, name: String = ".SFUI") {
    self.font = font
    self.style = style
    fontName = name
    super.init()
  }

  /// Creates a font of a name, which is kept and changes no figure.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(Self.sized(fontSize, .regular), name: fontName)
  }

  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The platform's number, -1 to 1 (text rule TX4).
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    init(_ weight: FontWeight) { rawValue = CGFloat(weight.value) }

    /// The lightest.
    public static let ultraLight = Weight(.ultraLight)
    /// Thin.
    public static let thin = Weight(.thin)
    /// Light.
    public static let light = Weight(.light)
    /// Regular.
    public static let regular = Weight(.regular)
    /// Medium.
    public static let medium = Weight(.medium)
    /// Semibold.
    public static let semibold = Weight(.semibold)
    /// Bold.
    public static let bold = Weight(.bold)
    /// Heavy.
    public static let heavy = Weight(.heavy)
    /// The heaviest.
    public static let black = Weight(.black)

    /// The nearest weight that has a name.
    var named: FontWeight {
      FontWeight.allCases.min {
        abs($0.value - Double(rawValue)) < abs($1.value - Double(rawValue))
      } ?? .regular
    }
  }

  private static func sized(_ size: CGFloat, _ weight: FontWeight) -> Font {
    // UIKit: a size of 0 asks for the system's own.
    let size = size.isFinite && size > 0 ? Double(size) : 14
    return Font(size: size, leading: (size * 1.2).rounded(.up), weight: weight)
  }

  /// The system's font in a size in pt.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(sized(fontSize, .regular))
  }

  /// The system's font in a size in pt and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(sized(fontSize, weight.named))
  }

  /// The system's bold font in a size in pt.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(sized(fontSize, .bold))
  }

  /// The system's slanted font in a size in pt.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(sized(fontSize, .regular), name: ".SFUI-Italic")
  }

  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(sized(fontSize, weight.named), name: ".SFMono")
  }

  /// The font of a text style in the reader's size (text rules TX1, TX2, TX4).
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style in the size of traits (text rules TX1, TX2, TX4).
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    switch style.kind {
    case .known(let known): return UIFont(Font.preferred(known, for: category.value), style: known)
    case .large(let size):
      return UIFont(Font(size: size, leading: (size * 1.2).rounded(.up), weight: .bold))
    case .unknown: return UIFont(sized(12, .regular))
    }
  }

  /// The font in another size in pt.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(Self.sized(fontSize, font.weight), style: style, name: fontName)
  }

  /// The size in pt.
  public var pointSize: CGFloat { CGFloat(font.size) }
  /// The height of a line in pt.
  public var lineHeight: CGFloat { CGFloat(font.leading) }
  /// How far letters reach above the line's base, in pt: four fifths of a line.
  public var ascender: CGFloat { lineHeight * 0.8 }
  /// How far letters reach below it, in pt: negative.
  public var descender: CGFloat { lineHeight * -0.2 }
  /// The height of a capital in pt: about seven tenths of the size.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of a small x in pt: about half the size.
  public var xHeight: CGFloat { pointSize * 0.52 }
  /// The room between lines in pt: none.
  public var leading: CGFloat { 0 }
  /// The font's family.
  public var familyName: String { fontName }

  /// The size of a system font for labels, in pt.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a system font for buttons, in pt.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of a system font, in pt.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of a small system font, in pt.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Whether both have the same name, size, line height and weight.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font && fontName == other.fontName
  }

  /// A hash of what makes fonts equal.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(font)
    hasher.combine(fontName)
    return hasher.finalize()
  }
}
