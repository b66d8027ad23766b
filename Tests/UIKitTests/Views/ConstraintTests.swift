import Testing
import UIKit

@Suite("Constraints", .serialized)
@MainActor
struct ConstraintTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    return view
  }

  @Test("a view pinned to four edges fills its superview, less the constants")
  func pinned() {
    let view = added()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 260, height: 190))
    host.frame.size.width = 400
    host.layoutIfNeeded()
    #expect(view.frame.width == 360)
  }

  @Test("a view of a fixed size is centred")
  func centred() {
    let view = added()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 75, width: 100, height: 50))
  }

  @Test("a view hangs on its sibling, whichever was pinned first")
  func siblings() {
    let (below, above) = (added(), added())
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: above.leadingAnchor),
      below.widthAnchor.constraint(equalTo: above.widthAnchor),
      below.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      above.topAnchor.constraint(equalTo: host.topAnchor),
      above.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      above.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      above.heightAnchor.constraint(equalToConstant: 52),
    ])
    host.layoutIfNeeded()
    #expect(above.frame == CGRect(x: 0, y: 0, width: 300, height: 52))
    #expect(below.frame == CGRect(x: 0, y: 60, width: 300, height: 140))
  }

  @Test("an inactive constraint, an inequality and a lower priority give way")
  func givingWay() {
    let view = added()
    let low = view.heightAnchor.constraint(equalToConstant: 10)
    low.priority = .defaultLow
    let off = view.heightAnchor.constraint(equalToConstant: 77)
    NSLayoutConstraint.activate([
      low, view.heightAnchor.constraint(greaterThanOrEqualToConstant: 500),
      view.heightAnchor.constraint(equalToConstant: 30), off,
      view.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    off.isActive = false
    host.layoutIfNeeded()
    #expect(view.frame.height == 30)
  }

  @Test("of two lengths that need not hold the one of higher priority is taken")
  func priorities() {
    let view = added()
    let (low, high) = (
      view.heightAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 20)
    )
    low.priority = .defaultLow
    high.priority = .defaultHigh
    NSLayoutConstraint.activate([low, high, view.topAnchor.constraint(equalTo: host.topAnchor)])
    host.layoutIfNeeded()
    #expect(view.frame.height == 20)
  }

  @Test("leading edges are right edges where reading goes from right to left")
  func mirrored() {
    SimulatedDevice.current.layoutDirection = .rightToLeft
    defer { SimulatedDevice.current = .phone }
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    host.layoutIfNeeded()
    #expect(view.frame.minX == 250)
  }

  @Test("a view without enough constraints keeps its frame")
  func undecided() {
    let view = added()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.topAnchor.constraint(equalTo: host.topAnchor, constant: 9).isActive = true
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("what a text needs decides the height of the view around it")
  func fitting() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 40)
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.topAnchor, constant: 11),
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 16),
      host.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      host.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 11),
    ])
    let wide = host.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let narrow = host.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide.width == 300 && narrow.width == 150)
    #expect(wide.height > 22 + 22 && narrow.height > wide.height)
    #expect((wide.height - 22).truncatingRemainder(dividingBy: 22) == 0)
  }

  @Test("the safe area's guide keeps the device's bars clear")
  func safeArea() {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let window = SimulatedDevice.show(controller)
    #expect(view.frame == CGRect(x: 0, y: 44, width: 414, height: 896 - 44 - 34))
    #expect(window.rootViewController === controller)
  }
}
