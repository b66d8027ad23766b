/// Something that happens on a scene beside selection. Each is answered by the call that raises it.
public enum SceneEvent: Hashable, Sendable {
  /// The last rows are in sight: more may be loaded. Raised by ``Scene/endEvent(margin:)``, once for
  /// each change of the screen.
  case reachedEnd
  /// The button beside a section's title was pressed, to see all of the section.
  case seeAll(section: String, action: String)
  /// The button of a cell was pressed, or a row that is a button as a whole.
  case action(String, of: ScreenItemID)
  /// The content was pulled down beyond its top, or a refresh was asked for: raised once until it
  /// ends.
  case refresh
  /// The element came into sight.
  case appeared(SceneElement)
  /// The element went out of sight.
  case vanished(SceneElement)
}

extension SceneDamage {
  /// What came into sight and what left it, as events: those that vanished first.
  ///
  /// - Complexity: O(elements that appeared or vanished).
  public var events: [SceneEvent] {
    vanished.map(SceneEvent.vanished) + appeared.map(SceneEvent.appeared)
  }
}
