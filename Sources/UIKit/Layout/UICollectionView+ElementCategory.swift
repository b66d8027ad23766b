extension UICollectionView {
  /// What an element of a layout is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A header, a footer, a badge.
    case supplementaryView
    /// A background or another view without content of its own.
    case decorationView
  }
}
