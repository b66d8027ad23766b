/// A collection view; so far the names that layouts use.
@preconcurrency @MainActor
open class UICollectionView {
  /// The direction a layout scrolls in.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// The kind of a flow layout's section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
