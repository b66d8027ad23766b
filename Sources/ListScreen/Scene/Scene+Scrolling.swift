import ListLayout
public import Foundation

/// Where an item comes to stand when it is scrolled to (`UITableView.ScrollPosition`); on a screen
/// that scrolls sideways, top and bottom are the edges where the viewport begins and ends.
public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
  /// At the top of the viewport.
  case top
  /// In its middle.
  case centered
  /// At its bottom.
  case bottom
  /// As little as needed to have all of it in sight.
  case nearest
}

extension Scene {
  /// Scrolls the content to an offset, clamped to the content.
  @discardableResult
  public mutating func scroll(to offset: CGPoint) -> SceneDamage {
    changing { $0.layout.contentOffset = $0.clamped(offset) }
  }

  /// Scrolls the content by a distance in pt along its scroll axis.
  @discardableResult
  public mutating func scroll(by distance: Double) -> SceneDamage {
    changing { $0.scrollAxis(to: $0.extent(of: $0.visibleBounds).start + distance) }
  }

  /// Scrolls the content by so many viewports along its scroll axis, as a page key does.
  @discardableResult
  public mutating func scroll(byViewports count: Double) -> SceneDamage {
    scroll(by: count * extent(of: visibleBounds).length)
  }

  /// Scrolls until an item stands where it is wanted; sideways sections and nested collections too.
  ///
  /// - Parameters:
  ///   - path: The item. One that is not there changes nothing.
  ///   - position: Where it is wanted.
  /// - Returns: What it did.
  @discardableResult
  public mutating func scroll(
    to path: ScenePath, at position: ScrollPosition = .nearest
  ) -> SceneDamage {
    changing { scene in
      scene.bringSideways(path)
      guard let frame = scene.frame(of: path) else { return }
      scene.bring(frame, at: position)
    }
  }

  /// Scrolls the content until a frame of it stands where it is wanted.
  mutating func bring(_ frame: CGRect, at position: ScrollPosition) {
    let (sight, room) = extent(of: visibleBounds)
    let (start, size) = extent(of: frame)
    let wanted =
      switch position {
      case .top: start
      case .centered: start + (size - room) / 2
      case .bottom: start + size - room
      case .nearest: start < sight ? start : max(sight, min(start, start + size - room))
      }
    scrollAxis(to: wanted)
  }

  /// Where a rectangle begins on the scroll axis, and how long it is there.
  func extent(of frame: CGRect) -> (start: Double, length: Double) {
    scrollsSideways
      ? (Double(frame.minX), Double(frame.width)) : (Double(frame.minY), Double(frame.height))
  }

  /// Sets the offset on the scroll axis, clamped to the content.
  mutating func scrollAxis(to offset: Double) {
    var point = contentOffset
    if scrollsSideways { point.x = offset } else { point.y = offset }
    layout.contentOffset = clamped(point)
  }

  /// Scrolls a sideways section, or the collection a section's row nests, to an offset, where it
  /// comes to rest by its behaviour (layout rules 73 to 77).
  @discardableResult
  public mutating func scrollSideways(section: String, to offset: Double) -> SceneDamage {
    changing { $0.setSideways(section, offset, isSettling: true) }
  }

  /// Turns a sideways section, as a flick or a wheel does: by a page or a group where it pages, else
  /// by a distance; it comes to rest by its behaviour (layout rules 78 to 80).
  ///
  /// - Parameters:
  ///   - section: The section's identity; one that does not scroll sideways does nothing.
  ///   - distance: In pt, positive towards the end.
  /// - Returns: What it did.
  @discardableResult
  public mutating func turnSideways(section: String, by distance: Double) -> SceneDamage {
    guard let number = screen.sections.firstIndex(where: { $0.id == section }) else {
      return .nothing
    }
    let start = sidewaysOffsets[section] ?? 0
    var rest = start + distance
    if let row = layout.orthogonalRow(inSection: number) {
      let flick = distance == 0 ? 0 : distance > 0 ? Self.flick : -Self.flick
      rest = row.rest(
        draggingFrom: start, to: rest, velocity: row.behavior.isPaging ? flick : 0)
    }
    return changing { $0.setSideways(section, rest, isSettling: true) }
  }

