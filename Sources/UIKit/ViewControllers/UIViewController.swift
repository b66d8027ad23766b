public import Foundation

/// A screen, or a part of one: it makes a view and answers for it.
///
/// Appearance and layout run when a window of the simulated device shows the controller (see
/// ``SimulatedDevice/show(_:)``), or when a test asks for `view` and calls `layoutIfNeeded()`.
/// Presenting takes effect at once.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?
  private var appearance = Appearance.gone
  /// The controllers in it, in order.
  open private(set) var children: [UIViewController] = []
  /// The controller it is in.
  open private(set) weak var parent: UIViewController?
  /// The controller it shows above itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows it above itself.
  open private(set) weak var presentingViewController: UIViewController?
  /// The title of the screen.
  open var title: String?
  /// What a bar at the top shows.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a bar of tabs shows.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The size it would like where it is shown, in pt.
  open var preferredContentSize = CGSize.zero
  /// Room that its own bars cover beside the device's, in pt.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.setNeedsLayout() } }
  /// Whether its view reaches below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether a bar at the bottom hides when it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// How it is shown above another: kept without effect.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Light or dark whatever the device says: kept without effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  private enum Appearance { case gone, appearing, shown, disappearing }

  /// Creates a controller; a nib's name is kept for nothing, since there are no nibs on Linux.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller: there are no storyboards on Linux.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The view

  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view unless it was made, then calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view: by itself an empty one as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to come on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is coming on screen and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view came on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view's subviews are about to be placed.
  open func viewWillLayoutSubviews() {}
  /// The view's subviews were placed.
  open func viewDidLayoutSubviews() {}
  /// Bars cover more or less of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory is short: not called here.
  open func didReceiveMemoryWarning() {}

  /// The view is about to get another size, as when the device is turned. Passes it on to those in
  /// it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presentedViewController?.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The simulated device's traits.
  open var traitCollection: UITraitCollection { .current }
  /// Hears that the device's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Its view's superview.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Appearance

  /// Begins telling that the view appears or disappears.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .gone || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance == .shown || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in childrenOnScreen {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells that the view appeared or disappeared.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewIsAppearing(false)
      viewDidAppear(false)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(false)
    case .gone, .shown: return
    }
    for child in childrenOnScreen { child.endAppearanceTransition() }
  }

  /// The children whose views are in this one's; containers name those they show.
  var childrenOnScreen: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let own = loadedView else { return false }
      return view.isDescendant(of: own)
    }
  }

  var isOnScreen: Bool { appearance == .shown || appearance == .appearing }

  /// Leaves its window.
  func leaveScreen() {
    beginAppearanceTransition(false, animated: false)
    loadedView?.removeFromSuperview()
    endAppearanceTransition()
  }

  // MARK: Containers

  /// Takes a controller in; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    if childController.parent !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Is about to come into another controller.
  open func willMove(toParent parent: UIViewController?) {}

  /// Came into another controller; its view is told that it appears, if the parent's is on screen.
  open func didMove(toParent parent: UIViewController?) {
    guard appearance == .gone, let parent, parent.isOnScreen,
      parent.childrenOnScreen.contains(where: { $0 === self })
    else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Puts a child's view behind all else in this one's, as large as it, and tells the child that it
  /// appears if this controller is on screen.
  func show(child: UIViewController, animated: Bool) {
    guard let view = loadedView else { return }
    if isOnScreen { child.beginAppearanceTransition(true, animated: animated) }
    if let content = child.view, content.superview !== view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
    }
    child.didMove(toParent: self)
    guard isOnScreen else { return }
    view.layoutIfNeeded()
    child.endAppearanceTransition()
  }

  /// The bar's controller it is in.
  open var navigationController: UINavigationController? { enclosing() }
  /// The tabs' controller it is in.
  open var tabBarController: UITabBarController? { enclosing() }

  private func enclosing<Container: UIViewController>() -> Container? {
    var next = parent
    while let current = next {
      if let container = current as? Container { return container }
      next = current.parent
    }
    return nil
  }

  /// What a container's bars cover of a child, in pt.
  func barsCovering(_ child: UIViewController) -> UIEdgeInsets { .zero }

  /// What bars beside the device's cover of the view, in pt.
  var safeAreaAddedByContainers: UIEdgeInsets {
    let bars = parent?.barsCovering(self) ?? .zero
    let own = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: bars.top + own.top, left: bars.left + own.left, bottom: bars.bottom + own.bottom,
      right: bars.right + own.right)
  }

  // MARK: Presenting

  /// Shows a controller above this one, at once and as large as the window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else {
      completion?()
      return
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.beginAppearanceTransition(true, animated: flag)
    if let window = loadedView?.window, let view = viewControllerToPresent.view {
      view.frame = window.bounds
      window.addSubview(view)
      view.layoutIfNeeded()
    }
    viewControllerToPresent.endAppearanceTransition()
    completion?()
  }

  /// Takes away what is shown above this controller, or this one if nothing is.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let bottom = presentedViewController == nil ? presentingViewController : self
    if let bottom, let top = bottom.presentedViewController {
      top.beginAppearanceTransition(false, animated: flag)
      top.viewIfLoaded?.removeFromSuperview()
      bottom.presentedViewController = nil
      top.presentingViewController = nil
      top.endAppearanceTransition()
    }
    completion?()
  }

  /// Shows a controller in the bar's controller it is in, else above itself.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

/// How a controller is shown above another: kept without effect.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// As large as the screen.
  case fullScreen = 0
  /// As a page.
  case pageSheet
  /// As a form.
  case formSheet
  /// As large as the controller below.
  case currentContext
  /// Above the screen.
  case overFullScreen = 5
  /// Above the controller below.
  case overCurrentContext
}

/// Edges of a screen.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all = UIRectEdge(rawValue: 0xF)
}
