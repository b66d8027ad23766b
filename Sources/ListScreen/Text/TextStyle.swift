/// The platform's text styles (`UIFont.TextStyle`).
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// The largest title.
  case largeTitle
  /// A title of the first level.
  case title1
  /// A title of the second level.
  case title2
  /// A title of the third level.
  case title3
  /// A heading, semibold.
  case headline
  /// Running text.
  case body
  /// A callout.
  case callout
  /// A heading below a heading.
  case subheadline
  /// A footnote.
  case footnote
  /// A caption.
  case caption1
  /// A smaller caption.
  case caption2

  /// The weight the style has by itself (text rule TX1).
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}

/// How large a reader wants text to be (`UIContentSizeCategory`), small to large.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the default.
  case large
  /// Extra large.
  case xLarge
  /// Twice extra large.
  case xxLarge
  /// Three times extra large.
  case xxxLarge
  /// The first of the sizes for readers who need larger text.
  case accessibility1
  /// The second of these.
  case accessibility2
  /// The third of these.
  case accessibility3
  /// The fourth of these.
  case accessibility4
  /// The largest.
  case accessibility5
}

/// The weight of a font (`UIFont.Weight`).
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  /// The lightest.
  case ultraLight
  /// Thin.
  case thin
  /// Light.
  case light
  /// Regular.
  case regular
  /// Medium.
  case medium
  /// Semibold.
  case semibold
  /// Bold.
  case bold
  /// Heavy.
  case heavy
  /// The heaviest.
  case black

  /// The platform's number for the weight, -1 to 1 (recorded, text rule TX4).
  public var value: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }
}
