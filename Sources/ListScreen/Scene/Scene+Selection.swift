public import ListModel

extension Scene {
  /// Taps a cell or a nested item: by the bus's policy it is selected, deselected, or both. The bus
  /// tells; the scene keeps what is selected.
  ///
  /// - Parameters:
  ///   - path: What is tapped.
  ///   - bus: Who tells of it.
  /// - Returns: The events told, and the elements that look different now; nil where nothing stands
  ///   at `path`.
  @discardableResult
  public mutating func tap(
    _ path: ScenePath, telling bus: SelectionBus
  ) -> (events: [SelectionEvent], damage: SceneDamage)? {
    guard let element = screen.selectedElement(at: path) else { return nil }
    let events = bus.tap(element, selected: selected)
    return (events, note(events))
  }

  /// Deselects everything.
  @discardableResult
  public mutating func clearSelection(telling bus: SelectionBus) -> SceneDamage {
    let events = selected.map { SelectionEvent(.didDeselect, $0) }
    let damage = note(events)
    bus.tell(events)
    return damage
  }

  /// Whether an element is selected. A row that nests a collection is known by its section alone.
  public func isSelected(_ element: SceneElement) -> Bool {
    guard let id = element.itemID else { return false }
    return selected.contains { selected in
      guard selected.id.section == id.section else { return false }
      switch (selected.path, element) {
      case (.row, .item): return selected.id.element.map { $0 == id.item } ?? true
      case (.item, .nested): return selected.id.element == id.item
      default: return false
      }
    }
  }

  private mutating func note(_ events: [SelectionEvent]) -> SceneDamage {
    let before = visible.map { isSelected($0.element) }
    for event in events {
      switch event.kind {
      case .didSelect: selected.append(event.element)
      case .didDeselect: selected.removeAll { $0.id == event.element.id }
      case .didHighlight: break
      }
    }
    var damage = SceneDamage.nothing
    damage.changed = zip(visible, before)
      .filter { isSelected($0.element) != $1 }
      .map(\.0.element)
    return damage
  }
}
