import Foundation
import ListLayout

/// What a solved layout is asked for: single elements, all of them up to a limit, or those of a
/// rect, and the questions of the document's own `expected`.
struct LayoutAnswer {
  /// Cells, by section and item.
  private(set) var items: [LayoutAttributes] = []
  /// All others.
  private(set) var supplementary: [LayoutAttributes] = []
  /// Whether the limit left elements out.
  private(set) var isTruncated = false
  /// Whether only those elements are here that the document lists, or that were asked for.
  private(set) var isPartial = false
  /// Which elements are in which rects.
  private(set) var elementsIn: [LayoutDocument.ElementsQuery] = []
  /// The backgrounds, whose z index is 0 where nothing is said.
  private let backgrounds: Set<LayoutElement>
  let layout: ResolvedLayout
  let document: LayoutDocument
  let limit: Int

  /// Answers what the options and the document ask.
  ///
  /// - Throws: `CommandFailure` for a single item that is not there.
  init(
    _ layout: ResolvedLayout, _ document: LayoutDocument, _ options: LayoutOptions
  ) throws(CommandFailure) {
    self.layout = layout
    self.document = document
    limit = options.limit
    backgrounds = Set(layout.backgroundElements.map(\.element))
    if !options.items.isEmpty {
      try listSingle(options.items)
      return
    }
    if let rect = options.rect {
      list(in: rect)
    } else if let expected = document.expected, expected.partial == true {
      list(Set(expected.items.keys), Set(expected.supplementary.keys))
    } else {
      listAll()
    }
    for query in document.expected?.elementsIn ?? [] { ask(query.rect.rect) }
  }

  /// The z index such an element has where nothing is said: 0 for cells and backgrounds, 1 for all
  /// others.
  func usualDepth(of element: LayoutElement) -> Int {
    if case .item = element { return 0 }
    return backgrounds.contains(element) ? 0 : 1
  }

  private mutating func listSingle(_ paths: [LayoutIndexPath]) throws(CommandFailure) {
    isPartial = true
    for path in paths {
      guard let attributes = layout.attributes(of: .item(path)) else {
        throw CommandFailure("item \(path) is not there, \(Self.extent(of: layout, path.section))")
      }
      items.append(attributes)
    }
  }

  /// What there is instead of an item that is not.
  static func extent(of layout: ResolvedLayout, _ section: Int) -> String {
    guard section < layout.sectionCount else {
      return "the layout has \(layout.sectionCount) sections"
    }
    let count = layout.itemCount(inSection: section)
    return count == 1 ? "section \(section) has 1 item" : "section \(section) has \(count) items"
  }

  private mutating func list(in rect: CGRect) {
    // One more than wanted tells whether there are more.
    let found = layout.elements(in: rect, limit: limit + 1)
    isTruncated = found.count > limit
    for attributes in found.prefix(limit) {
      if case .item = attributes.element {
        items.append(attributes)
      } else {
        supplementary.append(attributes)
      }
    }
    elementsIn.append(
      .init(rect: LayoutRect(rect), elements: found.prefix(limit).map(\.element.key)))
  }

  private mutating func list(_ keys: Set<String>, _ otherKeys: Set<String>) {
    isPartial = true
    let paths = keys.compactMap { LayoutIndexPath($0) }.sorted()
    items = paths.prefix(limit).compactMap { layout.attributes(of: .item($0)) }
    let elements = otherKeys.compactMap { LayoutElement(key: $0) }.sorted { $0.key < $1.key }
    supplementary = elements.prefix(limit).compactMap { layout.attributes(of: $0) }
    isTruncated = paths.count > limit || elements.count > limit
  }

  private mutating func listAll() {
    for section in 0..<layout.sectionCount {
      let count = layout.itemCount(inSection: section)
      let listed = min(count, limit - items.count)
      items += (0..<listed).compactMap {
        layout.attributes(of: .item(LayoutIndexPath(section: section, item: $0)))
      }
      if listed < count { isTruncated = true }
    }
    let others = layout.supplementaryElements(limit: limit + 1)
    supplementary = Array(others.prefix(limit))
    if others.count > limit { isTruncated = true }
  }

  private mutating func ask(_ rect: CGRect) {
    let found = layout.elements(in: rect, limit: limit + 1)
    if found.count > limit { isTruncated = true }
    elementsIn.append(
      .init(rect: LayoutRect(rect), elements: found.prefix(limit).map(\.element.key)))
  }
}

extension LayoutElement {
  /// Reads a key of a layout document; nil for anything else.
  init?(key: String) {
    if let path = LayoutIndexPath(key) {
      self = .item(path)
      return
    }
    // A kind may hold commas of its own: what is known stands at the end.
    let parts = key.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let last = parts.last else { return nil }
    let kind = parts.dropLast().joined(separator: ",")
    if last == "layout" {
      self = .layout(kind: kind)
      return
    }
    guard let number = Int(last), number >= 0 else { return nil }
    if parts.count >= 3, let section = Int(parts[parts.count - 2]), section >= 0 {
      let kind = parts.dropLast(2).joined(separator: ",")
      self = .anchored(kind: kind, section: section, number: number)
    } else {
      self = .section(kind: kind, section: number)
    }
  }
}

extension ResolvedLayout {
  /// Whether the elements of that kind in a section are its background.
  func isBackground(_ kind: String, _ section: Int) -> Bool {
    backgroundElements.contains { $0.element == .section(kind: kind, section: section) }
  }
}
