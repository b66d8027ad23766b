/// A table as its data source describes it: sections, rows, and items nested in rows.
///
/// Questions about a place that is not there answer nil; ``element(_:)`` throws an error that says
/// how much there is.
///
/// ```swift
/// let table = TableModel(id: "cars", title: "Cars", sections: [
///   TableSection(id: "gallery", content: .collectionView(models: cars, rows: 2)),
///   TableSection(id: "things", content: .list(models: things)),
/// ])
/// table.numberOfRows(inSection: 0)                    // 1
/// table.item(at: ItemIndexPath(section: 0, row: 0, item: 3))?.title  // "Car 4"
/// ```
public struct TableModel: Hashable, Sendable {
  /// The table's identity.
  public var id: String
  /// The screen's title.
  public var title: String
  /// How sections stand apart.
  public var style: TableStyle
  /// The sections, top to bottom.
  public var sections: [TableSection]

  /// Creates a table.
  public init(
    id: String, title: String, style: TableStyle = .plain, sections: [TableSection] = []
  ) {
    self.id = id
    self.title = title
    self.style = style
    self.sections = sections
  }

  /// The counterpart of `numberOfSections(in:)`.
  public var numberOfSections: Int { sections.count }

  /// The counterpart of `tableView(_:numberOfRowsInSection:)`; nil for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int? {
    shown(section)?.rowCount
  }

  /// The model of a row, or nil for a row that is not there.
  public func row(at path: RowIndexPath) -> RowModel? {
    shown(path.section)?.row(at: path.row)
  }

  /// The model of an item nested in a row, or nil for an item that is not there.
  public func item(at path: ItemIndexPath) -> CollectionTableCellModel? {
    guard path.row.row == 0, let items = shown(path.row.section)?.items,
      items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  /// What stands at a row's or an item's path.
  ///
  /// - Parameter path: A row's or a nested item's path.
  /// - Returns: The element with its section's identity and kind.
  /// - Throws: `TableLookupError`, which says what was asked and what there is.
  public func element(_ path: TableElement) throws(TableLookupError) -> SelectedElement {
    let row = path.row
    guard sections.indices.contains(row.section) else {
      throw .noSuchSection(path, sections: sections.count)
    }
    let section = sections[row.section]
    let shown = section.shown
    guard let model = shown.row(at: row.row) else {
      throw .noSuchRow(path, section: section.id, rows: shown.rowCount)
    }
    switch path {
    case .row:
      return SelectedElement(path: path, section: section, model: .row(model))
    case .item(let item):
      guard let nested = self.item(at: item) else {
        throw .noSuchItem(path, section: section.id, items: shown.items.count)
      }
      return SelectedElement(path: path, section: section, model: .item(nested))
    }
  }

  private func shown(_ section: Int) -> CellModel? {
    sections.indices.contains(section) ? sections[section].shown : nil
  }
}

/// How the sections of a table stand apart (UIKit's `UITableView.Style`).
public enum TableStyle: String, CaseIterable, Hashable, Sendable {
  /// One after another, without gaps.
  case plain
  /// Each a group with room around it.
  case grouped
}
