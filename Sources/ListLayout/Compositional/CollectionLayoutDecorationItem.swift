/// A background behind a whole section (layout rules 63 and 64).
///
/// UIKit: `NSCollectionLayoutDecorationItem.background(elementKind:)`.
public struct CollectionLayoutDecorationItem: Hashable, Sendable {
  /// The kind of view.
  public var elementKind: String
  /// What it is smaller than its section.
  public var contentInsets: DirectionalEdgeInsets
  /// Its z index.
  public var zIndex: Int

  /// Creates a background.
  public init(
    elementKind: String, contentInsets: DirectionalEdgeInsets = .zero, zIndex: Int = 0
  ) {
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
