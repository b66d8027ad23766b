import Foundation
import ListLayout

/// What the keys act on: a cell or a nested item, the button beside a section's title, or the video
/// above the first section.
public enum SceneFocus: Hashable, Sendable {
  /// The video.
  case screenHeader
  /// A section's header or footer that has a button.
  case title(SectionTitleKind, section: String)
  /// A cell or a nested item.
  case item(ScenePath, ScreenItemID)

  /// The place of the item; nil for the video and for titles.
  public var path: ScenePath? {
    if case .item(let path, _) = self { path } else { nil }
  }

  /// The element that is focused.
  public var element: SceneElement {
    switch self {
    case .screenHeader: .screenHeader
    case .title(let kind, let section): .boundary(kind: kind.rawValue, section: section)
    case .item(let path, let id): path.nestedItem == nil ? .item(id) : .nested(id)
    }
  }
}

/// A direction in which focus moves.
public enum FocusDirection: String, CaseIterable, Hashable, Sendable {
  /// To what stands above.
  case up
  /// To what stands below.
  case down
  /// To the neighbour before.
  case left
  /// To the neighbour behind.
  case right
}

extension Scene {
  /// Moves focus to the nearest element in a direction, and scrolls it into sight. Where nothing
  /// stands, focus stays.
  ///
  /// Left and right walk along the row of a sideways section or a nested collection, and along the
  /// line of a grid; up and down leave the row for the nearest element of the next. A title with a
  /// button stands on its way. On a screen that scrolls sideways, left and right leave the section
  /// for the nearest element of the one beside it.
  @discardableResult
  public mutating func moveFocus(_ direction: FocusDirection) -> SceneDamage {
    guard let focus else { return focusFirst() }
    switch (focus, direction) {
    case (.screenHeader, .down): return self.focus(on: firstBelowHeader)
    case (.screenHeader, _): return .nothing
    case (.item(let path, _), .left), (.item(let path, _), .right):
      let next = beside(path, direction) ?? besideSection(path, direction)
      return self.focus(on: next.flatMap(itemFocus))
    case (.title, .left), (.title, .right): return .nothing
    case (_, .down): return self.focus(on: beyond(focus, direction))
    case (_, .up):
      if let above = beyond(focus, direction) { return self.focus(on: above) }
      return screen.header == nil ? .nothing : self.focus(on: .screenHeader)
    }
  }

  /// Moves focus to the first element of the next region: the video, then each section with items.
  @discardableResult
  public mutating func moveFocusToRegion(forward: Bool) -> SceneDamage {
    let regions =
      (screen.header == nil ? [] : [Int?.none])
      + screen.sections.indices.filter { !screen.sections[$0].items.isEmpty }.map(Optional.some)
    guard !regions.isEmpty else { return .nothing }
    let current = focus.flatMap { now in
      regions.firstIndex { $0 == sectionNumber(of: now) }
    }
    let next =
      current.map { ($0 + (forward ? 1 : regions.count - 1)) % regions.count }
      ?? (forward ? 0 : regions.count - 1)
    guard let section = regions[next] else { return focus(on: .screenHeader) }
    return focus(on: itemFocus(entry(ofSection: section)))
  }

  /// Focuses an item and scrolls it into sight; one that is not there changes nothing.
  @discardableResult
  public mutating func focus(on path: ScenePath) -> SceneDamage { focus(on: itemFocus(path)) }

  /// Focuses what a hit met: an item, the video, or a title with a button; all else changes nothing.
  @discardableResult
  public mutating func focus(on hit: SceneHit) -> SceneDamage {
    if let path = hit.path { return focus(on: path) }
    switch hit.element {
    case .screenHeader: return focus(on: .screenHeader)
    case .boundary(let kind, let section):
      guard let kind = SectionTitleKind(rawValue: kind),
        let number = screen.sections.firstIndex(where: { $0.id == section })
      else { return .nothing }
      return focus(on: titleFocus(kind, number))
    case .item, .nested, .ornament: return .nothing
    }
  }

  /// Focuses the first item of the screen.
  @discardableResult
  public mutating func focusFirst() -> SceneDamage { focus(on: firstItem ?? readingFirst) }

  /// Focuses the last item of the screen.
  @discardableResult
  public mutating func focusLast() -> SceneDamage {
    guard let section = screen.sections.lastIndex(where: { !$0.items.isEmpty }) else {
      return focus(on: readingFirst)
    }
    return focus(on: itemFocus(lastPath(ofSection: section)))
  }

  mutating func focus(on new: SceneFocus?) -> SceneDamage {
    guard let new else { return .nothing }
    let old = focus
    focus = new
    var damage: SceneDamage
    switch new {
    case .screenHeader:
      damage = changing { $0.layout.contentOffset = $0.clamped(.zero) }
    case .title(let kind, let section):
      damage = changing { $0.bringTitle(kind, section) }
    case .item(let path, _):
      damage = scroll(to: path, at: .nearest)
    }
    damage.noteFocus(from: old, to: focus)
    return damage
  }

  /// Scrolls no farther than needed for a title to be in sight; a pinned one is.
  private mutating func bringTitle(_ kind: SectionTitleKind, _ section: String) {
    guard let number = screen.sections.firstIndex(where: { $0.id == section }),
      let frame = layout.attributes(of: .section(kind: kind.rawValue, section: number))?.frame
    else { return }
    bring(frame, at: .nearest)
  }

  // MARK: What can be focused

  func itemFocus(_ path: ScenePath) -> SceneFocus? {
    screen.itemID(at: path).map { .item(path, $0) }
  }

  /// The title of a section as something to focus: it has a button, and a place in the layout.
  func titleFocus(_ kind: SectionTitleKind, _ section: Int) -> SceneFocus? {
    guard screen.sections.indices.contains(section),
      screen.sections[section].title(kind.rawValue)?.action != nil,
      layout.attributes(of: .section(kind: kind.rawValue, section: section)) != nil
    else { return nil }
    return .title(kind, section: screen.sections[section].id)
  }

  /// The section that holds what is focused; nil for the video.
  func sectionNumber(of focus: SceneFocus) -> Int? {
    switch focus {
    case .screenHeader: nil
    case .title(_, let section): screen.sections.firstIndex { $0.id == section }
    case .item(let path, _): path.section
    }
  }

  /// The first item of the screen; nil where there are no items.
  var firstItem: SceneFocus? {
    screen.sections.firstIndex { !$0.items.isEmpty }.map(entry(ofSection:)).flatMap(itemFocus)
  }

  private var firstBelowHeader: SceneFocus? {
    let first = focusInReadingOrder(after: .screenHeader)
    return first == .screenHeader ? nil : first
  }

  /// The first element of a section, the nested one where its row nests.
  func entry(ofSection section: Int) -> ScenePath {
    let hasNested = screen.sections[section].nested?.items.isEmpty == false
    return ScenePath(section: section, item: 0, nestedItem: hasNested ? 0 : nil)
  }

  /// The last element of a section that has items, the nested one where its row nests.
  func lastPath(ofSection section: Int) -> ScenePath {
    var path = ScenePath(section: section, item: screen.sections[section].items.count - 1)
    if let nested = screen.sections[section].nested, !nested.items.isEmpty {
      path.nestedItem = nested.items.count - 1
    }
    return path
  }
}

extension SceneDamage {
  /// Adds the elements that are focused no longer, or now.
  mutating func noteFocus(from old: SceneFocus?, to new: SceneFocus?) {
    guard old?.element != new?.element else { return }
    for element in [old, new].compactMap({ $0?.element }) where !changed.contains(element) {
      changed.append(element)
    }
  }
}
