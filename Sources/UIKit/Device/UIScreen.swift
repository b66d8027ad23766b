public import Foundation

/// The screen of the simulated device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  private override init() {}

  /// The screen's bounds in pt, as the device is held.
  public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.size) }
  /// The screen's bounds in px, as the device is held; UIKit's stay upright.
  public var nativeBounds: CGRect {
    let device = SimulatedDevice.current
    return CGRect(
      x: 0, y: 0, width: device.size.width * device.scale, height: device.size.height * device.scale
    )
  }
  /// Pixels per point.
  public var scale: CGFloat { SimulatedDevice.current.scale }
  /// Pixels per point of the panel: the same here.
  public var nativeScale: CGFloat { scale }
  /// The screen's traits.
  public var traitCollection: UITraitCollection { SimulatedDevice.current.traitCollection }
}

extension UITraitCollection {
  /// The simulated device's traits. In UIKit those of the view that is laid out or drawn; here every
  /// view has the device's.
  public static var current: UITraitCollection { SimulatedDevice.current.traitCollection }
}
