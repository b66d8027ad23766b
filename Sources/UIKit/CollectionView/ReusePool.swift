import Foundation

/// What a list's views are registered as.
enum ReuseKey: Hashable {
  case cell(String)
  case supplementary(kind: String, String)

  var identifier: String {
    switch self {
    case .cell(let identifier), .supplementary(_, let identifier): identifier
    }
  }
}

/// What a list hands out again: the classes that were registered, and the views that went out of
/// sight.
@MainActor
final class ReusePool<View: Reusable> {
  private var classes: [ReuseKey: View.Type] = [:]
  private var waiting: [ReuseKey: [View]] = [:]

  /// Names a class; one that is not of the base stops the program, as UIKit does when it is wanted.
  func register(_ viewClass: AnyClass?, as key: ReuseKey, base: View.Type) {
    guard let viewClass else {
      classes[key] = nil
      return
    }
    guard let known = viewClass as? View.Type else {
      refuse("\(viewClass) is registered as \"\(key.identifier)\", but is no \(base)")
    }
    classes[key] = known
  }

  func isRegistered(_ key: ReuseKey) -> Bool { classes[key] != nil }

  /// A view that waits, or a new one; nil where no class is registered.
  func find(_ key: ReuseKey) -> View? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let known = classes[key] else { return nil }
    let view = known.init(registeredAs: key.identifier)
    view.reuseKey = key
    return view
  }

  /// A view that waits, or a new one; stops the program where no class is registered.
  func dequeue(_ key: ReuseKey, call: String) -> View {
    guard let view = find(key) else {
      refuse(
        "\(call) asks for \"\(key.identifier)\", for which no class is registered; "
          + "register one first")
    }
    return view
  }

  /// Takes a view back; one that has no identifier is let go.
  func recycle(_ view: View) {
    guard let key = view.reuseKey else { return }
    waiting[key, default: []].append(view)
  }
}

/// A view that a list uses again.
@MainActor
protocol Reusable: UIView {
  /// What it is used again as; nil for a view that is not.
  var reuseKey: ReuseKey? { get set }
  init(registeredAs reuseIdentifier: String?)
  func prepareForReuse()
}

extension UICollectionReusableView: Reusable {}
