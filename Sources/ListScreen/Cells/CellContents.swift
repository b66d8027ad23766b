public import Foundation

/// A text in a cell.
public struct TextContent: Hashable, Sendable {
  /// The words, as the item gives them.
  public var text: String
  /// The face.
  public var face: Face
  /// The colour.
  public var color: ColorRole
  /// The most lines; 0 for any number.
  public var lines: Int
  /// Whether the words are shown in capitals.
  public var isUppercased: Bool
  /// Where lines stand in the element's width.
  public var alignment: Alignment

  /// The font of a text: a style, or a size of the cell's own that grows as a style does.
  public enum Face: Hashable, Sendable {
    /// A text style, in its own weight or another.
    case style(TextStyle, weight: FontWeight?)
    /// A size in pt at `large` that grows with body text.
    case scaled(Double, weight: FontWeight)
  }

  /// Where lines stand.
  public enum Alignment: String, Hashable, Sendable {
    /// At the edge where reading begins.
    case natural
    /// In the middle.
    case center
  }

  /// Creates a text.
  public init(
    _ text: String, _ face: Face, color: ColorRole = .label, lines: Int = 0,
    isUppercased: Bool = false, alignment: Alignment = .natural
  ) {
    self.text = text
    self.face = face
    self.color = color
    self.lines = lines
    self.isUppercased = isUppercased
    self.alignment = alignment
  }

  /// Creates a text in a style's own weight.
  public init(
    _ text: String, style: TextStyle, color: ColorRole = .label, lines: Int = 0
  ) {
    self.init(text, .style(style, weight: nil), color: color, lines: lines)
  }

  /// The words as they are shown.
  public var shown: String { isUppercased ? text.uppercased() : text }

  /// The font for a reader's content size.
  public func font(for category: ContentSizeCategory) -> Font {
    switch face {
    case .style(let style, let weight):
      var font = Font.preferred(style, for: category)
      if let weight { font.weight = weight }
      return font
    case .scaled(let size, let weight):
      return Font.scaled(size, weight: weight, for: category)
    }
  }
}

/// A picture in a cell.
public struct ImageContent: Hashable, Sendable {
  /// The picture's name; nil for an empty place.
  public var image: String?
  /// The picture's own size in pt, where it is known.
  public var naturalSize: CGSize?
  /// How it fills its frame.
  public var contentMode: ContentMode
  /// The radius of its corners in pt.
  public var cornerRadius: Double

  /// Creates a picture.
  public init(
    _ image: String?, naturalSize: CGSize? = nil, contentMode: ContentMode = .aspectFit,
    cornerRadius: Double = 0
  ) {
    self.image = image
    self.naturalSize = naturalSize
    self.contentMode = contentMode
    self.cornerRadius = cornerRadius
  }
}

/// Something to press in a cell.
public struct ButtonContent: Hashable, Sendable {
  /// The words on it; nil for a symbol alone.
  public var title: String?
  /// The name of its symbol; nil for none.
  public var symbol: String?
  /// What pressing it asks for, in the words of the program that shows it.
  public var action: String

  /// Creates a button.
  public init(title: String? = nil, symbol: String? = nil, action: String) {
    self.title = title
    self.symbol = symbol
    self.action = action
  }
}

/// How a picture fills a frame (`UIView.ContentMode`, content mode rule CM1).
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// Stretched to the frame.
  case fill
  /// As large as fits, in the middle.
  case aspectFit
  /// As small as covers, in the middle.
  case aspectFill
  /// In its own size, in the middle.
  case center
  /// In its own size at the top left.
  case topLeft
  /// In its own size at the bottom right.
  case bottomRight

  /// Where content of a size lies in bounds, without rounding; content of no width or height is at
  /// the centre with no size.
  public func rect(of content: CGSize, in bounds: CGRect) -> CGRect {
    let (width, height) = (Double(content.width), Double(content.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    let ratios = (Double(bounds.width) / width, Double(bounds.height) / height)
    switch self {
    case .fill: return bounds
    case .aspectFit: return placed(content, min(ratios.0, ratios.1), bounds, 0.5)
    case .aspectFill: return placed(content, max(ratios.0, ratios.1), bounds, 0.5)
    case .center: return placed(content, 1, bounds, 0.5)
    case .topLeft: return placed(content, 1, bounds, 0)
    case .bottomRight: return placed(content, 1, bounds, 1)
    }
  }

  private func placed(
    _ content: CGSize, _ scale: Double, _ bounds: CGRect, _ anchor: Double
  ) -> CGRect {
    let size = CGSize(width: content.width * scale, height: content.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * anchor,
      y: bounds.minY + (bounds.height - size.height) * anchor,
      width: size.width, height: size.height)
  }
}
