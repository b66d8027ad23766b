import Testing
import UIKit

@Suite("A view", .serialized)
@MainActor
struct ViewTests {
  @MainActor
  private final class Listening: UIView {
    var log: [String] = []
    override func didMoveToSuperview() { log.append(superview == nil ? "out" : "in") }
    override func didMoveToWindow() { log.append(window == nil ? "no window" : "window") }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  @Test("keeps its subviews from back to front")
  func order() {
    let host = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    host.addSubview(a)
    host.insertSubview(b, at: 0)
    host.insertSubview(c, aboveSubview: b)
    #expect(host.subviews == [b, c, a])
    host.bringSubviewToFront(b)
    host.sendSubviewToBack(a)
    #expect(host.subviews == [a, c, b] && c.isDescendant(of: host))
    host.insertSubview(b, belowSubview: c)
    host.insertSubview(a, at: 99)
    #expect(host.subviews == [b, c, a])
    c.tag = 7
    #expect(host.viewWithTag(7) === c && host.viewWithTag(8) == nil)
    c.removeFromSuperview()
    #expect(host.subviews == [b, a] && c.superview == nil)
  }

  @Test("hears where it comes and goes")
  func moving() {
    let (host, view) = (UIView(), Listening())
    host.addSubview(view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(host)
    host.removeFromSuperview()
    view.removeFromSuperview()
    #expect(view.log == ["in", "window", "no window", "out"])
  }

  @Test("lays out once when that is due, with those around it")
  func layout() {
    let (host, view) = (Listening(), Listening())
    host.addSubview(view)
    view.log = []
    view.layoutIfNeeded()
    #expect(host.log == ["layout"] && view.log == ["layout"])
    view.layoutIfNeeded()
    view.frame = CGRect(x: 3, y: 3, width: 0, height: 0)
    view.layoutIfNeeded()
    #expect(view.log == ["layout"])
    view.frame.size.width = 9
    view.layoutIfNeeded()
    #expect(view.log == ["layout", "layout"])
  }

  @Test("moves and grows with its superview as its mask says")
  func autoresizing() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fill = UIView(frame: host.bounds)
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let corner = UIView(frame: CGRect(x: 90, y: 90, width: 10, height: 10))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let middle = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 10))
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    for view in [fill, corner, middle] { host.addSubview(view) }
    host.frame.size = CGSize(width: 200, height: 150)
    #expect(fill.frame == host.bounds)
    #expect(corner.frame.origin == CGPoint(x: 190, y: 140))
    #expect(middle.frame == CGRect(x: 90, y: 0, width: 20, height: 10))
  }

  @Test("converts points through scrolled views, and finds the topmost view at one")
  func converting() {
    let host = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inside = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    host.addSubview(scroll)
    scroll.addSubview(inside)
    scroll.contentOffset.y = 90
    #expect(inside.convert(CGPoint.zero, to: host) == CGPoint(x: 10, y: 20))
    #expect(host.convert(CGRect(x: 10, y: 20, width: 1, height: 1), to: inside).origin == .zero)
    #expect(host.hitTest(CGPoint(x: 12, y: 25), with: nil) === inside)
    inside.isHidden = true
    #expect(host.hitTest(CGPoint(x: 12, y: 25), with: nil) === scroll)
    #expect(host.hitTest(CGPoint(x: 500, y: 0), with: nil) == nil)
  }

  @Test("takes no frame that is no frame")
  func hostileFrames() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    view.center = CGPoint(x: CGFloat.infinity, y: 0)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.center = CGPoint(x: 10, y: 10)
    #expect(view.frame.origin == CGPoint(x: 8.5, y: 8))
  }

  @Test("keeps a frame to the last bit")
  func exactFrames() {
    let view = UIView()
    let frame = CGRect(x: 0.1, y: 0.7, width: 0.3, height: 1.0 / 3)
    view.frame = frame
    #expect(view.frame == frame && view.layer.frame == frame)
  }

  @Test("a stack shares its room by hugging, with gaps of its own, and mirrors")
  func stacks() {
    defer { SimulatedDevice.current = .phone }
    let label = UILabel()
    label.text = "Name"
    label.font = .systemFont(ofSize: 10)
    let (icon, button) = (UIView(), UIView())
    for view in [icon, button] {
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let stack = UIStackView(arrangedSubviews: [icon, label, button])
    stack.alignment = .center
    stack.spacing = 10
    stack.setCustomSpacing(4, after: icon)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(label.frame.minX == 24 && label.frame.maxX == 170)
    #expect(button.frame.minX == 180)
    label.isHidden = true
    stack.layoutIfNeeded()
    #expect(button.frame.minX == 24 || button.frame.minX == 180)
    SimulatedDevice.current.layoutDirection = .rightToLeft
    label.isHidden = false
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(icon.frame.minX == 180 && button.frame.minX == 0)
    stack.removeArrangedSubview(icon)
    #expect(stack.arrangedSubviews == [label, button] && icon.superview === stack)
  }

  @Test("a control does what was added for an event, once for each identifier")
  func controls() {
    let button = UIButton(type: .system)
    var count = 0
    let once = UIAction.Identifier("once")
    button.addAction(UIAction(identifier: once) { _ in count += 1 }, for: .touchUpInside)
    button.addAction(UIAction(identifier: once) { _ in count += 10 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(count == 10)
    button.setTitle("Buy", for: .normal)
    #expect(button.title(for: .highlighted) == "Buy" && button.titleLabel?.text == "Buy")
    #expect(button.intrinsicContentSize.width > 0)
  }

  @Test("a scroll view's guides are its own rectangle and its content's")
  func guides() {
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 80))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 40
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 100, height: 80))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 500))
  }

  @Test("a scroll view rests at its insets, and scrolls a rectangle into sight")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(scroll.contentOffset.y == -20)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 440)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 930)
    scroll.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: false)
    #expect(scroll.contentOffset.y == 930)
  }
}
