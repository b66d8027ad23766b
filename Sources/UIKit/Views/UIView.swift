public import Foundation

/// A rectangle on the screen, with others in it.
///
/// Nothing is drawn: a view has its place, its subviews, its layout pass and its properties.
/// `@objc`, `#selector`, nibs and storyboards do not exist on Linux; gesture recognisers and targets
/// that need a selector are therefore missing.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  private var origin: CGPoint
  private var storedBounds: CGRect
  /// The views in it, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view it is in.
  open internal(set) weak var superview: UIView?
  /// The active constraints that name this view.
  var heldConstraints: [NSLayoutConstraint] = []
  /// The controller whose view it is.
  weak var controller: UIViewController?
  var needsLayout = true

  /// A number of the app's own.
  open var tag = 0
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
  /// Whether it hides what is behind it.
  open var isOpaque = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// Whether taps reach it and what is in it; not so at first for labels and image views.
  open lazy var isUserInteractionEnabled = Self.takesTapsAtFirst
  /// Whether taps reach a view of the class until it is told otherwise.
  class var takesTapsAtFirst: Bool { true }
  /// The background.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  /// What shows that something can be acted on.
  open var tintColor: UIColor! = .tintColor
  /// How content is fitted.
  open var contentMode = ContentMode.scaleToFill
  /// How the view is turned, moved and scaled: kept, without effect on its frame.
  open var transform = CGAffineTransform.identity
  /// Whether the frame follows the autoresizing mask; if not, constraints decide it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { superview?.setNeedsLayout() }
  }
  /// How the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size.
  open var autoresizesSubviews = true
  /// Whether the margins follow the superview's.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the safe area counts in the margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Which way it reads whatever the reader's language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What is read aloud.
  open var accessibilityLabel: String?
  /// Whether it is one thing to those who hear the screen.
  open var isAccessibilityElement = false
  /// Light or dark whatever the device says: kept without effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  var ownMargins: UIEdgeInsets?
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// What it would be drawn with.
  public private(set) lazy var layer: CALayer = {
    let known = type(of: self).layerClass as? CALayer.Type
    return (known ?? CALayer.self).init(backing: self)
  }()

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in pt.
  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates an empty view: there are no nibs or storyboards on Linux.
  public required init?(coder: NSCoder) {
    origin = .zero
    storedBounds = .zero
    super.init()
  }

  // MARK: Geometry

  /// The place in the superview's coordinates, in pt.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      guard newValue.isUsable else { return }
      origin = newValue.origin
      if bounds.size != newValue.size { bounds.size = newValue.size }
    }
  }

  /// The rectangle of its own coordinates, in pt; values that are no numbers are passed over.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      guard newValue.isUsable else { return }
      let old = storedBounds
      storedBounds = newValue
      if newValue.size != old.size {
        setNeedsLayout()
        if autoresizesSubviews { resizeSubviews(from: old.size, to: newValue.size) }
      }
      boundsChanged(from: old)
    }
  }

  /// The middle of the frame, in the superview's coordinates, in pt.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
    }
  }

  /// Hears that the bounds changed, after all properties are set.
  func boundsChanged(from old: CGRect) {}

  /// Whether a point of its own coordinates is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The topmost view at a point of its own coordinates that takes taps.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Measuring

  /// The size its content asks for, in pt; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size its content asks for at a width, in pt; nil where it asks for none.
  func ownSize(width: CGFloat?) -> CGSize? {
    let size = intrinsicContentSize
    let none = UIView.noIntrinsicMetric
    return size.width == none && size.height == none ? nil : size
  }

  /// Says that the content asks for no length.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// A target size that asks for the smallest fit.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// A target size that asks for the largest fit.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that fits best in `size`: the present one, unless a class knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// How firmly it refuses to be larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// Says how firmly it refuses to be larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    superview?.setNeedsLayout()
  }

  /// How firmly it refuses to be smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  /// Says how firmly it refuses to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    superview?.setNeedsLayout()
  }

  /// Says that the content asks for another size now.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The size that constraints and content give near a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints and content give near a target size; a required axis is taken from
  /// the target. See `ContentFitting` for what is approximated.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ContentFitting(view: self).size(
      near: targetSize, keepsWidth: horizontalFittingPriority == .required,
      keepsHeight: verticalFittingPriority == .required)
  }

  // MARK: Layout

  /// Says that the subviews are to be placed in the next layout pass.
  open func setNeedsLayout() { needsLayout = true }

  /// Places the subviews now, if that is due here or in a view around it.
  open func layoutIfNeeded() {
    var root = self
    var view = superview
    while let current = view {
      if current.needsLayout { root = current }
      view = current.superview
    }
    root.layoutTree()
  }

  /// Places the subviews. By itself: as constraints say.
  open func layoutSubviews() { ConstraintPass.place(subviewsOf: self) }

  /// Lays out this view and those in it, at most as often as a view may ask for it again.
  func layoutTree() {
    var passes = 0
    // A layout that always asks for another one is left alone after a few.
    while needsLayout, passes < 8 {
      needsLayout = false
      passes += 1
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutTree() }
  }

  /// Is not called by itself.
  open func updateConstraints() {}
  /// Is not called: nothing is drawn.
  open func draw(_ rect: CGRect) {}

  // MARK: Margins

  /// What bars and notches cover of it, in pt.
  open var safeAreaInsets: UIEdgeInsets {
    let added = controller?.safeAreaAddedByContainers ?? .zero
    guard let superview else { return (self as? UIWindow)?.deviceInsets ?? .zero }
    // What scrolls moves under the bars and is kept clear of them by the scroll view.
    if superview is UIScrollView { return .zero }
    let around = superview.safeAreaInsets
    let outer = superview.bounds
    let place = frame
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - distance, 0) }
    return UIEdgeInsets(
      top: rest(around.top, place.minY - outer.minY) + added.top,
      left: rest(around.left, place.minX - outer.minX) + added.left,
      bottom: rest(around.bottom, outer.maxY - place.maxY) + added.bottom,
      right: rest(around.right, outer.maxX - place.maxX) + added.right)
  }

  /// Hears that bars cover more or less of it. Called when the device is turned.
  open func safeAreaInsetsDidChange() {}

  /// What bars leave free.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) {
    $0.bounds.inset(by: $0.safeAreaInsets)
  }
  /// What the margins leave free.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) {
    $0.bounds.inset(by: $0.layoutMargins)
  }
  /// The width that is good to read: the margins' here, at most 672 pt.
  public private(set) lazy var readableContentGuide = UILayoutGuide(of: self) { view in
    let rect = view.bounds.inset(by: view.layoutMargins)
    let excess = max(rect.width - 672, 0) / 2
    return rect.insetBy(dx: excess, dy: 0)
  }
  /// The guides of the app's own.
  open internal(set) var layoutGuides: [UILayoutGuide] = []

  // MARK: Traits and the chain

  /// The simulated device's traits.
  open var traitCollection: UITraitCollection { .current }

  /// Hears that the device's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The direction it reads in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Its controller, else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The window it is in.
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  // MARK: Subviews

  /// Is about to come into another view.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Came into another view.
  open func didMoveToSuperview() {}
  /// Is about to come into another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Came into another window.
  open func didMoveToWindow() {}
  /// Got a subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Is about to lose a subview.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds a view in front of the others; one that is here already comes to the front.
  open func addSubview(_ view: UIView) { place(view, at: subviews.count) }

  /// Takes it out of the view it is in.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let wasInWindow = window != nil
    willMove(toSuperview: nil)
    if wasInWindow { willMove(toWindow: nil) }
    parent.willRemoveSubview(self)
    leaveSuperview()
    for constraint in heldConstraints where constraint.firstItem != nil {
      // UIKit drops the constraints between a view and those around it.
      let isInside = [constraint.firstItem, constraint.secondItem].allSatisfy { item in
        guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else {
          return true
        }
        return view.isDescendant(of: self)
      }
      if !isInside { constraint.isActive = false }
    }
    didMoveToSuperview()
    if wasInWindow { tellWindow() }
  }
}
