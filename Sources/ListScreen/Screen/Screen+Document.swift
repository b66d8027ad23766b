public import ListModel
import ListLayout

extension Screen {
  /// Creates the screen that a document describes. Sections of unknown kinds are shown by their
  /// fallback, or not at all.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - heights: The heights of table rows; nil for those of the document's style.
  /// - Complexity: O(n) in the number of items.
  public init(_ document: ScreenDocument, heights: RowHeights? = nil) {
    let rows = TableRows(heights: heights ?? RowHeights(style: document.style))
    self.init(
      id: document.id, title: document.title, style: document.style,
      header: document.header.flatMap { $0.video.file == nil ? nil : $0 },
      sections: document.sections.compactMap { ScreenSection($0, rows) },
      imageFiles: document.imageFiles, baseConfiguration: document.configuration)
  }
}

extension ScreenDocument {
  /// The pictures that items name and that are there, by their names.
  fileprivate var imageFiles: [String: String] {
    var files: [String: String] = [:]
    for section in sections {
      section.content.shown?.forEachImage { files[$0.name] = $0.file }
    }
    return files
  }
}

extension SectionContent {
  fileprivate func forEachImage(_ body: (MediaReference) -> Void) {
    switch self {
    case .list(let content): content.items.forEach { $0.image.map(body) }
    case .collectionView(let content): content.items.forEach { $0.image.map(body) }
    case .grid(let content): content.items.forEach { $0.image.map(body) }
    case .compositional(let content): content.items.forEach { $0.image.map(body) }
    case .message(let content): content.message.image.map(body)
    case .custom(let content): content.message.image.map(body)
    case .unknown: break
    }
  }
}

extension ScreenSection {
  /// Nil for a section that is not shown.
  fileprivate init?(_ section: DocumentSection, _ rows: TableRows) {
    guard let content = section.content.shown else { return nil }
    let body = ScreenSectionBody(content, of: section, rows)
    self.init(
      id: section.id, kind: content.kind, header: section.header?.cellItem(id: "header"),
      footer: section.footer?.cellItem(id: "footer"), itemCell: body.itemCell,
      headerCell: body.headerCell, items: body.items, nested: body.nested, layout: body.layout)
  }
}

/// What a section's kind decides of it.
private struct ScreenSectionBody {
  var itemCell = ListCell.reuseIdentifier
  var headerCell = TableHeaderCell.reuseIdentifier
  let items: ScreenItems
  var nested: NestedCollection?
  let layout: WidthDependent<SectionLayout>

  init(_ content: SectionContent, of section: DocumentSection, _ rows: TableRows) {
    func table(_ count: Int, width: Double = 0, columns: Int = 1) -> SectionLayout {
      let height = content.cellModel(width: width).map(rows.heights.row) ?? 0
      return rows.layout(
        height: height, count: count, columns: columns, header: section.header,
        footer: section.footer)
    }
    // One row whose height follows a number that breakpoints change.
    func oneRow(_ number: WidthDependent<Int>) -> WidthDependent<SectionLayout> {
      WidthDependent(
        table(1),
        breakpoints: number.breakpoints.map {
          Breakpoint(minWidth: $0.minWidth, value: table(1, width: $0.minWidth))
        })
    }
    switch content {
    case .list(let list):
      items = ScreenItems(list.items)
      layout = list.columns.map { table(list.items.count, columns: $0) }
    case .collectionView(let collection):
      items = Self.row(content.kind)
      nested = NestedCollection(.row, items: ScreenItems(collection.items))
      layout = oneRow(collection.rows)
    case .grid(let grid):
      items = Self.row(content.kind)
      nested = NestedCollection(
        .grid(columns: grid.columns), items: ScreenItems(grid.items))
      layout = oneRow(grid.columns)
    case .compositional(let cells):
      items = ScreenItems(cells.items)
      itemCell = cells.itemCell
      headerCell = cells.headerCell
      layout = cells.layout.map { $0.titled(section) }
    case .message(let row):
      items = ScreenItems([row.message.cellItem(id: content.kind)])
      if row.role == .banner { itemCell = CollectionCell.reuseIdentifier }
      layout = WidthDependent(table(1))
    case .custom(let row):
      items = ScreenItems([row.message.cellItem(id: content.kind)])
      itemCell = row.itemCell
      layout = WidthDependent(table(1))
    case .unknown:
      items = ScreenItems()
      layout = WidthDependent(table(0))
    }
  }

  /// The one row that nests a collection.
  private static func row(_ id: String) -> ScreenItems {
    ScreenItems([CellItem(id: id, title: "")])
  }
}

extension SectionLayout {
  /// The layout with a boundary item for each title that the section has, and none for one that it
  /// has not; a title that is pinned, or pinned by the layout, stays in sight.
  fileprivate func titled(_ section: DocumentSection) -> SectionLayout {
    guard case .compositional(var layout) = self else { return self }
    layout.show(section.header, .header, .top)
    layout.show(section.footer, .footer, .bottom)
    return .compositional(layout)
  }
}

extension CollectionLayoutSection {
  fileprivate mutating func show(
    _ title: SectionTitle?, _ kind: SectionTitleKind, _ alignment: RectAlignment
  ) {
    let kind = kind.rawValue
    guard let title else {
      boundarySupplementaryItems.removeAll { $0.elementKind == kind }
      return
    }
    if !boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) {
      // Nothing said of its size: as wide as the section, as high as its text.
      boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          elementKind: kind,
          layoutSize: CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          alignment: alignment))
    }
    guard title.isPinned else { return }
    for index in boundarySupplementaryItems.indices
    where boundarySupplementaryItems[index].elementKind == kind {
      boundarySupplementaryItems[index].pinToVisibleBounds = true
    }
  }
}
