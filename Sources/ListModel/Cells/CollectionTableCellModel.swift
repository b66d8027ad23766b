/// The model of one item of a collection that a table row nests.
public struct CollectionTableCellModel: Hashable, Sendable {
  /// The item's identity, unique in its section.
  public var id: String
  /// The text below the item's picture.
  public var title: String
  /// The name of the item's picture, or nil for none.
  public var image: String?

  /// Creates an item model.
  public init(id: String, title: String, image: String? = nil) {
    self.id = id
    self.title = title
    self.image = image
  }
}
