import Testing
import UIKit

@Suite("Containers of controllers", .serialized)
@MainActor
struct ContainerTests {
  @MainActor
  private final class Page: UIViewController {
    var log: [String] = []
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("disappear")
    }
  }

  @Test("a navigation controller shows what is pushed, below its bar, and comes back")
  func navigation() {
    SimulatedDevice.current = .phone
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let window = SimulatedDevice.show(navigation)
    #expect(first.view.safeAreaInsets.top == 44 + 44 && first.view.window === window)
    navigation.pushViewController(second, animated: true)
    #expect(first.log == ["appear", "disappear"] && second.log == ["appear"])
    #expect(second.navigationController === navigation && first.view.superview == nil)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(first.log == ["appear", "disappear", "appear"] && second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(first.view.safeAreaInsets.top == 44)
  }

  @Test("a tab controller shows one screen at a time, above its bar")
  func tabs() {
    SimulatedDevice.current = .phone
    let pages = [Page(), Page(), Page()]
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    let window = SimulatedDevice.show(tabs)
    #expect(pages[0].view.safeAreaInsets.bottom == 34 + 49 && window.isKeyWindow)
    #expect(!pages[1].isViewLoaded)
    tabs.selectedIndex = 2
    #expect(pages[0].log == ["appear", "disappear"] && pages[2].log == ["appear"])
    tabs.selectedIndex = 9
    #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === pages[2])
    tabs.selectedViewController = pages[1]
    #expect(tabs.selectedIndex == 1 && pages[1].tabBarController === tabs)
  }

  @Test("a child that is added while its parent is shown is told that it appears")
  func children() {
    let (parent, child) = (Page(), Page())
    let window = SimulatedDevice.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.log == ["appear"] && parent.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil && window.isKeyWindow)
  }

  @Test("what is presented lies above, and goes with dismiss from either side")
  func presenting() {
    let (below, above) = (Page(), Page())
    let window = SimulatedDevice.show(below)
    var told = 0
    below.present(above, animated: true) { told += 1 }
    #expect(above.presentingViewController === below && above.view.window === window)
    #expect(above.log == ["appear"])
    above.dismiss(animated: true) { told += 1 }
    #expect(below.presentedViewController == nil && above.view.superview == nil && told == 2)
    #expect(above.log == ["appear", "disappear"])
  }
}
