extension SimulatedDevice {
  /// Shows a view controller in a window as large as the screen: its view is loaded, told that it
  /// appears, and laid out.
  ///
  /// - Parameter controller: The root of the screen.
  /// - Returns: The window, which lives as long as someone holds it.
  @MainActor
  @discardableResult
  public static func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Turns the device by a quarter; see ``change(_:)``.
  @MainActor
  public static func rotate() { change { $0 = $0.turned } }

  /// Changes the device and tells every window that is shown: traits first, then, where the size
  /// changed, `viewWillTransition(to:with:)`, and then everything is laid out.
  ///
  /// - Parameter edit: Changes the device.
  @MainActor
  public static func change(_ edit: (inout SimulatedDevice) -> Void) {
    let before = current
    var device = before
    edit(&device)
    current = device
    let windows = UIWindow.shown
    for window in windows { window.deviceChanged(from: before, to: device) }
  }
}
