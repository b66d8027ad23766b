public import Foundation
import ListLayout
public import ListScreen
import Synchronization

/// The device that UIKit's globals speak of: the one place to set what a screen is shown on.
///
/// UIKit has no such type; it is this package's own. `UIScreen.main`, `UIDevice.current`,
/// `UITraitCollection.current`, the safe area and the fonts' sizes follow ``current``.
///
/// ```swift
/// SimulatedDevice.current = SimulatedDevice(named: "ipad-mini-6") ?? .phone
/// SimulatedDevice.current.userInterfaceStyle = .dark
/// let window = SimulatedDevice.show(MyViewController())   // viewDidLoad, a layout pass, viewDidAppear
/// SimulatedDevice.rotate()                                // viewWillTransition, providers asked again
/// ```
///
/// Setting ``current`` alone changes nothing that is shown already; ``change(_:)`` and ``rotate()``
/// also tell the windows and lay them out.
public struct SimulatedDevice: Sendable {
  /// The screen's size in pt, as the device is held.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What bars and notches cover as the device is held, in pt.
  public var safeAreaInsets: UIEdgeInsets
  /// What they cover when the device is turned, in pt.
  public var safeAreaInsetsWhenTurned: UIEdgeInsets
  /// The margin of a full-screen root view at the leading and trailing side, in pt.
  public var margin: CGFloat
  /// Phone or tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The direction of reading.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// How large the reader wants text.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Who measures text.
  public var textMeasuring: any TextMeasuring = AverageTextMeasuring()
  /// The folders where `UIImage(named:)` looks, before the main bundle's resources.
  public var imageFolders: [URL] = []

  /// Creates a device of a size of its own.
  ///
  /// - Parameters:
  ///   - size: The screen's size in pt; a side that is not positive and finite counts as 1.
  ///   - scale: Pixels per point; one that is not positive and finite counts as 1.
  ///   - safeAreaInsets: What bars and notches cover, in pt.
  ///   - safeAreaInsetsWhenTurned: What they cover when the device is turned, in pt.
  ///   - margin: The margin of a root view, in pt.
  public init(
    size: CGSize, scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
    safeAreaInsetsWhenTurned: UIEdgeInsets = .zero, margin: CGFloat = 20
  ) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 1 }
    self.size = CGSize(width: usable(size.width), height: usable(size.height))
    self.scale = usable(scale)
    self.safeAreaInsets = safeAreaInsets
    self.safeAreaInsetsWhenTurned = safeAreaInsetsWhenTurned
    self.margin = margin
    userInterfaceIdiom = min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// Creates a device by its name in `ListLayout.Device`'s list of presets, held upright.
  ///
  /// - Parameter name: Lower case, words joined by hyphens, as `iphone-11-pro-max`.
  public init?(named name: String) {
    guard let device = Device.named(name) else { return nil }
    self.init(
      size: CGSize(width: device.width, height: device.height), scale: CGFloat(device.scale),
      safeAreaInsets: UIEdgeInsets(device.safeArea),
      safeAreaInsetsWhenTurned: UIEdgeInsets(device.landscape.safeArea),
      margin: CGFloat(device.margin))
  }

  /// A phone of 414 x 896 pt at 3 pixels a point: the preset `iphone-11-pro-max`.
  public static let phone =
    SimulatedDevice(named: "iphone-11-pro-max")
    ?? SimulatedDevice(size: CGSize(width: 414, height: 896))

  /// The device turned by a quarter: sides and safe areas change places.
  public var turned: SimulatedDevice {
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    (device.safeAreaInsets, device.safeAreaInsetsWhenTurned) =
      (safeAreaInsetsWhenTurned, safeAreaInsets)
    return device
  }

  /// Whether the screen is wider than high.
  public var isLandscape: Bool { size.width > size.height }

  /// The traits of the screen. Size classes are those Apple documents for full-screen apps: a tablet
  /// is regular both ways; a phone is compact across its short side, regular along its long one
  /// when upright, and wide ones (414 pt and more) are regular across when turned.
  public var traitCollection: UITraitCollection {
    let isPad = userInterfaceIdiom == .pad
    let isWide = isLandscape && size.height >= 414
    return UITraitCollection(
      displayScale: scale,
      horizontalSizeClass: isPad || isWide ? .regular : .compact,
      verticalSizeClass: isPad || !isLandscape ? .regular : .compact,
      userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: userInterfaceStyle,
      layoutDirection: layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }
}

extension SimulatedDevice {
  private static let shared = Mutex(SimulatedDevice.phone)

  /// The device in use; a phone of 414 x 896 pt until another is set.
  public static var current: SimulatedDevice {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}

extension UIEdgeInsets {
  init(_ edges: Device.Edges) {
    self.init(
      top: CGFloat(edges.top), left: CGFloat(edges.left), bottom: CGFloat(edges.bottom),
      right: CGFloat(edges.right))
  }
}
