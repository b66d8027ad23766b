/// How high the parts of a table are, in pt. All are values that a caller may change.
///
/// Heights are finite, at least 0 and at most ``largest``: one that is more counts as that, one that
/// is negative or not finite as 0.
public struct RowHeights: Hashable, Sendable {
  /// The table's header.
  public var header = TableHeaderHeight.square
  /// A plain list row.
  public var list = 50.0
  /// One line of a nested collection: an item of 170 and its buffer. A collection row is this times
  /// its row count.
  public var collectionLine = 180.0
  /// One line of a nested grid. A grid row is this times the lines its items need.
  public var gridLine = 180.0
  /// A banner.
  public var banner = 200.0
  /// A row of text, an action, and the rows that stand for a state.
  public var message = 50.0
  /// What a section's header and footer take, and the room around sections.
  public var spacing: SectionSpacing

  /// Creates the heights of a table of one style.
  public init(style: TableStyle = .plain) {
    spacing = SectionSpacing(style: style)
  }

  /// More than any row needs, and so little that offsets stay finite whatever a document asks for.
  public static let largest = 1e12

  /// The height of a row of this content, in pt.
  ///
  /// - Parameter content: What the row's section shows.
  /// - Returns: A height from 0 to ``largest``.
  public func row(of content: CellModel) -> Double {
    switch content {
    case .list: Self.usable(list)
    case .collectionView(_, let rows): Self.usable(collectionLine * Double(max(rows, 0)))
    case .grid(let models, let columns):
      Self.usable(gridLine * Double(Self.lines(of: models.count, columns: columns)))
    case .banner: Self.usable(banner)
    case .text, .action, .loading, .empty, .error: Self.usable(message)
    case .custom(_, let height): Self.usable(height)
    }
  }

  private static func lines(of items: Int, columns: Int) -> Int {
    let columns = max(columns, 1)
    return items / columns + (items % columns == 0 ? 0 : 1)
  }

  static func usable(_ height: Double) -> Double {
    height.isFinite && height > 0 ? min(height, largest) : 0
  }
}

/// How high a table's header is.
public enum TableHeaderHeight: Hashable, Sendable {
  /// As high as the table is wide.
  case square
  /// A height in pt, whatever the width.
  case fixed(Double)

  func height(onWidth width: Double) -> Double {
    switch self {
    case .square: width
    case .fixed(let height): RowHeights.usable(height)
    }
  }
}
