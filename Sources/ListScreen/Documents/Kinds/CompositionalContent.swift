import JSONText
public import ListLayout
import ListModel

/// The content of a section of kind `compositional`: cells in a layout of the document's own.
public struct CompositionalContent: Hashable, Sendable, SectionContentCoding {
  static let kind = "compositional"

  /// The cells' content.
  public var items: [DocumentItem]
  /// The reuse identifier of the cells.
  public var itemCell: String
  /// The reuse identifier of the section's header and footer.
  public var headerCell: String
  /// The layouts as the document has them.
  var layouts: WidthDependent<DocumentLayout<SectionLayout>>

  /// Creates a section.
  public init(
    items: [DocumentItem], itemCell: String,
    headerCell: String = SectionHeaderCell.reuseIdentifier,
    layout: WidthDependent<SectionLayout>
  ) {
    self.items = items
    self.itemCell = itemCell
    self.headerCell = headerCell
    layouts = layout.map(DocumentLayout.init)
  }

  init?(from entry: inout EntryReader) {
    let layouts = entry.widthDependent { $0.layout("layout", SectionLayout.self) }
    let itemCell = entry.cell("itemCell")
    let headerCell = entry.optionalCell("headerCell")
    items = DocumentItem.decode(from: &entry)
    guard let layouts, let itemCell else { return nil }
    self.layouts = layouts
    self.itemCell = itemCell
    self.headerCell = headerCell ?? SectionHeaderCell.reuseIdentifier
  }

  /// The layout, by the container's width.
  public var layout: WidthDependent<SectionLayout> { layouts.map(\.value) }

  /// `compositional`.
  public var kind: String { Self.kind }

  func cellModel(width: Double) -> CellModel? { nil }

  func encode(into object: inout JSONObject) {
    layouts.encode(into: &object) { $0.append("layout", $1.json) }
    object.append("itemCell", .string(itemCell))
    if headerCell != SectionHeaderCell.reuseIdentifier {
      object.append("headerCell", .string(headerCell))
    }
    object.append("items", .array(items.map(\.json)))
  }
}

extension EntryReader {
  /// The reuse identifier of a cell; the key has to be there.
  mutating func cell(_ key: String) -> String? {
    string(key).map { checkedCell(key, $0) }
  }

  /// The reuse identifier of a cell; the key may be missing.
  mutating func optionalCell(_ key: String) -> String? {
    optionalString(key).map { checkedCell(key, $0) }
  }

  /// A program may have cells of its own, so that an unknown name is told only where it looks like a
  /// slip.
  private func checkedCell(_ key: String, _ name: String) -> String {
    let known = CellRegistry.builtIn.reuseIdentifiers
    if !known.contains(name), let meant = NearMiss.of(name, in: known) {
      context.log.add(
        .warning, .badValue, at: node[key] ?? node,
        "the cell \(Excerpt.quoting(name)) is none of the built-in ones",
        remedy: "write \"\(meant)\" if that is meant")
    }
    return name
  }
}
