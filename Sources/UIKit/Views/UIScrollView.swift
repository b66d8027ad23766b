public import Foundation

/// A view that shows a part of a larger content.
///
/// It scrolls when it is told to: no finger drags it here. `setContentOffset` and its kin take effect
/// at once, animated or not, and are told to the delegate as UIKit tells them.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollDelegating {
  /// The part of ``UIScrollViewDelegate`` that subclasses' delegates refine.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// How large the content is, in pt.
  open var contentSize = CGSize.zero
  /// Room around the content, in pt.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetChanged() } }
  }
  /// Whether bars count in the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetChanged() } }
  }
  /// Whether it turns pages.
  open var isPagingEnabled = false
  /// Whether a finger may scroll it.
  open var isScrollEnabled = true
  /// Whether it goes beyond its content for a moment.
  open var bounces = true
  /// Whether it does so downwards whatever its content.
  open var alwaysBounceVertical = false
  /// Whether it does so sideways whatever its content.
  open var alwaysBounceHorizontal = false
  /// Whether it shows how far down it is.
  open var showsVerticalScrollIndicator = true
  /// Whether it shows how far sideways it is.
  open var showsHorizontalScrollIndicator = true
  /// Whether it keeps to one direction.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// How the keyboard goes away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How soon scrolling ends.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches wait for scrolling to be ruled out.
  open var delaysContentTouches = true
  /// Room around the indicators, in pt.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What pulls for new content.
  open var refreshControl: UIRefreshControl?
  /// Whether a finger drags it: never here.
  open var isDragging: Bool { false }
  /// Whether a finger is on it: never here.
  open var isTracking: Bool { false }
  /// Whether it runs on after a finger left: never here.
  open var isDecelerating: Bool { false }
  private var restingInset: UIEdgeInsets?
  /// The sizes of the content and of the view after the last layout pass.
  private var laidOut: (content: CGSize, bounds: CGSize)?

  /// The rectangle of the view itself, which does not scroll.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self) { $0.bounds }
  /// The rectangle of the content. Approximated: constraints hold on to it, but do not tell how large
  /// the content is.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self) { view in
    CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
  }

  /// Creates a scroll view with a frame in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates an empty scroll view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether bars count in the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// They do.
    case automatic = 0
    /// They do in the directions it scrolls in.
    case scrollableAxes
    /// They do not.
    case never
    /// They do.
    case always
  }

  /// How the keyboard goes away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none = 0
    /// When scrolling begins.
    case onDrag
    /// With the finger.
    case interactive
  }

  /// How soon scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The room around the content, bars included where they count, in pt.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    var inset = contentInset
    inset.top += safe.top
    inset.bottom += safe.bottom
    if contentInsetAdjustmentBehavior == .always || adjustsSideways {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Whether bars at the sides count: only where the content is wider than the view.
  var adjustsSideways: Bool { contentSize.width > bounds.width }

  /// Hears that the insets changed because bars did.
  open func adjustedContentInsetDidChange() {}

  /// How far the content is scrolled, in pt.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset, at once; UIKit does not keep it within the content, nor is it kept here.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset in pt.
  ///   - animated: Whether the delegate hears `scrollViewDidEndScrollingAnimation`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    layoutIfNeeded()
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as needed for a rectangle of the content to show.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    var offset = contentOffset
    func move(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low >= from, high <= to { return 0 }
      return low < from || high - low > to - from ? low - from : high - to
    }
    offset.x += move(rect.minX, rect.maxX, shown.minX, shown.maxX)
    offset.y += move(rect.minY, rect.maxY, shown.minY, shown.maxY)
    setContentOffset(clamped(offset), animated: animated)
  }

  /// An offset kept within the content and its insets.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func keep(_ value: CGFloat, _ low: CGFloat, _ length: CGFloat) -> CGFloat {
      max(min(value, length), low)
    }
    return CGPoint(
      x: keep(offset.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: keep(offset.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  /// After a layout pass in which the content became shorter, or the view larger, the view does not
  /// stand beyond the content's end; says whether it was taken back, and so has to show what is there.
  func takeOffsetBack() -> Bool {
    let old = laidOut
    laidOut = (contentSize, bounds.size)
    guard let old,
      contentSize.width < old.content.width || contentSize.height < old.content.height
        || bounds.width > old.bounds.width || bounds.height > old.bounds.height
    else { return false }
    let end = clamped(contentOffset)
    guard contentOffset.y > end.y || contentOffset.x > end.x else { return false }
    contentOffset = CGPoint(x: min(contentOffset.x, end.x), y: min(contentOffset.y, end.y))
    return true
  }

  override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  private func insetChanged() {
    setNeedsLayout()
    keepRest()
  }

  /// A list that rests at its start stays there when bars or insets change.
  func keepRest() {
    let inset = adjustedContentInset
    let old = restingInset ?? .zero
    guard inset != old else { return }
    let rests = contentOffset.y == -old.top && contentOffset.x == -old.left
    restingInset = inset
    adjustedContentInsetDidChange()
    if rests { bounds.origin = CGPoint(x: -inset.left, y: -inset.top) }
  }

  /// Places the subviews, after the list at rest followed its insets.
  open override func layoutSubviews() {
    keepRest()
    super.layoutSubviews()
  }

  /// Shows the indicators for a moment: accepted without effect.
  open func flashScrollIndicators() {}
}

/// Gives a scroll view its delegate. UIKit has no such protocol: subclasses have delegates of a narrower type under the same
/// name, which an overridden property could not have.
@preconcurrency @MainActor
public protocol _ScrollDelegating: AnyObject {}

extension _ScrollDelegating where Self: UIScrollView {
  /// Is told of scrolling; held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// Is told of scrolling. All calls may be left out.
///
/// A class that adopts the protocol and leaves a call out cannot have it added by a subclass, as
/// Objective-C allows: the class itself has to have it.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// It scrolled, whoever asked for it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll it: accepted without effect, it is not called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger leaves it: accepted without effect, it is not called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It came to rest after a finger left: accepted without effect, it is not called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
