import JSONText
import ListModel

/// The content of a section of kind `collectionView`: items in one row that scrolls sideways.
public struct CollectionViewContent: Hashable, Sendable, SectionContentCoding {
  static let kind = "collectionView"

  /// How many items a document may stack, from one to a hundred; one when it does not say.
  public static let possibleRows = 1...100

  /// The items, column by column.
  public var items: [DocumentItem]
  /// How many items stand above one another, within ``possibleRows``, by the section's width.
  public var rows: WidthDependent<Int>

  /// Creates a collection; rows outside ``possibleRows`` are brought into it.
  public init(items: [DocumentItem], rows: WidthDependent<Int> = WidthDependent(1)) {
    self.items = items
    let range = Self.possibleRows
    self.rows = rows.map { min(max($0, range.lowerBound), range.upperBound) }
  }

  init(from entry: inout EntryReader) {
    rows = entry.widthDependent("rows", in: Self.possibleRows, default: 1)
    items = DocumentItem.decode(from: &entry)
  }

  /// `collectionView`.
  public var kind: String { Self.kind }

  /// The items as a table nests them.
  func cellModel(width: Double) -> CellModel? {
    .collectionView(models: items.map(\.collectionCellModel), rows: rows.value(atWidth: width))
  }

  func encode(into object: inout JSONObject) {
    rows.encode(into: &object) { $0.append("rows", .integer($1)) }
    object.append("items", .array(items.map(\.json)))
  }
}
