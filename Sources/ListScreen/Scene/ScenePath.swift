public import ListLayout
public import ListModel

/// The place of a cell, or of an item that a cell nests.
public struct ScenePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section.
  public var section: Int
  /// The cell in its section.
  public var item: Int
  /// The item nested in the cell; nil for the cell itself.
  public var nestedItem: Int?

  /// Creates a place.
  public init(section: Int, item: Int, nestedItem: Int? = nil) {
    self.section = section
    self.item = item
    self.nestedItem = nestedItem
  }

  /// The place that `showcase select` and the selection bus use: a row, or an item in a row.
  public init(_ element: TableElement) {
    switch element {
    case .row(let path): self.init(section: path.section, item: path.row)
    case .item(let path):
      self.init(section: path.row.section, item: path.row.row, nestedItem: path.item)
    }
  }

  /// The cell's place in the layout.
  public var cell: LayoutIndexPath { LayoutIndexPath(section: section, item: item) }

  /// The place as the selection bus names it.
  public var tableElement: TableElement {
    if let nestedItem {
      .item(ItemIndexPath(section: section, row: item, item: nestedItem))
    } else {
      .row(RowIndexPath(section: section, row: item))
    }
  }

  /// `section,item` or `section,item,nested`.
  public var description: String { tableElement.description }

  /// Reading order.
  public static func < (a: ScenePath, b: ScenePath) -> Bool {
    (a.section, a.item, a.nestedItem ?? -1) < (b.section, b.item, b.nestedItem ?? -1)
  }
}

extension Screen {
  /// What stands at a place, as the selection bus tells it; nil for a place that is not there.
  public func selectedElement(at path: ScenePath) -> SelectedElement? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    let kind = CellModel.Kind(rawValue: section.kind) ?? .custom
    guard section.items.indices.contains(path.item) else { return nil }
    if let number = path.nestedItem {
      guard let items = section.nested?.items, items.indices.contains(number) else { return nil }
      return SelectedElement(
        path: path.tableElement, sectionID: section.id, sectionKind: kind,
        model: .item(items[number].collectionModel))
    }
    if let nested = section.nested {
      return SelectedElement(
        path: path.tableElement, sectionID: section.id, sectionKind: kind,
        model: .row(.collection(nested.items.map(\.collectionModel))))
    }
    let item = section.items[path.item]
    return SelectedElement(
      path: path.tableElement, sectionID: section.id, sectionKind: kind,
      model: .row(.list(ListCellModel(id: item.id, title: item.title))))
  }

  /// The place of an item, a nested one first; nil for one that is not there.
  ///
  /// - Complexity: O(sections + items of its section).
  public func path(of id: ScreenItemID) -> ScenePath? {
    path(ofNested: id) ?? path(ofCell: id)
  }

  /// The place of a cell.
  ///
  /// - Parameters:
  ///   - id: The cell.
  ///   - place: Where it was, which is looked at first.
  /// - Returns: The place; nil for a cell that is not there.
  /// - Complexity: O(1) where it still is at its place, else O(sections + items of its section).
  func path(ofCell id: ScreenItemID, near place: ScenePath? = nil) -> ScenePath? {
    if let place, place.nestedItem == nil, itemID(at: place) == id { return place }
    guard let number = sections.firstIndex(where: { $0.id == id.section }) else { return nil }
    return sections[number].items.firstIndex(id: id.item)
      .map { ScenePath(section: number, item: $0) }
  }

  /// The place of a nested item, as ``path(ofCell:near:)``.
  func path(ofNested id: ScreenItemID, near place: ScenePath? = nil) -> ScenePath? {
    if let place, place.nestedItem != nil, itemID(at: place) == id { return place }
    guard let number = sections.firstIndex(where: { $0.id == id.section }) else { return nil }
    return sections[number].nested?.items.firstIndex(id: id.item)
      .map { ScenePath(section: number, item: 0, nestedItem: $0) }
  }

  /// The identity of what stands at a place; nil for a place that is not there.
  public func itemID(at path: ScenePath) -> ScreenItemID? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard let number = path.nestedItem else { return section.itemID(at: path.item) }
    guard let items = section.nested?.items, items.indices.contains(number) else { return nil }
    return ScreenItemID(section: section.id, item: items.id(at: number))
  }
}

extension CellItem {
  fileprivate var collectionModel: CollectionTableCellModel {
    CollectionTableCellModel(id: id, title: title, image: image)
  }
}
