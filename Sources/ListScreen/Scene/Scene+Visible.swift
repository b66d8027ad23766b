public import Foundation
import ListLayout

extension Scene {
  /// The frame of a cell or a nested item in content coordinates, as its section is scrolled; nil
  /// for an item that is not there.
  public func frame(of path: ScenePath) -> CGRect? {
    guard let cell = layout.frame(of: path.cell) else { return nil }
    let moved = scrolled(cell, inSection: path.section)
    guard let item = path.nestedItem else { return moved }
    guard let nested = nestedLayout(path.section, in: cell.size),
      let frame = nested.frame(of: LayoutIndexPath(section: 0, item: item))
    else { return nil }
    let offset = sidewaysOffsets[screen.sections[path.section].id] ?? 0
    return frame.offsetBy(dx: moved.minX - offset, dy: moved.minY)
  }

  /// The frames of the elements of a cell's content, in the cell's coordinates; empty for an item
  /// that is not there.
  public func elementFrames(of path: ScenePath) -> [ElementFrame] {
    guard let frame = frame(of: path), let content = cellContent(at: path) else { return [] }
    return cellLayout.frames(of: content, in: frame.size)
  }

  /// The content tree of the cell at a path; nil for an item that is not there, and for a cell that
  /// is not registered.
  public func cellContent(at path: ScenePath) -> CellElement? {
    guard screen.sections.indices.contains(path.section) else { return nil }
    let section = screen.sections[path.section]
    if let item = path.nestedItem {
      guard let nested = section.nested, nested.items.indices.contains(item) else { return nil }
      return registry.dequeue(nested.itemCell, for: nested.items[item])
    }
    guard section.items.indices.contains(path.item) else { return nil }
    return registry.dequeue(section.itemCell, for: section.items[path.item])
  }

  var cellLayout: CellLayout {
    CellLayout(measuring: measuring, category: viewport.contentSizeCategory)
  }

  /// The layout of the collection that a section's row nests, in a row of a size.
  func nestedLayout(_ section: Int, in size: CGSize) -> ResolvedLayout? {
    guard let nested = screen.sections[section].nested else { return nil }
    let flow = nested.arrangement.layout(in: size)
    return try? ResolvedLayout(
      sections: [.init(itemCount: nested.items.count, layout: .flow(flow))],
      configuration: .init(scrollDirection: flow.scrollDirection),
      environment: CollectionLayoutEnvironment(
        width: Double(size.width), height: Double(size.height), scale: nil))
  }

  /// The frame of a cell once its section is scrolled across the screen's axis: sideways, and up on
  /// a screen that scrolls sideways itself.
  private func scrolled(_ frame: CGRect, inSection section: Int) -> CGRect {
    guard layout.orthogonalRow(inSection: section) != nil else { return frame }
    let offset = sidewaysOffsets[screen.sections[section].id] ?? 0
    if scrollsSideways { return frame.offsetBy(dx: 0, dy: -offset) }
    return frame.offsetBy(dx: viewport.layoutDirection == .rightToLeft ? offset : -offset, dy: 0)
  }

  // MARK: What is in sight

  func collectVisible() -> [VisibleElement] {
    let bounds = visibleBounds
    let clip = CGRect(origin: .zero, size: viewport.size)
    var found: [VisibleElement] = []
    for attributes in layout.elements(in: bounds) {
      var frame = attributes.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      var place: ScenePath?
      if case .item(let path) = attributes.element {
        place = ScenePath(section: path.section, item: path.item)
        frame = scrolled(frame, inSection: path.section)
      }
      guard let shown = element(attributes.element) else { continue }
      found.append(
        VisibleElement(
          element: shown.element, frame: frame, clip: clip, zIndex: attributes.zIndex,
          content: shown.content, cell: shown.cell, path: place))
      if case .item(let path) = attributes.element {
        found += nestedElements(path, in: frame, zIndex: attributes.zIndex)
      }
    }
    return found.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private func element(
    _ element: LayoutElement
  ) -> (element: SceneElement, content: CellItem?, cell: String?)? {
    switch element {
    case .item(let path):
      guard screen.sections.indices.contains(path.section) else { return nil }
      let section = screen.sections[path.section]
      guard section.items.indices.contains(path.item) else { return nil }
      let item = section.items[path.item]
      let id = ScreenItemID(section: section.id, item: item.id)
      let isNesting = section.nested != nil
      return (.item(id), isNesting ? nil : item, isNesting ? nil : section.itemCell)
    case .section(let kind, let number):
      guard screen.sections.indices.contains(number) else { return nil }
      let section = screen.sections[number]
      guard let title = section.title(kind) else { return (.ornament(key: element.key), nil, nil) }
      return (.boundary(kind: kind, section: section.id), title, section.headerCell)
    case .layout(let kind):
      return kind == SectionTitleKind.screenHeader.rawValue
        ? (.screenHeader, nil, nil) : (.ornament(key: element.key), nil, nil)
    case .anchored:
      return (.ornament(key: element.key), nil, nil)
    }
  }

  private func nestedElements(
    _ path: LayoutIndexPath, in row: CGRect, zIndex: Int
  ) -> [VisibleElement] {
    let section = screen.sections[path.section]
    guard let nested = section.nested, let solved = nestedLayout(path.section, in: row.size) else {
      return []
    }
    let offset = sidewaysOffsets[section.id] ?? 0
    let clip = row.intersection(CGRect(origin: .zero, size: viewport.size))
    let sight = CGRect(
      x: clip.minX - row.minX + offset, y: clip.minY - row.minY, width: clip.width,
      height: clip.height)
    return solved.elements(in: sight).compactMap { attributes in
      guard case .item(let place) = attributes.element,
        nested.items.indices.contains(place.item)
      else { return nil }
      let item = nested.items[place.item]
      return VisibleElement(
        element: .nested(ScreenItemID(section: section.id, item: item.id)),
        frame: attributes.frame.offsetBy(dx: row.minX - offset, dy: row.minY), clip: clip,
        zIndex: zIndex, content: item, cell: nested.itemCell,
        path: ScenePath(section: path.section, item: path.item, nestedItem: place.item))
    }
  }
}
