public import Foundation

/// What a row offers when it is swiped: accepted without effect, since no finger swipes here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// What is offered.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something a swiped row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Does it; is told the action, the view, and what to call when it is done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How it looks.
  public enum Style: Int, Sendable {
    /// As any.
    case normal = 0
    /// As one that takes something away.
    case destructive
  }

  /// How it looks.
  public let style: Style
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The ground.
  open var backgroundColor: UIColor! = .systemGray
  /// Does it.
  public let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
