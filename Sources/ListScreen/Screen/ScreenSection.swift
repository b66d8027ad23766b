import Foundation
public import ListLayout

/// One section of a screen, as a front needs it: what its cells show, and their layout by width.
public struct ScreenSection: Hashable, Sendable {
  /// The section's identity, unique on its screen.
  public var id: String
  /// The kind that the document names, or that stands in for it.
  public var kind: String
  /// What stands above the section, or nil for nothing.
  public var header: CellItem?
  /// What stands below the section, or nil for nothing.
  public var footer: CellItem?
  /// The reuse identifier of the section's cells.
  public var itemCell: String
  /// The reuse identifier of its header and footer.
  public var headerCell: String
  /// What the layout lays out, one cell for each.
  public var items: ScreenItems
  /// The items that the section's one row nests; nil for cells that nest nothing.
  public var nested: NestedCollection?
  /// The section's layout, by the container's width.
  public var layout: WidthDependent<SectionLayout>

  /// Creates a section.
  public init(
    id: String, kind: String, header: CellItem? = nil, footer: CellItem? = nil,
    itemCell: String, headerCell: String = SectionHeaderCell.reuseIdentifier,
    items: ScreenItems, nested: NestedCollection? = nil, layout: WidthDependent<SectionLayout>
  ) {
    self.id = id
    self.kind = kind
    self.header = header
    self.footer = footer
    self.itemCell = itemCell
    self.headerCell = headerCell
    self.items = items
    self.nested = nested
    self.layout = layout
  }

  /// The layout in an environment, of which the container's width decides.
  public func layout(in environment: CollectionLayoutEnvironment) -> SectionLayout {
    layout.value(atWidth: environment.container.contentSize.width)
  }

  /// The identity of an item; nil outside the section's items.
  public func itemID(at position: Int) -> ScreenItemID? {
    guard items.indices.contains(position) else { return nil }
    return ScreenItemID(section: id, item: items.id(at: position))
  }

  /// What the section shows in a boundary item of a kind; nil for nothing.
  public func title(_ kind: String) -> CellItem? {
    switch SectionTitleKind(rawValue: kind) {
    case .header: header
    case .footer: footer
    case .screenHeader, nil: nil
    }
  }
}
