/// A box that lays out items, and other groups, in a row, in a column, or as it is told.
///
/// UIKit: `NSCollectionLayoutGroup`.
public struct CollectionLayoutGroup: Hashable, Sendable {
  /// The size of the group.
  public var layoutSize: CollectionLayoutSize
  /// How the group lays out what it holds.
  public var arrangement: Arrangement
  /// Room between consecutive subitems (layout rule 20).
  public var interItemSpacing: CollectionLayoutSpacing?
  /// Room between the group's border and its subitems (layout rule 26).
  public var contentInsets: DirectionalEdgeInsets
  /// Room outside the group (layout rules 22, 23 and 41).
  public var edgeSpacing: CollectionLayoutEdgeSpacing
  /// What is anchored to the group (layout rule 59).
  public var supplementaryItems: [CollectionLayoutSupplementaryItem]

  /// How a group lays out what it holds.
  public indirect enum Arrangement: Hashable, Sendable {
    /// A row that repeats the list as long as it fits, or `count` times.
    case horizontal(subitems: [CollectionLayoutSubitem], count: Int?)
    /// A column that repeats the list as long as it fits, or `count` times.
    case vertical(subitems: [CollectionLayoutSubitem], count: Int?)
    /// Frames relative to the group's outer corner (layout rule 27).
    case custom(items: [CollectionLayoutGroupCustomItem])
  }

  /// Creates a group from its arrangement.
  public init(
    layoutSize: CollectionLayoutSize, arrangement: Arrangement,
    interItemSpacing: CollectionLayoutSpacing? = nil,
    contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: CollectionLayoutEdgeSpacing = .init(),
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.arrangement = arrangement
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }

  /// A row that repeats `subitems` as a pattern as long as they fit (layout rule 14).
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutSubitem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, arrangement: .horizontal(subitems: subitems, count: nil))
  }

  /// A row of `count` equal shares (layout rule 19).
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutSubitem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, arrangement: .horizontal(subitems: [subitem], count: count))
  }

  /// A column that repeats `subitems` as a pattern as long as they fit (layout rule 14).
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutSubitem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, arrangement: .vertical(subitems: subitems, count: nil))
  }

  /// A column of `count` equal shares (layout rule 19).
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutSubitem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, arrangement: .vertical(subitems: [subitem], count: count))
  }

  /// A group whose items stand where `items` says (layout rule 27).
  public static func custom(
    layoutSize: CollectionLayoutSize, items: [CollectionLayoutGroupCustomItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize: layoutSize, arrangement: .custom(items: items))
  }

  /// The axis along which subitems are laid, nil for a custom group.
  var axis: Axis? {
    switch arrangement {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .custom: nil
    }
  }
}

/// What a group holds: an item, or another group.
public enum CollectionLayoutSubitem: Hashable, Sendable {
  /// A cell.
  case item(CollectionLayoutItem)
  /// A nested group.
  case group(CollectionLayoutGroup)

  var layoutSize: CollectionLayoutSize {
    get {
      switch self {
      case .item(let item): item.layoutSize
      case .group(let group): group.layoutSize
      }
    }
    set {
      switch self {
      case .item(var item):
        item.layoutSize = newValue
        self = .item(item)
      case .group(var group):
        group.layoutSize = newValue
        self = .group(group)
      }
    }
  }

  var edgeSpacing: CollectionLayoutEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}

/// The frame of one item of a custom group.
///
/// UIKit: `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The left edge in pt, from the group's outer corner.
  public var x: Double
  /// The top edge in pt.
  public var y: Double
  /// The width in pt.
  public var width: Double
  /// The height in pt.
  public var height: Double
  /// The z index; nil for that of its section's other cells.
  public var zIndex: Int?

  /// Creates a frame.
  public init(x: Double, y: Double, width: Double, height: Double, zIndex: Int? = nil) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.zIndex = zIndex
  }

  var box: Box { Box(origin: [x, y], size: [width, height]) }
}
