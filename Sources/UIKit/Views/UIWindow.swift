public import Foundation

/// The outermost view: as large as the screen, with a controller's view in it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private static var windows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The windows that are shown and still held by someone.
  static var shown: [UIWindow] { windows.compactMap(\.window) }

  /// Creates a window; one of no size is as large as the screen.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a window as large as the screen.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let old = oldValue { old.leaveScreen() }
      if isKeyWindow { showRoot() }
    }
  }

  /// Whether it is shown.
  open private(set) var isKeyWindow = false

  /// Shows the window: loads the root's view, tells it that it appears, and lays everything out.
  open func makeKeyAndVisible() {
    if bounds.size == .zero { frame = UIScreen.main.bounds }
    if !isKeyWindow {
      isKeyWindow = true
      UIWindow.windows.removeAll { $0.window == nil }
      UIWindow.windows.append(WeakWindow(window: self))
    }
    showRoot()
  }

  private func showRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard view.superview !== self else {
      layoutIfNeeded()
      return
    }
    root.beginAppearanceTransition(true, animated: false)
    addSubview(view)
    layoutIfNeeded()
    root.endAppearanceTransition()
    layoutIfNeeded()
  }

  /// What the device's bars and notches cover of the window, if it is as large as the screen.
  var deviceInsets: UIEdgeInsets {
    let device = SimulatedDevice.current
    return isKeyWindow && bounds.size == device.size ? device.safeAreaInsets : .zero
  }

  /// Tells everything in the window that the device changed, and lays it out.
  func deviceChanged(from old: SimulatedDevice, to new: SimulatedDevice) {
    let traits = old.traitCollection
    if bounds.size == old.size, new.size != old.size {
      let coordinator = TransitionCoordinator()
      rootViewController?.viewWillTransition(to: new.size, with: coordinator)
      frame = CGRect(origin: frame.origin, size: new.size)
      coordinator.runAnimations()
      tell(traits, new.traitCollection)
      layoutIfNeeded()
      coordinator.runCompletions()
    } else {
      tell(traits, new.traitCollection)
    }
    layoutIfNeeded()
  }

  /// Hears every view, then every controller, of the window that traits changed.
  private func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      view.setNeedsLayout()
      view.safeAreaInsetsDidChange()
      if !old.hasSameTraits(as: new) {
        view.traitCollectionDidChange(old)
        view.controller?.traitCollectionDidChange(old)
      }
      pending += view.subviews.reversed()
    }
  }
}

extension UITraitCollection {
  /// Whether all traits are the same.
  func hasSameTraits(as other: UITraitCollection) -> Bool {
    displayScale == other.displayScale && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}
