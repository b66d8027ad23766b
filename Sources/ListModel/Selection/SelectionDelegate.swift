/// Hears what happens to rows and nested items.
///
/// A delegate implements the calls it cares for; the others do nothing.
public protocol SelectionDelegate: AnyObject {
  /// A row or a nested item was selected.
  func selectionBus(_ bus: SelectionBus, didSelect element: SelectedElement)
  /// A row or a nested item is no longer selected.
  func selectionBus(_ bus: SelectionBus, didDeselect element: SelectedElement)
  /// A row or a nested item was touched.
  func selectionBus(_ bus: SelectionBus, didHighlight element: SelectedElement)
  /// An event reached a stage this delegate listens at; by default it is passed to the three calls
  /// above. A delegate that shows or tests the relay itself implements this one.
  func selectionBus(
    _ bus: SelectionBus, relayed event: SelectionEvent, at stage: SelectionStage)
}

extension SelectionDelegate {
  /// Does nothing.
  public func selectionBus(_ bus: SelectionBus, didSelect element: SelectedElement) {}
  /// Does nothing.
  public func selectionBus(_ bus: SelectionBus, didDeselect element: SelectedElement) {}
  /// Does nothing.
  public func selectionBus(_ bus: SelectionBus, didHighlight element: SelectedElement) {}

  /// Passes the event to the call named after it.
  public func selectionBus(
    _ bus: SelectionBus, relayed event: SelectionEvent, at stage: SelectionStage
  ) {
    switch event.kind {
    case .didSelect: selectionBus(bus, didSelect: event.element)
    case .didDeselect: selectionBus(bus, didDeselect: event.element)
    case .didHighlight: selectionBus(bus, didHighlight: event.element)
    }
  }
}

/// Which stages of the relay a delegate listens at.
public enum SelectionScope: Hashable, Sendable {
  /// The collection nested in the row of this section.
  case collection(section: String)
  /// All rows, for events of rows and of items nested in them.
  case rows
  /// The screen.
  case screen
  /// Every stage of every event.
  case everywhere

  func includes(_ stage: SelectionStage) -> Bool {
    switch (self, stage) {
    case (.everywhere, _), (.rows, .row), (.screen, .screen): true
    case (.collection(let mine), .collection(let section)): mine == section
    case (.collection, _), (.rows, _), (.screen, _): false
    }
  }
}
