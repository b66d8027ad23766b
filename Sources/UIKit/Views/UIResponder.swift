public import Foundation

/// Whatever can answer events: views, view controllers, the application.
///
/// Events are not delivered here; a chain of responders can be walked all the same.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether it can be the first to be asked.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is the first to be asked: never here.
  open var isFirstResponder: Bool { false }
  /// Accepted without effect: there is no keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  /// Accepted without effect: there is no keyboard.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

/// Whoever has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Is told that the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
