public import Foundation

/// What runs along with a change of size or of traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Adds what is to be done while things change, and what when they have changed.
  ///
  /// - Parameters:
  ///   - animation: Called when the new size is set, before everything is laid out.
  ///   - completion: Called when everything is laid out.
  /// - Returns: Whether it was added: always.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Adds what is to be done while things change.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// How a change goes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether time passes: not here.
  var isAnimated: Bool { get }
  /// Whether it was called off: never here.
  var isCancelled: Bool { get }
  /// How long it takes, in s: 0.
  var transitionDuration: TimeInterval { get }
}

/// The coordinator of a device that is turned.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() { for animation in animations { animation(self) } }

  func runCompletions() { for completion in completions { completion(self) } }
}
