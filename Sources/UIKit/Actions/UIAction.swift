import Foundation

/// Something a control or a menu can do.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Does it.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// Which action it is.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Which action it is; one of its own if none was given.
  public let identifier: Identifier
  /// The control it was done for.
  open private(set) weak var sender: AnyObject?
  private let handler: Handler

  /// How it may behave.
  open var attributes: Attributes
  /// Whether it is on.
  open var state: State
  /// More words for it, where there is room.
  open var discoverabilityTitle: String?

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The words shown.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture shown.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Does it.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
