import Foundation
import ListScreen
import TerminalKit

extension Browser {
  /// Rows that one notch of the wheel scrolls (terminal rule 55).
  private static let wheelRows = 3.0
  /// The longest time between two taps of which the second sends Enter (terminal rule 55).
  private static let doubleTap = Duration.milliseconds(400)

  mutating func handle(_ mouse: MouseEvent, at time: Duration) -> TerminalRequests {
    guard mode != .help, isLargeEnough else { return [] }
    if let request = handleTabBar(mouse, at: time) { return request }
    guard mouse.position.row < sceneRows else {
      press = nil
      return []
    }
    let point = CGPoint(
      x: (Double(mouse.position.column) + 0.5) * painter.scale.pointsPerColumn,
      y: (Double(mouse.position.row) + 0.5) * painter.scale.pointsPerRow)
    switch mouse.action {
    case .press(.left):
      press = scene.hit(at: point).map(BrowserPress.scene)
      return []
    case .release(.left):
      return release(at: point, time)
    case .scroll(let direction):
      return scroll(direction, at: point, isSideways: mouse.modifiers.contains(.shift))
    case .press, .release, .drag, .move:
      return []
    }
  }

  /// Press and release on the same tab show it; nil for what is not about the tab bar.
  private mutating func handleTabBar(_ mouse: MouseEvent, at time: Duration) -> TerminalRequests? {
    guard let tab = tab(at: mouse.position) else { return nil }
    switch mouse.action {
    case .press(.left): press = .tab(tab)
    case .release(.left):
      let isSame = press == .tab(tab)
      press = nil
      if isSame { showTab(tab, at: time) }
      return .redraw
    case .press, .release, .drag, .move, .scroll: break
    }
    return []
  }

  /// Press and release on the same item focus it; the second of two quick taps is Enter.
  private mutating func release(at point: CGPoint, _ time: Duration) -> TerminalRequests {
    defer { press = nil }
    guard let hit = scene.hit(at: point), press == .scene(hit) else { return [] }
    scene.focus(on: hit)
    if hit.action != nil {
      if let response = scene.press(at: point, telling: bus) { note(response) }
      return .redraw
    }
    // A first tap puts the focus there; the second within the time is Enter.
    if let last = lastTap, last.hit == hit, time - last.time <= Self.doubleTap {
      selectFocused()
      lastTap = nil
    } else {
      lastTap = (hit, time)
      status = ""
    }
    return .redraw
  }

  private mutating func scroll(
    _ direction: MouseEvent.Direction, at point: CGPoint, isSideways: Bool
  ) -> TerminalRequests {
    let step = Self.wheelRows * painter.scale.pointsPerRow
    switch direction {
    case .up where !isSideways: scene.scroll(by: -step)
    case .down where !isSideways: scene.scroll(by: step)
    case .left, .up: scrollSideways(at: point, by: -1)
    case .right, .down: scrollSideways(at: point, by: 1)
    }
    return .redraw
  }

  /// Turns the collection below the pointer by one item.
  private mutating func scrollSideways(at point: CGPoint, by items: Int) {
    guard let path = scene.hit(at: point)?.path else { return }
    let section = scene.screen.sections[path.section]
    let width = scene.frame(of: path).map { Double($0.width) } ?? 0
    scene.turnSideways(section: section.id, by: Double(items) * width)
  }
}

/// Where the mouse went down.
enum BrowserPress: Hashable {
  case scene(SceneHit)
  case tab(Int)
}
