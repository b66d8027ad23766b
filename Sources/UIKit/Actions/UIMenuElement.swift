public import Foundation

/// What a menu is made of: an action, or a menu within.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element may behave.
  public struct Attributes: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is on.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }

  /// The words shown.
  open internal(set) var title: String
  /// Smaller words below.
  open var subtitle: String?
  /// The picture shown.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
