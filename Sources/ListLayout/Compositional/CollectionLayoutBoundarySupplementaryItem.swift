/// Where a rectangle is aligned.
///
/// UIKit: `NSRectAlignment`.
public enum RectAlignment: String, CaseIterable, Hashable, Sendable {
  /// No edge: in the middle both ways.
  case none
  /// The middle of the top edge.
  case top
  /// The corner of the top and the leading edge.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The corner of the bottom and the leading edge.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The corner of the bottom and the trailing edge.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The corner of the top and the trailing edge.
  case topTrailing

  /// The end of an axis that the alignment names.
  enum Edge: Hashable, Sendable { case start, middle, end }

  func edge(_ axis: Axis) -> Edge {
    switch (self, axis) {
    case (.top, .vertical), (.topLeading, _), (.leading, .horizontal),
      (.topTrailing, .vertical), (.bottomLeading, .horizontal):
      .start
    case (.bottom, .vertical), (.bottomTrailing, _), (.trailing, .horizontal),
      (.bottomLeading, .vertical), (.topTrailing, .horizontal):
      .end
    case (.none, _), (.top, .horizontal), (.bottom, .horizontal), (.leading, .vertical),
      (.trailing, .vertical):
      .middle
    }
  }
}

/// A header, a footer, or another view at the boundary of a section or of the whole layout (layout
/// rules 49 to 58).
///
/// UIKit: `NSCollectionLayoutBoundarySupplementaryItem`.
public struct CollectionLayoutBoundarySupplementaryItem: Hashable, Sendable {
  /// The kind of view.
  public var elementKind: String
  /// Its size; fractions are of the section's span (layout rule 49).
  public var layoutSize: CollectionLayoutSize
  /// The edge or corner where it stands.
  public var alignment: RectAlignment
  /// How far it is moved from there, in pt (layout rule 55).
  public var absoluteOffset: Offset
  /// Whether it stands outside its section's content and makes room for itself (layout rule 51).
  public var extendsBoundary: Bool
  /// Whether it stays in sight while its section is (layout rule 57).
  public var pinToVisibleBounds: Bool
  /// Its z index.
  public var zIndex: Int

  /// What is added to the z index of an item that is pinned and shows, so that it stands above all
  /// cells (layout rule 58).
  public static let pinnedZIndex = 1_000_000_000

  /// A distance along both axes, in pt.
  public struct Offset: Hashable, Sendable {
    /// Along the horizontal axis.
    public var x: Double
    /// Along the vertical axis.
    public var y: Double

    /// Creates an offset.
    public init(x: Double = 0, y: Double = 0) {
      self.x = x
      self.y = y
    }

    var vector: Vector { [x, y] }
  }

  /// Creates a boundary item.
  public init(
    elementKind: String, layoutSize: CollectionLayoutSize, alignment: RectAlignment,
    absoluteOffset: Offset = .init(), extendsBoundary: Bool = true,
    pinToVisibleBounds: Bool = false, zIndex: Int = 1
  ) {
    self.elementKind = elementKind
    self.layoutSize = layoutSize
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.zIndex = zIndex
  }
}
