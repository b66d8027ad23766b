public import Foundation

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The picture while it is pressed.
  open var highlightedImage: UIImage?
  /// Whether it looks pressed.
  open var isHighlighted = false
  /// How a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Creates a view as large as a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view as large as a picture, with another one for when it is pressed.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view with a frame in pt.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var takesTapsAtFirst: Bool { false }

  /// The picture's size in pt.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The picture's size in pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
