public import Foundation

/// A message with choices. It is presented as any controller; a choice is made by
/// ``UIAlertAction/simulateTap()``.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where it shows.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert
  }

  /// What it says.
  open var message: String?
  /// Where it shows.
  public let preferredStyle: Style
  /// The choices.
  open private(set) var actions: [UIAlertAction] = []

  /// Creates a message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an empty message.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
  }
}

/// A choice of a message.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As any.
    case `default` = 0
    /// As the way back.
    case cancel
    /// As one that takes something away.
    case destructive
  }

  /// The words.
  public let title: String?
  /// How it looks.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Chooses it: the message goes, then the handler is called. UIKit has no such call; this is for
  /// tests and programs without a finger.
  public func simulateTap() {
    guard isEnabled else { return }
    alert?.dismiss(animated: true)
    handler?(self)
  }
}
