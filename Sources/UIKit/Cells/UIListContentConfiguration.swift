public import Foundation
import ListLayout

/// Describes the content of a list's row: a picture, a text and a second text.
///
/// Sizes of texts are the recorded defaults (list rule L8); a row's room above and below is the
/// phone's documented 11 pt, so that one line of text makes the documented 44.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The text with attributes, of which only the words count.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, of which only the words count.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Room around the content, in pt.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Room between picture and text, in pt.
  public var imageToTextPadding: CGFloat
  /// Room between the texts where they stand side by side, in pt.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// Room between the texts where they stand one above the other, in pt.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// Whether the texts stand side by side where both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// How a text looks.
  public struct TextProperties: Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor = .label
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font follows the reader's size.
    public var adjustsFontForContentSizeCategory = true
    /// Where lines stand.
    public var alignment = TextAlignment.natural

    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      /// Where reading begins.
      case natural = 0
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }
  }

  /// How a picture looks.
  public struct ImageProperties: Sendable {
    /// The colour of a stencil.
    public var tintColor: UIColor?
    /// How corners are rounded, in pt.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in pt; 0 leaves a side unbounded.
    public var maximumSize = CGSize.zero
    /// The room kept for it, in pt; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  private init(_ measures: ListContentConfiguration, vertical: CGFloat = 11) {
    textProperties = TextProperties(font: .systemFont(ofSize: CGFloat(measures.textSize)))
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: CGFloat(measures.secondaryTextSize)), color: .secondaryLabel)
    textProperties.numberOfLines = measures.numberOfLines
    secondaryTextProperties.numberOfLines = measures.numberOfLines
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: CGFloat(measures.margins.leading), bottom: vertical,
      trailing: CGFloat(measures.margins.trailing))
    imageToTextPadding = CGFloat(measures.imageToTextPadding)
    textToSecondaryTextHorizontalPadding = CGFloat(measures.textToSecondaryTextHorizontalPadding)
    textToSecondaryTextVerticalPadding = CGFloat(measures.textToSecondaryTextVerticalPadding)
    prefersSideBySideTextAndSecondaryText = measures.prefersSideBySide
  }

  /// That of a row.
  public static func cell() -> Self { Self(.cell) }
  /// That of a row with a second text below.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// That of a row with a value at its end.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// That of a plain list's header.
  public static func plainHeader() -> Self { Self(.plainHeader, vertical: 3) }
  /// That of a grouped list's header.
  public static func groupedHeader() -> Self { Self(.groupedHeader, vertical: 3) }
  /// That of a plain list's footer.
  public static func plainFooter() -> Self { Self(.plainFooter, vertical: 3) }
  /// That of a grouped list's footer.
  public static func groupedFooter() -> Self { Self(.groupedFooter, vertical: 3) }
  /// That of a sidebar's row.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// That of a sidebar's row with a second text below.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// That of a sidebar's header.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }

  /// Makes the view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same in every state: nothing is drawn.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows the content of a list's row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var content: UIListContentConfiguration

  /// Creates a view of a description.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    texts.addArrangedSubview(textLabel)
    texts.addArrangedSubview(secondaryLabel)
    row.addArrangedSubview(imageView)
    row.addArrangedSubview(texts)
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    row.translatesAutoresizingMaskIntoConstraints = true
    addSubview(row)
    show()
  }

  /// Creates an empty view.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// What it shows; a description of another kind is passed over.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      show()
    }
  }

  private func show() {
    textLabel.show(content.attributedText?.string ?? content.text, content.textProperties)
    secondaryLabel.show(
      content.secondaryAttributedText?.string ?? content.secondaryText,
      content.secondaryTextProperties)
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside
      ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    row.spacing = content.imageToTextPadding
    row.directionalLayoutMargins = content.directionalLayoutMargins
    setNeedsLayout()
  }

  /// Places picture and texts.
  open override func layoutSubviews() { row.frame = bounds }

  override func ownSize(width: CGFloat?) -> CGSize? {
    guard var size = row.ownSize(width: width) else { return nil }
    size.height = max(size.height, content.text == nil ? 0 : leastHeight)
    return size
  }

  /// A row is never lower than the documented 44 (list rule L1); headers and footers are.
  private var leastHeight: CGFloat { content.directionalLayoutMargins.top >= 11 ? 44 : 0 }
}

extension UILabel {
  fileprivate func show(
    _ words: String?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    text = words
    isHidden = words == nil
    font = properties.font
    textColor = properties.color
    numberOfLines = properties.numberOfLines
  }
}
