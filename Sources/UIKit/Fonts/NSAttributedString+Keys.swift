public import Foundation

/// The attributes that texts on a screen have, accepted without effect: a text is measured in its
/// label's font.
extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind them.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Room between letters, in pt.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A line below.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A line through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How lines are set.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