  /// The velocity in pt per millisecond from which on a drag turns a page (layout rule 79).
  private static let flick = 0.2

  /// Moves a sideways section to an offset on its way to rest, as motion does.
  @discardableResult
  public mutating func moveSideways(section: String, to offset: Double) -> SceneDamage {
    changing { $0.setSideways(section, offset, isSettling: false) }
  }

  /// Where a sideways section would rest after being set to an offset; nil for a section that does
  /// not scroll sideways.
  public func sidewaysRest(section: String, settingTo offset: Double) -> Double? {
    guard let number = screen.sections.firstIndex(where: { $0.id == section }) else { return nil }
    if let row = layout.orthogonalRow(inSection: number) { return row.rest(settingTo: offset) }
    return nestedSpan(number).map { offset.isFinite ? min(max(offset, 0), $0) : 0 }
  }

  /// The last offset at which a section comes to rest; nil for one that does not scroll sideways.
  func farthestRest(_ section: Int) -> Double? {
    layout.orthogonalRow(inSection: section)?.rest(settingTo: .greatestFiniteMagnitude)
      ?? nestedSpan(section)
  }

  /// How far the collection that a section's row nests can be scrolled.
  func nestedSpan(_ section: Int) -> Double? {
    guard let row = layout.frame(of: .init(section: section, item: 0)),
      let nested = nestedLayout(section, in: row.size)
    else { return nil }
    return max(Double(nested.contentSize.width - row.width), 0)
  }

  mutating func setSideways(_ section: String, _ offset: Double, isSettling: Bool) {
    guard let rest = sidewaysRest(section: section, settingTo: offset) else { return }
    sidewaysOffsets[section] = isSettling || !offset.isFinite ? rest : offset
    showSideways(section)
  }

  /// Scrolls the item's section sideways until the item is in sight.
  mutating func bringSideways(_ path: ScenePath) {
    guard let place = sidewaysPlace(of: path) else { return }
    let id = screen.sections[path.section].id
    let isMirrored =
      viewport.layoutDirection == .rightToLeft && path.nestedItem == nil && !scrollsSideways
    let missing =
      place.start < 0 ? place.start : max(0, min(place.end - place.room, place.start))
    guard missing != 0 else { return }
    func move(by distance: Double) {
      let offset = sidewaysOffsets[id] ?? 0
      setSideways(id, offset + (isMirrored ? -distance : distance), isSettling: true)
    }
    move(by: missing)
    // The nearest rest may still cut the item; then the one that begins with it is taken.
    guard let now = sidewaysPlace(of: path), now.end - now.start <= now.room else { return }
    if isMirrored, now.start < 0 {
      move(by: now.end - now.room)
    } else if !isMirrored, now.end > now.room {
      move(by: now.start)
    }
  }

  /// Where an item stands in what shows of its section's row, and how much that is; nil for one whose
  /// section does not scroll by itself.
  private func sidewaysPlace(
    of path: ScenePath
  ) -> (start: Double, end: Double, room: Double)? {
    guard screen.sections.indices.contains(path.section), let frame = frame(of: path) else {
      return nil
    }
    if path.nestedItem != nil {
      guard let row = self.frame(of: ScenePath(section: path.section, item: path.item)) else {
        return nil
      }
      return (
        Double(frame.minX - row.minX), Double(frame.maxX - row.minX),
        Double(min(row.width, viewport.size.width))
      )
    }
    guard layout.orthogonalRow(inSection: path.section) != nil else { return nil }
    return scrollsSideways
      ? (Double(frame.minY), Double(frame.maxY), Double(viewport.size.height))
      : (Double(frame.minX), Double(frame.maxX), Double(viewport.size.width))
  }
}

extension CollectionLayoutSection.OrthogonalScrollingBehavior {
  /// Whether a flick turns one page or group, however far it goes.
  fileprivate var isPaging: Bool {
    switch self {
    case .paging, .groupPaging, .groupPagingCentered: true
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    }
  }
}
