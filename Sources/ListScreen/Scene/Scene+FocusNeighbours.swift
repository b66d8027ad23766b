import Foundation
import ListLayout

extension Scene {
  /// The neighbour on the same line: the nearest one to the left or right that shares part of the
  /// element's height.
  func beside(_ path: ScenePath, _ direction: FocusDirection) -> ScenePath? {
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

  /// How many items before and behind are looked at for a neighbour: more than stand on the longest
  /// line of a nested grid, or in the longest column of a nested row.
  private static let neighbourhood =
    max(GridContent.possibleColumns.upperBound, CollectionViewContent.possibleRows.upperBound) + 1

  /// On a screen that scrolls sideways the nearest element of the section to the left or right.
  func besideSection(_ path: ScenePath, _ direction: FocusDirection) -> ScenePath? {
    guard scrollsSideways, let from = frame(of: path) else { return nil }
    let isForward = (direction == .right) == (viewport.layoutDirection == .leftToRight)
    let sections = screen.sections.indices
    let next =
      isForward
      ? sections.dropFirst(path.section + 1).first { !screen.sections[$0].items.isEmpty }
      : sections.prefix(path.section).last { !screen.sections[$0].items.isEmpty }
    guard let next else { return nil }
    let end = isForward ? entry(ofSection: next) : lastPath(ofSection: next)
    return (neighbours(of: end) + [end]).compactMap { other -> (ScenePath, Double)? in
      frame(of: other).map { frame in
        let gap = isForward ? frame.minX - from.maxX : from.minX - frame.maxX
        return (other, abs(Double(gap)) * 1000 + abs(Double(frame.midY - from.midY)))
      }
    }.min { $0.1 < $1.1 }?.0
  }

  /// The element above or below: of those in the nearest line that way, the one nearest sideways.
  func beyond(_ focus: SceneFocus, _ direction: FocusDirection) -> SceneFocus? {
    guard let from = frame(of: focus) else { return nil }
    if let path = focus.path, path.nestedItem != nil,
      let inside = beyondNested(path, from, direction)
    {
      return itemFocus(inside)
    }
    // Look further in steps of a viewport, as far as the content reaches.
    let step = max(Double(viewport.size.height), 1)
    var start = direction == .down ? Double(from.maxY) : Double(from.minY)
    for _ in 0..<Self.lookAhead {
      let sides = scrollsSideways ? visibleBounds.minX...visibleBounds.maxX : -1e6...2e6
      let band = CGRect(
        x: sides.lowerBound, y: direction == .down ? start - 1 : start - step + 1,
        width: sides.upperBound - sides.lowerBound, height: step)
      let found = candidates(in: band, from: from, direction, excluding: focus)
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
    in band: CGRect, from: CGRect, _ direction: FocusDirection, excluding focus: SceneFocus
  ) -> [(SceneFocus, Double)] {
    var found: [(SceneFocus, Double)] = []
    for attributes in layout.elements(in: band) {
      guard let candidate = candidate(attributes.element, from: from, direction),
        candidate != focus, let frame = frame(of: candidate)
      else { continue }
      let gap =
        direction == .down
        ? Double(frame.minY - from.maxY) : Double(from.minY - frame.maxY)
      guard gap >= -0.5 else { continue }
      // Lines come first: a nearer line beats a better column.
      found.append((candidate, gap * 1000 + sidewaysDistance(frame, from)))
    }
    return found
  }

  private func candidate(
    _ element: LayoutElement, from: CGRect, _ direction: FocusDirection
  ) -> SceneFocus? {
    switch element {
    case .item(let place):
      var path = ScenePath(section: place.section, item: place.item)
      if let nested = screen.sections[place.section].nested, !nested.items.isEmpty {
        path = nearestNested(in: path, to: from, direction)
      }
      return itemFocus(path)
    case .section(let kind, let section):
      return SectionTitleKind(rawValue: kind).flatMap { titleFocus($0, section) }
    case .layout, .anchored:
      return nil
    }
  }

  /// The frame of what is focused, in content coordinates.
  func frame(of focus: SceneFocus) -> CGRect? {
    switch focus {
    case .screenHeader:
      layout.attributes(of: .layout(kind: SectionTitleKind.screenHeader.rawValue))?.frame
    case .title(let kind, _):
      sectionNumber(of: focus).flatMap {
        layout.attributes(of: .section(kind: kind.rawValue, section: $0))?.frame
      }
    case .item(let path, _): frame(of: path)
    }
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
