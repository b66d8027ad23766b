public import Foundation

/// Something a control or a menu can do.
@preconcurrency @MainActor
open class UIAction: NSObject {
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

  /// The words shown.
  open var title: String
  /// The picture shown.
  open var image: UIImage?
  /// Which action it is; one of its own if none was given.
  public let identifier: Identifier
  /// The control it was done for.
  open private(set) weak var sender: AnyObject?
  private let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  /// Does it.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
