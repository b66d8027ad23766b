import ListModel
import ListScreen

extension Browser {
  mutating func selectFocused() {
    guard let response = scene.activateFocused(telling: bus) else { return }
    note(response)
  }

  mutating func pressFocusedButton() {
    guard let event = scene.pressFocusedButton() else {
      status = "no button here"
      return
    }
    note(event)
  }

  mutating func clearSelection() {
    reportingDeselections { browser in
      browser.scene.clearSelection(telling: browser.bus)
    }
    status = ""
  }

  /// Does what may deselect, and tells who listens of what is selected no longer.
  @discardableResult
  mutating func reportingDeselections<Answer, Failure: Error>(
    of tab: Int? = nil, _ change: (inout Browser) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let tab = tab ?? currentTab
    let before = tabs[tab].scene.selected
    let answer = try change(&self)
    let kept = Set(tabs[tab].scene.selected.map(\.id))
    for element in before where !kept.contains(element.id) {
      onSelection?(SelectionEvent(.didDeselect, element), tabs[tab].scene.screen)
    }
    return answer
  }

  mutating func note(_ response: SceneResponse) {
    for event in response.selection { onSelection?(event, scene.screen) }
    note(response.selection)
    for event in response.events { note(event) }
  }

  /// Says in the status line what was selected last (terminal rule 53).
  private mutating func note(_ events: [SelectionEvent]) {
    guard let event = events.last(where: { $0.kind == .didSelect }) ?? events.last else { return }
    let verb = event.kind == .didDeselect ? "deselected" : "selected"
    let noun =
      switch event.element.path {
      case .row: "row"
      case .item: "item"
      }
    status = "\(verb) \(noun) \(event.element.path) \"\(event.element.title)\""
  }

  private mutating func note(_ event: SceneEvent) {
    switch event {
    case .seeAll(let section, let action): status = "\(action): \(section)"
    case .action(let action, let id): status = "\(action): \(id.item)"
    case .refresh, .reachedEnd, .appeared, .vanished: break
    }
  }
}
