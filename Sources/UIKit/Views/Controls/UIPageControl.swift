public import Foundation

/// Dots that say which of several pages shows.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(numberOfPages - 1, 0)) }
  }
  /// Which one shows, kept within the pages.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  private var page = 0
  /// Whether it hides where there is one page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the one that shows.
  open var currentPageIndicatorTintColor: UIColor?

  /// About what the dots need, in pt.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(numberOfPages, 0)) * 16 + 26, height: 26)
  }
}

/// Something that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The platform's documented size, in pt.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

/// Shows that something is awaited.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 pt.
    case medium = 100
    /// 37 pt.
    case large = 101
  }

  /// How large it is.
  open var style: Style
  /// Whether it hides while nothing is awaited.
  open var hidesWhenStopped = true { didSet { update() } }
  /// The colour.
  open var color: UIColor! = .systemGray
  /// Whether something is awaited.
  open private(set) var isAnimating = false

  /// Creates an indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    update()
  }

  /// Creates a medium indicator.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// Creates a medium indicator.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    update()
  }

  /// Shows that something is awaited.
  open func startAnimating() {
    isAnimating = true
    update()
  }

  /// Shows that it came.
  open func stopAnimating() {
    isAnimating = false
    update()
  }

  private func update() { isHidden = hidesWhenStopped && !isAnimating }

  /// The size in pt.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
