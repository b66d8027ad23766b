import Foundation

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
