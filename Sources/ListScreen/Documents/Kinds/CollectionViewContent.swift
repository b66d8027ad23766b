import JSONText
import ListModel

/// The content of a section of kind `collectionView`: items in one row that scrolls sideways.
public struct CollectionViewContent: Hashable, Sendable, SectionContentCoding {
  static let kind = "collectionView"

  /// How many items a document may stack, from one to a hundred; one when it does not say.
  public static let possibleRows = 1...100

  /// The items, column by column.
  public var items: [DocumentItem]
  /// How many items stand above one another, within ``possibleRows``.
  public var rows: Int

  /// Creates a collection; `rows` is brought into ``possibleRows``.
  public init(items: [DocumentItem], rows: Int = 1) {
    self.items = items
    self.rows = min(max(rows, Self.possibleRows.lowerBound), Self.possibleRows.upperBound)
  }

  init(from entry: inout EntryReader) {
    rows = entry.whole("rows", in: Self.possibleRows, default: 1)
    items = DocumentItem.decode(from: &entry)
  }

  /// `collectionView`.
  public var kind: String { Self.kind }

  /// The items as a table nests them.
  func cellModel(width: Double) -> CellModel? {
    .collectionView(models: items.map(\.collectionCellModel), rows: rows)
  }

  func encode(into object: inout JSONObject) {
    object.append("rows", .integer(rows))
    object.append("items", .array(items.map(\.json)))
  }
}
