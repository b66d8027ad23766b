/// A row or a nested item as it stood when something happened to it.
///
/// A value of its own, not a place in the table: a later deselection can name it even after the
/// table has changed.
public struct SelectedElement: Hashable, Sendable {
  /// Where it stood.
  public let path: TableElement
  /// The identity of its section.
  public let sectionID: String
  /// The kind of its section.
  public let sectionKind: CellModel.Kind
  /// What it showed.
  public let model: Model

  /// The model of a row or of an item.
  public enum Model: Hashable, Sendable {
    /// A row's.
    case row(RowModel)
    /// A nested item's.
    case item(CollectionTableCellModel)
  }

  /// Describes an element that no `TableModel` holds, such as a cell of another layout.
  public init(
    path: TableElement, sectionID: String, sectionKind: CellModel.Kind, model: Model
  ) {
    self.path = path
    self.sectionID = sectionID
    self.sectionKind = sectionKind
    self.model = model
  }

  init(path: TableElement, section: TableSection, model: Model) {
    self.init(
      path: path, sectionID: section.id, sectionKind: section.shown.kind, model: model)
  }

  /// Its identity: its section's and its own in it, whatever its place.
  public var id: ElementID {
    switch model {
    case .row(let row): ElementID(section: sectionID, element: row.id)
    case .item(let item): ElementID(section: sectionID, element: item.id)
    }
  }

  /// The text it showed; for a row that nests a collection, its section's identity.
  public var title: String {
    switch model {
    case .row(let row): row.title ?? sectionID
    case .item(let item): item.title
    }
  }

  /// The identity of a row or a nested item in its table.
  public struct ElementID: Hashable, Sendable {
    /// The section's identity.
    public let section: String
    /// The row's or the item's identity in its section; nil for a row that nests a collection.
    public let element: String?

    /// Creates an identity.
    public init(section: String, element: String?) {
      self.section = section
      self.element = element
    }
  }
}
