/// What a tap does to what is selected.
public enum SelectionPolicy: String, CaseIterable, Hashable, Sendable {
  /// Nothing can be selected: a tap is heard as a highlight only.
  case none
  /// A tapped element is selected and at once deselected, as in a table that reports taps.
  case deselectAtOnce
  /// A tapped element takes the place of the one selected before; a second tap keeps it.
  case single
  /// A tap selects an element, a second tap on it deselects it.
  case multiple

  /// The events a tap makes, in order, when `selected` is what is selected now.
  ///
  /// - Complexity: O(number of selected elements).
  func events(
    tapping element: SelectedElement, selected: [SelectedElement]
  ) -> [SelectionEvent] {
    let highlight = SelectionEvent(.didHighlight, element)
    let isSelected = selected.contains { $0.id == element.id }
    switch self {
    case .none:
      return [highlight]
    case .deselectAtOnce:
      return [
        highlight, SelectionEvent(.didSelect, element), SelectionEvent(.didDeselect, element),
      ]
    case .single:
      let others = selected.filter { $0.id != element.id }
      return [highlight] + others.map { SelectionEvent(.didDeselect, $0) }
        + (isSelected ? [] : [SelectionEvent(.didSelect, element)])
    case .multiple:
      return [highlight, SelectionEvent(isSelected ? .didDeselect : .didSelect, element)]
    }
  }
}
