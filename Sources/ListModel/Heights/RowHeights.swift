/// How high the parts of a table are, in pt. All are values that a caller may change.
///
/// Heights are finite and not negative; one that is not counts as 0.
public struct RowHeights: Hashable, Sendable {
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

  /// The height of a row of this content, in pt.
  ///
  /// - Parameter content: What the row's section shows.
  /// - Returns: A finite height, at least 0.
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
    height.isFinite && height > 0 ? height : 0
  }
}

/// The strips above and below a section's rows, in pt.
///
/// A plain table has no paddings; its section headers and footers are strips of 28 (list rule L5,
/// table rule TB2). A grouped table keeps 35 above a section without a header and 20 below one
/// without a footer (list rule L3); its headers and footers are 17.5 high.
public struct SectionSpacing: Hashable, Sendable {
  /// The height of a section's header text.
  public var header: Double
  /// The height of a section's footer text.
  public var footer: Double
  /// The room above a section that has no header.
  public var topWithoutHeader: Double
  /// The room below a section that has no footer.
  public var bottomWithoutFooter: Double

  /// Creates the spacing of a table style.
  public init(style: TableStyle) {
    switch style {
    case .plain:
      (header, footer, topWithoutHeader, bottomWithoutFooter) = (28, 28, 0, 0)
    case .grouped:
      (header, footer, topWithoutHeader, bottomWithoutFooter) = (17.5, 17.5, 35, 20)
    }
  }

  /// What stands above the rows of a section.
  func above(_ section: TableSection) -> Double {
    RowHeights.usable(section.header == nil ? topWithoutHeader : header)
  }

  /// What stands below the rows of a section.
  func below(_ section: TableSection) -> Double {
    RowHeights.usable(section.footer == nil ? bottomWithoutFooter : footer)
  }
}
