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

  /// Taps what is focused.
  @discardableResult
  public mutating func tapFocused(
    telling bus: SelectionBus
  ) -> (events: [SelectionEvent], damage: SceneDamage)? {
    guard let path = focus?.path else { return nil }
    return tap(path, telling: bus)
  }

  /// Deselects everything.
  @discardableResult
  public mutating func clearSelection(telling bus: SelectionBus) -> SceneDamage {
    let events = selected.map { SelectionEvent(.didDeselect, $0) }
    let damage = note(events)
    bus.tell(events)
    return damage
  }

  /// Whether an element is selected.
  public func isSelected(_ element: SceneElement) -> Bool {
    guard let id = element.itemID else { return false }
    return selected.contains { $0.id.section == id.section && $0.id.element == id.item }
  }

  private mutating func note(_ events: [SelectionEvent]) -> SceneDamage {
    let before = selected
    for event in events {
      switch event.kind {
      case .didSelect: selected.append(event.element)
      case .didDeselect: selected.removeAll { $0.id == event.element.id }
      case .didHighlight: break
      }
    }
    var damage = SceneDamage(from: [], to: [])
    let changed = Set(before.map(\.id)).symmetricDifference(selected.map(\.id))
    damage.changed = visible.map(\.element).filter { element in
      guard let id = element.itemID else { return false }
      return changed.contains(SelectedElement.ElementID(section: id.section, element: id.item))
    }
    return damage
  }
}
