/// One cell of a group.
///
/// UIKit: `NSCollectionLayoutItem`.
public struct CollectionLayoutItem: Hashable, Sendable {
  /// The size of its slot.
  public var layoutSize: CollectionLayoutSize
  /// What its frame is smaller than its slot; moves no neighbour (layout rule 25).
  public var contentInsets: DirectionalEdgeInsets
  /// Room outside the slot (layout rules 22 and 23).
  public var edgeSpacing: CollectionLayoutEdgeSpacing
  /// What is anchored to its frame (layout rule 59).
  public var supplementaryItems: [CollectionLayoutSupplementaryItem]

  /// Creates an item.
  public init(
    layoutSize: CollectionLayoutSize, contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: CollectionLayoutEdgeSpacing = .init(),
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}

/// A view anchored to an item or to a group, such as a badge (layout rules 59 to 62).
///
/// UIKit: `NSCollectionLayoutSupplementaryItem`.
public struct CollectionLayoutSupplementaryItem: Hashable, Sendable {
  /// The kind of view.
  public var elementKind: String
  /// Its size; fractions are of the item's frame, or of the box its group was laid out in.
  public var layoutSize: CollectionLayoutSize
  /// The point of the host it is anchored to.
  public var containerAnchor: CollectionLayoutAnchor
  /// The point of its own that is put there; nil for the same edges as the container anchor's.
  public var itemAnchor: CollectionLayoutAnchor?
  /// Its z index.
  public var zIndex: Int

  /// Creates an anchored view.
  public init(
    elementKind: String, layoutSize: CollectionLayoutSize,
    containerAnchor: CollectionLayoutAnchor, itemAnchor: CollectionLayoutAnchor? = nil,
    zIndex: Int = 1
  ) {
    self.elementKind = elementKind
    self.layoutSize = layoutSize
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }

  /// Where it stands on a host, given the box its fractions refer to.
  func box(on host: Box, reference: Vector, _ grid: PixelGrid) -> Box {
    let size = layoutSize.lengths(in: reference, grid)
    let itemEdges = itemAnchor?.edges ?? containerAnchor.edges
    let itemOffset = itemAnchor?.offset(of: size) ?? .zero
    let origin =
      host.origin + host.size * containerAnchor.edges.point - size * itemEdges.point
      + containerAnchor.offset(of: size) + itemOffset
    return Box(origin: origin, size: size)
  }
}
