public import Foundation

/// Screens one upon another, with a bar at the top.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar: 44 pt below what the device's own bars cover.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  private var stack: [UIViewController] = []

  /// Creates a controller with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without screens.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screens, the one shown last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The screen shown.
  open var topViewController: UIViewController? { stack.last }
  /// The screen shown, or what it shows above itself.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    for gone in old where !viewControllers.contains(where: { $0 === gone }) {
      if gone === old.last, isViewLoaded { gone.leaveScreen() }
      gone.removeFromParent()
    }
    stack = viewControllers
    for new in viewControllers where new.parent !== self { addChild(new) }
    showTop(replacing: old.last, animated: animated)
  }

  /// Shows a screen above the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    let old = stack.last
    stack.append(viewController)
    addChild(viewController)
    showTop(replacing: old, animated: animated)
  }

  /// Takes the screen away that is shown; the first stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let gone = stack.popLast() else { return nil }
    gone.leaveScreen()
    gone.removeFromParent()
    showTop(replacing: gone, animated: animated)
    return gone
  }

  /// Takes all screens away but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var gone: [UIViewController] = []
    while let screen = popViewController(animated: animated) { gone.insert(screen, at: 0) }
    return gone
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows the last screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop(replacing: nil, animated: false)
  }

  private func showTop(replacing old: UIViewController?, animated: Bool) {
    guard isViewLoaded, let top = stack.last else { return }
    if let old, old !== top, old.isOnScreen { old.leaveScreen() }
    show(child: top, animated: animated)
  }

  /// Places the bar.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let view else { return }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: UINavigationBar.height)
  }

  override var childrenOnScreen: [UIViewController] { stack.last.map { [$0] } ?? [] }

  override func barsCovering(_ child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : UINavigationBar.height, left: 0, bottom: 0, right: 0)
  }
}

/// The bar at the top of a screen.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of a bar, in pt: that of a phone held upright, without a large title.
  static let height: CGFloat = 44
  /// Whether titles are large: kept without effect.
  open var prefersLargeTitles = false
}

/// What a bar at the top shows of a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// What is shown instead of the title.
  open var titleView: UIView?
  /// The buttons where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where reading ends.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the title is large: kept without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before.
    case automatic = 0
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Creates what a bar shows.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The button where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// A button of a bar. Those with a selector do not exist on Linux.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// What it does.
  open var primaryAction: UIAction?
  /// Whether it is in use.
  open var isEnabled = true

  /// What a button of the system stands for.
  public enum SystemItem: Int, Sendable {
    /// It is done.
    case done = 0
    /// Nothing is done.
    case cancel
    /// Editing begins.
    case edit
    /// It is saved.
    case save
    /// Something is added.
    case add
    /// Nothing: room that grows.
    case flexibleSpace
    /// Nothing: room.
    case fixedSpace
    /// Something is written.
    case compose
    /// Something is handed on.
    case action = 9
    /// Something is looked for.
    case search = 12
    /// It is read anew.
    case refresh
    /// It goes.
    case trash = 16
    /// It is closed.
    case close = 24
  }

  /// Creates a button of the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }

  /// Creates a button.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    super.init()
  }
}
