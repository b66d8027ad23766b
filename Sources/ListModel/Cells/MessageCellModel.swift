/// The model of a row that stands for a whole section: a banner, a text, a state, an action.
public struct MessageCellModel: Hashable, Sendable {
  /// The row's identity, unique in its section.
  public var id: String
  /// The text the row shows.
  public var title: String
  /// The name of a picture beside or above the text, or nil for none.
  public var image: String?
  /// What choosing the row asks for, in the words of the program that shows it; nil for nothing.
  public var action: String?

  /// Creates a message row.
  public init(id: String, title: String, image: String? = nil, action: String? = nil) {
    self.id = id
    self.title = title
    self.image = image
    self.action = action
  }
}
