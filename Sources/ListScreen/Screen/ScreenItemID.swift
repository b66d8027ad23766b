/// The identity of an item on a screen: items of two sections may have the same name.
public struct ScreenItemID: Hashable, Sendable, CustomStringConvertible {
  /// The section's identity.
  public var section: String
  /// The item's identity in its section.
  public var item: String

  /// Creates an identity.
  public init(section: String, item: String) {
    self.section = section
    self.item = item
  }

  /// `section/item`.
  public var description: String { "\(section)/\(item)" }
}
