public import ListLayout
public import ListModel

/// A list screen described by a document: JSON of format 1.
///
/// ```swift
/// let reading = try ScreenDocument.read(contentsOf: "media/cars.json")
/// reading.diagnostics                   // all that is wrong, each with its place
/// reading.document?.table.sections.count  // 2
/// ```
/// The document is decoded entry by entry: what has an error is left out and told, the rest goes on.
/// Sections of an unknown kind and keys that nobody knows are kept and written again.
public struct ScreenDocument: Hashable, Sendable {
  /// The format that is read and written, the value of the key `format`.
  public static let format = 1

  /// The screen's identity.
  public var id: String
  /// The screen's title.
  public var title: String
  /// How sections stand apart; `plain` when the document does not say.
  public var style: TableStyle
  /// The video above the first section, or nil for none.
  public var header: DocumentHeader?
  /// The room between sections, and what else holds for the layout of all of them together.
  public var configuration: CollectionViewCompositionalLayoutConfiguration { layout.value }
  /// The configuration as the document has it.
  var layout: DocumentLayout<CollectionViewCompositionalLayoutConfiguration>
  /// The sections in order, those of unknown kinds among them.
  public var sections: [DocumentSection]
  /// The keys of the document that have no meaning here.
  var otherKeys = OtherKeys()

  /// Creates a document.
  public init(
    id: String, title: String, style: TableStyle = .plain, header: DocumentHeader? = nil,
    configuration: CollectionViewCompositionalLayoutConfiguration = .init(),
    sections: [DocumentSection] = []
  ) {
    layout = DocumentLayout(configuration)
    self.id = id
    self.title = title
    self.style = style
    self.header = header
    self.sections = sections
  }

  /// What the document shows as a table where the width makes no difference; sections that are no
  /// part of a table, as those of unknown kinds and of compositional layouts, are left out.
  ///
  /// - Complexity: O(n) in the number of items.
  public var table: TableModel { table(width: 0) }

  /// What the document shows as a table of a width, in which breakpoints count.
  ///
  /// - Parameter width: The table's width in pt.
  /// - Returns: The table, without the sections that are no part of one.
  /// - Complexity: O(n) in the number of items.
  public func table(width: Double) -> TableModel {
    TableModel(
      id: id, title: title, style: style,
      sections: sections.compactMap { $0.tableSection(width: width) })
  }
}
