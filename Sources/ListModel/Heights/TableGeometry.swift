import IndexedSums

/// Where the rows of a table stand: heights and offsets, in pt from the top of the content.
///
/// The table's header, where it has one, is a square as wide as the table; it scrolls with the
/// content and the rows begin below it. A section is its header strip, its rows and its footer
/// strip.
///
/// ```swift
/// var geometry = try TableGeometry(table, width: 414, hasHeader: true)
/// geometry.offset(of: RowIndexPath(section: 1, row: 0))   // 414 + 360 + 28
/// geometry.row(atOffset: 500)                              // 0,0
/// geometry.setHeight(90, at: RowIndexPath(section: 1, row: 2))
/// ```
///
/// Questions and changes cost O(log n) over sections and rows, also after heights were changed one
/// by one. Rows of a section are alike until one is changed; only sections with changed rows keep
/// heights of their own.
public struct TableGeometry: Sendable {
  /// The table.
  public let table: TableModel
  /// The table's width in pt.
  public let width: Double
  /// The heights by kind.
  public let heights: RowHeights
  /// The height of the table's header in pt: the width, or 0 without a header.
  public let headerHeight: Double

  private var sectionExtents: IndexedSums
  /// The rows of sections where a height was changed.
  private var changedRows: [Int: IndexedSums] = [:]

  /// Lays out a table.
  ///
  /// - Parameters:
  ///   - table: What to lay out.
  ///   - width: The table's width in pt: finite, more than 0, at most 100,000.
  ///   - heights: Heights by kind; nil for those of the table's style.
  ///   - hasHeader: Whether the table has a header.
  /// - Throws: `TableGeometryError.unusableWidth`.
  /// - Complexity: O(sections).
  public init(
    _ table: TableModel, width: Double, heights: RowHeights? = nil, hasHeader: Bool = false
  ) throws(TableGeometryError) {
    guard width.isFinite, width > 0, width <= Self.largestWidth else {
      throw .unusableWidth(width)
    }
    let heights = heights ?? RowHeights(style: table.style)
    self.table = table
    self.width = width
    self.heights = heights
    headerHeight = hasHeader ? width : 0
    sectionExtents = IndexedSums(
      table.sections.lazy.map { section in
        let shown = section.shown
        return heights.spacing.above(section) + heights.row(of: shown) * Double(shown.rowCount)
          + heights.spacing.below(section)
      })
  }

  /// The widest table that is laid out, in pt.
  public static let largestWidth = 100_000.0

  /// The height of the whole content in pt, header included.
  public var contentHeight: Double { headerHeight + sectionExtents.total }

  /// The height of a row in pt, or nil for a row that is not there.
  ///
  /// - Complexity: O(log rows).
  public func height(at path: RowIndexPath) -> Double? {
    guard let shown = shownContent(at: path) else { return nil }
    return changedRows[path.section]?.extent(at: path.row) ?? heights.row(of: shown)
  }

  /// Where a row begins, in pt, or nil for a row that is not there.
  ///
  /// - Complexity: O(log sections + log rows).
  public func offset(of path: RowIndexPath) -> Double? {
    guard let shown = shownContent(at: path) else { return nil }
    return start(ofSection: path.section) + heights.spacing.above(table.sections[path.section])
      + rowOffset(path.row, in: path.section, shown)
  }

  /// The row that holds `offset`, or nil where none does: in the header, beside the rows of a
  /// section, or outside the content.
  ///
  /// - Complexity: O(log sections + log rows).
  public func row(atOffset offset: Double) -> RowIndexPath? {
    guard let section = sectionExtents.index(at: offset - headerHeight) else { return nil }
    let within =
      offset - start(ofSection: section) - heights.spacing.above(table.sections[section])
    guard within >= 0 else { return nil }
    if let rows = changedRows[section] {
      return rows.index(at: within).map { RowIndexPath(section: section, row: $0) }
    }
    let shown = table.sections[section].shown
    let height = heights.row(of: shown)
    guard height > 0, within < height * Double(shown.rowCount) else { return nil }
    let row = min(Int(within / height), shown.rowCount - 1)
    return RowIndexPath(section: section, row: row)
  }

  /// Changes the height of one row; a height that is not finite or negative counts as 0, and a row
  /// that is not there changes nothing.
  ///
  /// - Complexity: O(log sections + log rows).
  public mutating func setHeight(_ height: Double, at path: RowIndexPath) {
    guard let shown = shownContent(at: path) else { return }
    var rows =
      changedRows[path.section]
      ?? IndexedSums(repeating: heights.row(of: shown), count: shown.rowCount)
    rows.set(height, at: path.row)
    let section = table.sections[path.section]
    sectionExtents.set(
      heights.spacing.above(section) + rows.total + heights.spacing.below(section),
      at: path.section)
    changedRows[path.section] = rows
  }

  /// Where a section begins and how high it is in pt, strips included; nil for a section that is
  /// not there.
  ///
  /// - Complexity: O(log sections).
  public func span(ofSection section: Int) -> (offset: Double, height: Double)? {
    sectionExtents.extent(at: section).map { (start(ofSection: section), $0) }
  }

  private func start(ofSection section: Int) -> Double {
    headerHeight + sectionExtents.sum(before: section)
  }

  private func rowOffset(_ row: Int, in section: Int, _ shown: CellModel) -> Double {
    changedRows[section]?.sum(before: row) ?? heights.row(of: shown) * Double(row)
  }

  private func shownContent(at path: RowIndexPath) -> CellModel? {
    guard table.sections.indices.contains(path.section) else { return nil }
    let shown = table.sections[path.section].shown
    return path.row >= 0 && path.row < shown.rowCount ? shown : nil
  }
}

/// A table that cannot be laid out.
public enum TableGeometryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The width is not a number, not positive, or more than `TableGeometry.largestWidth`.
  case unusableWidth(Double)

  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .unusableWidth(let width):
      "a table cannot be \(width) pt wide, give a width above 0 and up to 100000"
    }
  }
}
