/// One thing that happened to a row or to a nested item.
public struct SelectionEvent: Hashable, Sendable {
  /// What happened.
  public let kind: Kind
  /// To what.
  public let element: SelectedElement

  /// What can happen, named as UIKit's delegate calls are.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It was touched (`didHighlightRowAt`, `didHighlightItemAt`).
    case didHighlight
    /// It was selected (`didSelectRowAt`, `didSelectItemAt`).
    case didSelect
    /// It is no longer selected (`didDeselectRowAt`, `didDeselectItemAt`).
    case didDeselect
  }

  /// Creates an event.
  public init(_ kind: Kind, _ element: SelectedElement) {
    self.kind = kind
    self.element = element
  }

  /// The stages that hear the event, innermost first.
  ///
  /// A nested item's event goes from its collection to the row and on to the screen; a row's event
  /// goes from the row to the screen.
  public var relay: [SelectionStage] {
    switch element.path {
    case .row(let row):
      [.row(row), .screen]
    case .item(let item):
      [.collection(section: element.sectionID), .row(item.row), .screen]
    }
  }
}

/// One stage of the chain along which an event travels outwards.
public enum SelectionStage: Hashable, Sendable {
  /// The collection nested in the row of this section.
  case collection(section: String)
  /// A table row.
  case row(RowIndexPath)
  /// The screen, which hears everything last.
  case screen
}
