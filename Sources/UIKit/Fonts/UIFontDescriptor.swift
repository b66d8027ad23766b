public import Foundation
import ListScreen

/// What is looked for in a font: a size, a weight, a style. Approximated: every font is the system's.
///
/// A value that never changes, free to use anywhere.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Broad properties of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The size in pt.
  public let pointSize: CGFloat
  /// Broad properties.
  public let symbolicTraits: SymbolicTraits
  let weight: FontWeight
  let leading: CGFloat?

  init(pointSize: CGFloat, weight: FontWeight, traits: SymbolicTraits, leading: CGFloat?) {
    self.pointSize = pointSize
    self.weight = weight
    symbolicTraits = traits
    self.leading = leading
    super.init()
  }

  /// The descriptor of a text style in the reader's size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same with other broad properties. Bold is the weight that text styles emphasise with.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      pointSize: pointSize, weight: isBold ? .bold : .regular, traits: symbolicTraits,
      leading: leading)
  }

  /// The same in another size in pt.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: newPointSize, weight: weight, traits: symbolicTraits, leading: nil)
  }
}

extension UIFont {
  /// Creates the font of a descriptor; a size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let isOwn = !(pointSize > 0 && pointSize.isFinite)
    let size = Double(isOwn ? descriptor.pointSize : pointSize)
    let leading = isOwn ? descriptor.leading.map { Double($0) } : nil
    self.init(
      Font(
        size: size, leading: leading ?? (size * 1.2).rounded(.up), weight: descriptor.weight))
  }

  /// What would be looked for to find this font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize, weight: font.weight,
      traits: font.weight.value >= FontWeight.semibold.value ? .traitBold : [],
      leading: lineHeight)
  }
}
