import ListScreen

extension UIFont {
  /// What a text is for, which decides its size, line height and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The platform's name of the style.
    public let rawValue: String

    /// Creates a style from its name; an unknown one gives the system's font at 12 (text rule TX4).
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title of all, with larger letters than a large title's.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A smaller one.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    enum Kind {
      case known(ListScreen.TextStyle)
      case large(Double)
      case unknown
    }

    var kind: Kind {
      switch self {
      case .largeTitle: .known(.largeTitle)
      case .title1: .known(.title1)
      case .title2: .known(.title2)
      case .title3: .known(.title3)
      case .headline: .known(.headline)
      case .subheadline: .known(.subheadline)
      case .body: .known(.body)
      case .callout: .known(.callout)
      case .footnote: .known(.footnote)
      case .caption1: .known(.caption1)
      case .caption2: .known(.caption2)
      case .extraLargeTitle: .large(36)
      case .extraLargeTitle2: .large(28)
      default: .unknown
      }
    }
  }
}

extension UIContentSizeCategory {
  /// The category as cells know it; an unknown one is large, the default.
  var value: ContentSizeCategory {
    let categories = ContentSizeCategory.allCases
    guard let place = Self.ordered.firstIndex(of: self), categories.indices.contains(place) else {
      return .large
    }
    return categories[place]
  }
}
