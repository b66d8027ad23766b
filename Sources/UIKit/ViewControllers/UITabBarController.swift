public import Foundation

/// Screens side by side, with a bar of tabs at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar: 49 pt above what the device's own bars cover.
  public let tabBar = UITabBar()
  /// Is told of taps on tabs; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var screens: [UIViewController] = []
  private var shown = 0

  /// The screens, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { screens.isEmpty ? nil : screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens and shows the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for old in screens {
      if old.isViewLoaded { old.leaveScreen() }
      old.removeFromParent()
    }
    screens = viewControllers ?? []
    shown = 0
    for screen in screens { addChild(screen) }
    tabBar.items = screens.map(\.tabBarItem)
    showSelected()
  }

  /// The place of the screen shown; one outside changes nothing.
  open var selectedIndex: Int {
    get { shown }
    set {
      guard screens.indices.contains(newValue), newValue != shown else { return }
      let old = screens[shown]
      shown = newValue
      if old.isViewLoaded { old.leaveScreen() }
      showSelected()
    }
  }

  /// The screen shown.
  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(shown) ? screens[shown] : nil }
    set {
      if let place = screens.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  /// Shows the selected screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded, let screen = selectedViewController else { return }
    show(child: screen, animated: false)
  }

  /// Places the bar.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let view else { return }
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  override var childrenOnScreen: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func barsCovering(_ child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
  }
}

/// Is told of taps on tabs; the call may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Another screen is shown.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The bar of tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of a bar without what the device covers, in pt.
  static let height: CGFloat = 49
  /// The tabs.
  open var items: [UITabBarItem]?
}

/// A tab.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture while its screen is shown.
  open var selectedImage: UIImage?
  /// A number of the app's own.
  open var tag: Int
  /// What is new there.
  open var badgeValue: String?

  /// Creates a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Creates a tab with a picture for while its screen is shown.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
