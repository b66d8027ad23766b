public import Foundation
public import ListModel

/// What came of a press.
public struct SceneResponse: Sendable {
  /// The events of the scene: a button's action, or to see all of a section.
  public var events: [SceneEvent] = []
  /// What the selection bus told.
  public var selection: [SelectionEvent] = []
  /// What looks different now.
  public var damage = SceneDamage.nothing
}

extension Scene {
  /// Presses a point of the viewport, as a finger does: a button raises its event, a cell or a nested
  /// item is tapped.
  ///
  /// - Parameters:
  ///   - point: The point, in pt from the viewport's corner.
  ///   - bus: Who tells of selections.
  /// - Returns: What came of it; nil where nothing stands that can be pressed.
  /// - Complexity: as ``hit(at:)``.
  public mutating func press(at point: CGPoint, telling bus: SelectionBus) -> SceneResponse? {
    guard let hit = hit(at: point) else { return nil }
    if let action = hit.action {
      return event(action, of: hit.element).map { SceneResponse(events: [$0]) }
    }
    return hit.path.flatMap { tapped($0, telling: bus) }
  }

  /// Presses what is focused, as Enter does: a title's button, a cell or a nested item.
  ///
  /// - Parameter bus: Who tells of selections.
  /// - Returns: What came of it; nil where nothing is focused that can be pressed.
  public mutating func activateFocused(telling bus: SelectionBus) -> SceneResponse? {
    switch focus {
    case .item(let path, _): return tapped(path, telling: bus)
    case .title, .screenHeader: return pressFocusedButton().map { SceneResponse(events: [$0]) }
    case nil: return nil
    }
  }

  /// Presses the button of what is focused: of a cell that has one, or of a title.
  ///
  /// - Returns: The button's event; nil where there is no button.
  public func pressFocusedButton() -> SceneEvent? {
    switch focus {
    case .item(let path, let id):
      guard let content = cellContent(at: path) else { return nil }
      return content.firstAction.map { .action($0, of: id) }
    case .title(let kind, let section):
      let title = screen.sections.first { $0.id == section }?.title(kind.rawValue)
      return title?.action.map { .seeAll(section: section, action: $0) }
    case .screenHeader, nil:
      return nil
    }
  }

  private mutating func tapped(
    _ path: ScenePath, telling bus: SelectionBus
  ) -> SceneResponse? {
    let action = rowAction(at: path)
    guard let told = tap(path, telling: bus) else { return nil }
    return SceneResponse(
      events: action.map { [$0] } ?? [], selection: told.events, damage: told.damage)
  }

  /// The action of a row that is a button as a whole: that of a section of kind `action`.
  private func rowAction(at path: ScenePath) -> SceneEvent? {
    guard path.nestedItem == nil, screen.sections.indices.contains(path.section) else { return nil }
    let section = screen.sections[path.section]
    guard section.kind == MessageContent.Role.action.rawValue,
      section.items.indices.contains(path.item), let action = section.items[path.item].action,
      let id = section.itemID(at: path.item)
    else { return nil }
    return .action(action, of: id)
  }

  private func event(_ action: String, of element: SceneElement) -> SceneEvent? {
    switch element {
    case .item(let id), .nested(let id): .action(action, of: id)
    case .boundary(_, let section): .seeAll(section: section, action: action)
    case .screenHeader, .ornament: nil
    }
  }
}
