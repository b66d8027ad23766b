import Foundation
import ListLayout

/// What the keys act on: a cell or a nested item, or the video above the first section.
public enum SceneFocus: Hashable, Sendable {
  /// The video.
  case screenHeader
  /// A cell or a nested item.
  case item(ScenePath, ScreenItemID)

  /// The place of the item; nil for the video.
  public var path: ScenePath? {
    if case .item(let path, _) = self { path } else { nil }
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
  /// line of a grid; up and down leave the row for the nearest element of the next.
  @discardableResult
  public mutating func moveFocus(_ direction: FocusDirection) -> SceneDamage {
    guard let focus else { return focusFirst() }
    switch focus {
    case .screenHeader:
      return direction == .down ? self.focus(onPath: firstPath) : SceneDamage(from: [], to: [])
    case .item(let path, _):
      switch direction {
      case .left, .right: return self.focus(onPath: beside(path, direction))
      case .down: return self.focus(onPath: beyond(path, direction))
      case .up:
        if let above = beyond(path, direction) { return self.focus(onPath: above) }
        return screen.header == nil ? SceneDamage(from: [], to: []) : focusHeader()
      }
    }
  }

  /// Moves focus to the first element of the next region: the video, then each section with items.
  @discardableResult
  public mutating func moveFocusToRegion(forward: Bool) -> SceneDamage {
    let regions =
      (screen.header == nil ? [] : [Int?.none])
      + screen.sections.indices.filter { !screen.sections[$0].items.isEmpty }.map(Optional.some)
    guard !regions.isEmpty else { return SceneDamage(from: [], to: []) }
    let current = focus.flatMap { now in
      regions.firstIndex { $0 == now.path?.section }
    }
    let next =
      current.map { ($0 + (forward ? 1 : regions.count - 1)) % regions.count }
      ?? (forward ? 0 : regions.count - 1)
    guard let section = regions[next] else { return focusHeader() }
    return focus(onPath: entry(ofSection: section))
  }

  /// Focuses an item and scrolls it into sight; one that is not there changes nothing.
  @discardableResult
  public mutating func focus(on path: ScenePath) -> SceneDamage {
    focus(onPath: screen.itemID(at: path) == nil ? nil : path)
  }

  /// Focuses the first element of the screen.
  @discardableResult
  public mutating func focusFirst() -> SceneDamage { focus(onPath: firstPath) }

  /// Focuses the last element of the screen.
  @discardableResult
  public mutating func focusLast() -> SceneDamage {
    guard let section = screen.sections.lastIndex(where: { !$0.items.isEmpty }) else {
      return SceneDamage(from: [], to: [])
    }
    var path = ScenePath(section: section, item: screen.sections[section].items.count - 1)
    if let nested = screen.sections[section].nested, !nested.items.isEmpty {
      path.nestedItem = nested.items.count - 1
    }
    return focus(onPath: path)
  }

  private mutating func focusHeader() -> SceneDamage {
    let old = focus
    var damage = changing { scene in
      scene.focus = .screenHeader
      scene.layout.contentOffset = scene.clamped(.zero)
    }
    damage.noteFocus(from: old, to: focus)
    return damage
  }

  private mutating func focus(onPath path: ScenePath?) -> SceneDamage {
    guard let path, let id = screen.itemID(at: path) else { return SceneDamage(from: [], to: []) }
    let old = focus
    focus = .item(path, id)
    var damage = scroll(to: path, at: .nearest)
    damage.noteFocus(from: old, to: focus)
    return damage
  }

  private var firstPath: ScenePath? {
    screen.sections.firstIndex { !$0.items.isEmpty }.map(entry(ofSection:))
  }

  /// The first element of a section, the nested one where its row nests.
  private func entry(ofSection section: Int) -> ScenePath {
    let hasNested = screen.sections[section].nested?.items.isEmpty == false
    return ScenePath(section: section, item: 0, nestedItem: hasNested ? 0 : nil)
  }

  // MARK: Neighbours

  /// The neighbour on the same line: the nearest one to the left or right that shares part of the
  /// element's height.
  private func beside(_ path: ScenePath, _ direction: FocusDirection) -> ScenePath? {
    guard let from = frame(of: path) else { return nil }
    let sign = direction == .left ? -1.0 : 1.0
    return neighbours(of: path).compactMap { other -> (ScenePath, Double)? in
      guard let frame = frame(of: other), frame.minY < from.maxY, frame.maxY > from.minY else {
        return nil
      }
      let distance = sign * Double(frame.midX - from.midX)
      guard distance > 0.5 else { return nil }
      // Of those as near, the one that is level wins.
      return (other, distance + abs(Double(frame.midY - from.midY)) * 2)
    }.min { $0.1 < $1.1 }?.0
  }

  /// Elements of the same collection that may be next to an element: those a screen's width around.
  private func neighbours(of path: ScenePath) -> [ScenePath] {
    let count =
      path.nestedItem == nil
      ? screen.sections[path.section].items.count
      : screen.sections[path.section].nested?.items.count ?? 0
    let number = path.nestedItem ?? path.item
    let near = max(number - Self.neighbourhood, 0)..<min(number + Self.neighbourhood + 1, count)
    return near.filter { $0 != number }.map { other in
      path.nestedItem == nil
        ? ScenePath(section: path.section, item: other)
        : ScenePath(section: path.section, item: path.item, nestedItem: other)
    }
  }

  /// How many items before and behind are looked at for a neighbour.
  private static let neighbourhood = 64

  /// The element above or below: of those in the nearest line that way, the one nearest sideways.
  private func beyond(_ path: ScenePath, _ direction: FocusDirection) -> ScenePath? {
    guard let from = frame(of: path) else { return nil }
    if path.nestedItem != nil, let inside = beyondNested(path, from, direction) { return inside }
    // Look further in steps of a viewport, as far as the content reaches.
    let step = max(Double(viewport.size.height), 1)
    var start = direction == .down ? Double(from.maxY) : Double(from.minY)
    for _ in 0..<Self.lookAhead {
      let band = CGRect(
        x: -1e6, y: direction == .down ? start - 1 : start - step + 1, width: 2e6 + 1e6,
        height: step)
      let found = candidates(in: band, from: from, direction, excluding: path)
      if let best = found.min(by: { $0.1 < $1.1 }) { return best.0 }
      start += direction == .down ? step : -step
      if start > Double(contentSize.height) || start < 0 { return nil }
    }
    return nil
  }

  private static let lookAhead = 64

  /// Another line of the same nested collection.
  private func beyondNested(
    _ path: ScenePath, _ from: CGRect, _ direction: FocusDirection
  ) -> ScenePath? {
    let sign = direction == .up ? -1.0 : 1.0
    return neighbours(of: path).compactMap { other -> (ScenePath, Double)? in
      guard let frame = frame(of: other) else { return nil }
      let distance = sign * Double(frame.midY - from.midY)
      guard distance > 0.5 else { return nil }
      return (other, distance + abs(Double(frame.midX - from.midX)) * 2)
    }.min { $0.1 < $1.1 }?.0
  }

  private func candidates(
    in band: CGRect, from: CGRect, _ direction: FocusDirection, excluding path: ScenePath
  ) -> [(ScenePath, Double)] {
    var found: [(ScenePath, Double)] = []
    for attributes in layout.elements(in: band) {
      guard case .item(let place) = attributes.element, place != path.cell else { continue }
      var candidate = ScenePath(section: place.section, item: place.item)
      if let nested = screen.sections[place.section].nested, !nested.items.isEmpty {
        candidate = nearestNested(in: candidate, to: from, direction)
      }
      guard let frame = frame(of: candidate) else { continue }
      let isBeyond =
        direction == .down
        ? frame.minY >= from.maxY - 0.5 : frame.maxY <= from.minY + 0.5
      guard isBeyond else { continue }
      let gap =
        direction == .down
        ? Double(frame.minY - from.maxY) : Double(from.minY - frame.maxY)
      // Lines come first: a nearer line beats a better column.
      found.append((candidate, gap * 1000 + sidewaysDistance(frame, from)))
    }
    return found
  }

  private func nearestNested(
    in row: ScenePath, to from: CGRect, _ direction: FocusDirection
  ) -> ScenePath {
    let shown = visible.compactMap { element -> (ScenePath, Double)? in
      guard case .nested(let id) = element.element,
        let path = screen.path(of: id), path.section == row.section
      else { return nil }
      let frame = element.frame.offsetBy(dx: 0, dy: contentOffset.y)
      let lines = direction == .down ? Double(frame.minY) : -Double(frame.maxY)
      return (path, lines * 1000 + sidewaysDistance(frame, from))
    }
    return shown.min { $0.1 < $1.1 }?.0
      ?? ScenePath(section: row.section, item: row.item, nestedItem: 0)
  }

  private func sidewaysDistance(_ a: CGRect, _ b: CGRect) -> Double {
    a.minX < b.maxX && a.maxX > b.minX
      ? abs(Double(a.midX - b.midX)) / 1000 : abs(Double(a.midX - b.midX))
  }
}

extension SceneDamage {
  /// Adds the elements that are focused no longer, or now.
  mutating func noteFocus(from old: SceneFocus?, to new: SceneFocus?) {
    guard old != new else { return }
    for focus in [old, new].compactMap(\.self) {
      let elements: [SceneElement] =
        switch focus {
        case .screenHeader: [.screenHeader]
        case .item(let path, let id): [path.nestedItem == nil ? .item(id) : .nested(id)]
        }
      for element in elements where !changed.contains(element) { changed.append(element) }
    }
  }
}
