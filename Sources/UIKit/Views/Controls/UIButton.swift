public import Foundation

/// A button with a text, a picture or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// As it is styled.
    case custom = 0
    /// The system's look.
    case system
    /// A disclosure.
    case detailDisclosure
    /// Information on a light ground.
    case infoLight
    /// Information on a dark ground.
    case infoDark
    /// Adds a contact.
    case contactAdd
    /// Closes something.
    case close
  }

  /// How a button of the newer kind looks.
  public struct Configuration {
    /// The words.
    public var title: String?
    /// The words below.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Room between picture and words, in pt.
    public var imagePadding: CGFloat = 0
    /// Room around the content, in pt.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of words and picture.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground.
    public var baseBackgroundColor: UIColor?

    /// Only words and picture.
    public static func plain() -> Configuration { Configuration() }
    /// With a ground of the tint.
    public static func filled() -> Configuration { Configuration() }
    /// With a faint ground of the tint.
    public static func tinted() -> Configuration { Configuration() }
    /// With a grey ground.
    public static func gray() -> Configuration { Configuration() }
    /// With a line around.
    public static func bordered() -> Configuration { Configuration() }
    /// Only words and picture, without room around.
    public static func borderless() -> Configuration {
      var configuration = Configuration()
      configuration.contentInsets = .zero
      return configuration
    }
  }

  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  /// How it looks; nil for a button of the older kind.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  /// The label of the words.
  public let titleLabel: UILabel? = UILabel()
  /// The view of the picture.
  public let imageView: UIImageView? = UIImageView()
  /// Room around the content of the older kind, in pt.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// What a press offers to choose from: kept without effect.
  open var menu: UIMenu?
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// Creates a button with a frame in pt.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty button.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button that does something, whose words and picture are the action's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button of the newer kind.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Sets the words of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { titleLabel?.text = title }
    invalidateIntrinsicContentSize()
  }

  /// The words of a state; the usual ones where it has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { imageView?.image = image }
    invalidateIntrinsicContentSize()
  }

  /// The picture of a state; the usual one where it has none.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the colour of a state's words.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// The colour of a state's words.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// The words shown.
  open var currentTitle: String? { configuration?.title ?? title(for: .normal) }

  /// The picture shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: .normal) }

  /// Picture and words side by side, with the room around them, in pt.
  open override var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.font = titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
    label.text = currentTitle
    let (words, image) = (label.intrinsicContentSize, currentImage?.size ?? .zero)
    var size = CGSize(
      width: words.width + image.width, height: max(words.height, image.height))
    if let configuration {
      if words.width > 0, image.width > 0 { size.width += configuration.imagePadding }
      let insets = configuration.contentInsets
      size.width += insets.leading + insets.trailing
      size.height += insets.top + insets.bottom
    } else {
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    return size
  }

  /// The size of picture and words, in pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
