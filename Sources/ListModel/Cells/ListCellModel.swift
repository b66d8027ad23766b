/// The model of one plain list row.
public struct ListCellModel: Hashable, Sendable {
  /// The row's identity, unique in its section.
  public var id: String
  /// The text the row shows.
  public var title: String

  /// Creates a row model.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
