public import Foundation

/// What a point of the viewport meets.
public struct SceneHit: Hashable, Sendable {
  /// The topmost element there.
  public let element: SceneElement
  /// Its place, for a cell or a nested item.
  public let path: ScenePath?
  /// The button there, by what it asks for; nil beside buttons.
  public let action: String?
}

extension Scene {
  /// The topmost element at a point of the viewport, and the button of it there; nil where nothing
  /// stands. A row that nests a collection is met where none of its items stands.
  ///
  /// - Complexity: O(elements in sight).
  public func hit(at point: CGPoint) -> SceneHit? {
    guard let found = visible.last(where: { $0.visibleFrame.holds(point) }) else { return nil }
    return SceneHit(
      element: found.element, path: found.path, action: action(in: found, at: point))
  }

  private func action(in found: VisibleElement, at point: CGPoint) -> String? {
    guard let item = found.content, let cell = found.cell,
      let content = registry.dequeue(cell, for: item)
    else { return nil }
    let inside = CGPoint(x: point.x - found.frame.minX, y: point.y - found.frame.minY)
    for element in cellLayout.frames(of: content, in: found.frame.size).reversed() {
      guard case .button(let button) = element.element.content, element.frame.holds(inside) else {
        continue
      }
      return button.action
    }
    return nil
  }
}

extension CGRect {
  /// Whether a point lies in the rectangle; its far edges do not belong to it.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
