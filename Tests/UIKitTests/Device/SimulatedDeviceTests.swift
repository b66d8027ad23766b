import Testing
import UIKit

@Suite("The simulated device", .serialized)
@MainActor
struct SimulatedDeviceTests {
  @Test("is a phone of 414 x 896 pt at 3 pixels a point until another is set")
  func phone() {
    SimulatedDevice.current = .phone
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 414, height: 896))
    #expect(UIScreen.main.scale == 3 && UIScreen.main.nativeBounds.width == 1242)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isPortrait)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test(
    "has the size classes that Apple documents",
    arguments: [
      ("iphone-se-2", false, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      ("iphone-se-2", true, .compact, .compact),
      ("iphone-11-pro-max", false, .compact, .regular),
      ("iphone-11-pro-max", true, .regular, .compact),
      ("ipad-pro-11", false, .regular, .regular), ("ipad-pro-11", true, .regular, .regular),
    ])
  func sizeClasses(
    name: String, isTurned: Bool, across: UIUserInterfaceSizeClass, down: UIUserInterfaceSizeClass
  ) throws {
    var device = try #require(SimulatedDevice(named: name))
    if isTurned { device = device.turned }
    #expect(device.traitCollection.horizontalSizeClass == across)
    #expect(device.traitCollection.verticalSizeClass == down)
    #expect(device.userInterfaceIdiom == (name.hasPrefix("ipad") ? .pad : .phone))
  }

  @Test("comes back when it is turned twice, and a name it has not is none")
  func turning() throws {
    let device = try #require(SimulatedDevice(named: "iphone-15-pro"))
    #expect(device.turned.turned.size == device.size)
    #expect(device.turned.turned.safeAreaInsets == device.safeAreaInsets)
    #expect(device.turned.safeAreaInsets.left == 59 && device.turned.isLandscape)
    #expect(SimulatedDevice(named: "nokia") == nil)
  }

  @Test("takes no size that is no size")
  func hostile() {
    let device = SimulatedDevice(size: CGSize(width: CGFloat.nan, height: -3), scale: .infinity)
    #expect(device.size == CGSize(width: 1, height: 1) && device.scale == 1)
  }

  @Test("tells controllers and views in order when it is turned, and lays them out")
  func rotation() {
    SimulatedDevice.current = .phone
    defer { SimulatedDevice.current = .phone }
    let controller = Listening()
    let window = SimulatedDevice.show(controller)
    #expect(
      controller.log == [
        "load", "will appear", "layout 414", "is appearing", "did appear",
      ])
    controller.log = []
    SimulatedDevice.rotate()
    #expect(
      controller.log == ["transition 896", "alongside 896", "traits", "layout 896", "completion"])
    #expect(controller.view.safeAreaInsets.left == 44 && window.frame.width == 896)
    controller.log = []
    SimulatedDevice.change { $0.userInterfaceStyle = .dark }
    #expect(controller.log == ["traits", "layout 896"])
    window.rootViewController = nil
    #expect(controller.log.suffix(2) == ["will disappear", "did disappear"])
  }
}

/// A controller that notes what it hears.
@MainActor
private final class Listening: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will appear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("is appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("did disappear")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.append("layout \(Int(view.bounds.width))")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("transition \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self else { return }
        log.append("alongside \(Int(view.bounds.width))")
      }, completion: { [weak self] _ in self?.log.append("completion") })
  }
}
