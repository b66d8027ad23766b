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

/// Actions to choose from: accepted without effect, since no menu is shown here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Which menu it is.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How it is shown.
  public struct Options: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In its parent.
    public static let displayInline = Options(rawValue: 1)
    /// As one that takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is on at a time.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// Which menu it is; one of its own if none was given.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// What there is to choose from.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// The menu of a cell that is pressed for long: accepted without effect.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Gives what is shown beside the menu.
  public typealias PreviewProvider = @MainActor () -> UIViewController?
  /// Gives the menu; is told what the system suggests, which is nothing here.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// Which configuration it is.
  public let identifier: any NSCopying
  /// Gives the menu.
  public let actionProvider: ActionProvider?
  /// Gives what is shown beside it.
  public let previewProvider: PreviewProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
