import ListLayout

/// Which edges of the container a layout or a section keeps clear.
public enum UIContentInsetsReference: Int, Sendable {
  /// The layout's; for a layout none.
  case automatic = 0
  /// No edges.
  case none
  /// What bars and notches cover.
  case safeArea
  /// The margins of the view.
  case layoutMargins
  /// The width that is good to read.
  case readableContent

  var value: ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}
