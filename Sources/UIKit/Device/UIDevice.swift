public import Foundation

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The simulated device, as apps ask for it.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  private override init() {}

  /// Phone or tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedDevice.current.userInterfaceIdiom }
  /// Upright or turned, by the sides of the screen.
  public var orientation: UIDeviceOrientation {
    SimulatedDevice.current.isLandscape ? .landscapeLeft : .portrait
  }
  /// The device's kind in words.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The device's name.
  public var name: String { model }
  /// The system's name.
  public var systemName: String { "iOS" }
  /// The newest system whose names are here.
  public var systemVersion: String { "18.0" }
}
