import JSONText
import ListModel

/// The content of a section of kind `list`: a plain row for each item, in columns where it is wide.
public struct ListContent: Hashable, Sendable, SectionContentCoding {
  static let kind = "list"

  /// How many columns a document may ask for; one when it does not say.
  public static let possibleColumns = 1...100

  /// The rows, line by line.
  public var items: [DocumentItem]
  /// How many rows stand side by side, within ``possibleColumns``, by the section's width.
  public var columns: WidthDependent<Int>

  /// Creates a list; columns outside ``possibleColumns`` are brought into it.
  public init(items: [DocumentItem], columns: WidthDependent<Int> = WidthDependent(1)) {
    self.items = items
    let range = Self.possibleColumns
    self.columns = columns.map { min(max($0, range.lowerBound), range.upperBound) }
  }

  init(from entry: inout EntryReader) {
    columns = entry.widthDependent("columns", in: Self.possibleColumns, default: 1)
    items = DocumentItem.decode(from: &entry)
  }

  /// `list`.
  public var kind: String { Self.kind }

  /// The rows as a table shows them.
  func cellModel(width: Double) -> CellModel? { .list(models: items.map(\.listCellModel)) }

  func encode(into object: inout JSONObject) {
    columns.encode(into: &object, base: 1) { $0.append("columns", .integer($1)) }
    object.append("items", .array(items.map(\.json)))
  }
}
