import JSONText
import ListModel

/// The content of a section of kind `grid`: items in one row that is as high as its lines.
public struct GridContent: Hashable, Sendable, SectionContentCoding {
  static let kind = "grid"

  /// How many columns a document may ask for.
  public static let possibleColumns = 1...100

  /// The items, line by line.
  public var items: [DocumentItem]
  /// How many items stand side by side, within ``possibleColumns``, by the section's width.
  public var columns: WidthDependent<Int>

  /// Creates a grid; columns outside ``possibleColumns`` are brought into it.
  public init(items: [DocumentItem], columns: WidthDependent<Int>) {
    self.items = items
    let range = Self.possibleColumns
    self.columns = columns.map { min(max($0, range.lowerBound), range.upperBound) }
  }

  init?(from entry: inout EntryReader) {
    let columns = entry.widthDependent { $0.whole("columns", in: Self.possibleColumns) }
    items = DocumentItem.decode(from: &entry)
    guard let columns else { return nil }
    self.columns = columns
  }

  /// `grid`.
  public var kind: String { Self.kind }

  func cellModel(width: Double) -> CellModel? {
    .grid(models: items.map(\.collectionCellModel), columns: columns.value(atWidth: width))
  }

  func encode(into object: inout JSONObject) {
    columns.encode(into: &object) { $0.append("columns", .integer($1)) }
    object.append("items", .array(items.map(\.json)))
  }
}
