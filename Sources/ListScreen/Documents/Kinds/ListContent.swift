import JSONText
import ListModel

/// The content of a section of kind `list`: a plain row for each item.
public struct ListContent: Hashable, Sendable, SectionContentCoding {
  static let kind = "list"

  /// The rows.
  public var items: [DocumentItem]

  /// Creates a list.
  public init(items: [DocumentItem]) {
    self.items = items
  }

  init(from entry: inout EntryReader) {
    items = DocumentItem.decode(from: &entry)
  }

  /// `list`.
  public var kind: String { Self.kind }

  /// The rows as a table shows them.
  func cellModel(width: Double) -> CellModel? { .list(models: items.map(\.listCellModel)) }

  func encode(into object: inout JSONObject) {
    object.append("items", .array(items.map(\.json)))
  }
}
