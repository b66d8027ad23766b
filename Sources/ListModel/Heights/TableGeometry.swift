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
/// by one, and a copy shares all but what is changed in it. Rows of a section are alike until one is
/// changed; only sections with changed rows keep heights of their own.
///
/// Offsets do not drift, however often heights change, and the two questions agree exactly: a row
/// with a height is the one found at its own offset.
public struct TableGeometry: Sendable {
  /// The table.
  public private(set) var table: TableModel
  /// The table's width in pt.
  public private(set) var width: Double
  /// The heights by kind.
  public let heights: RowHeights
  /// Whether the table has a header.
  public let hasHeader: Bool

  /// The table's header, then the sections.
  private var extents: IndexedSums
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
    let heights = heights ?? RowHeights(style: table.style)
    self.table = table
    self.width = try Self.usable(width)
    self.heights = heights
    self.hasHeader = hasHeader
    extents = IndexedSums(count: table.sections.count) { section in
      Self.extent(of: table.sections[section], heights)
    }
    extents.insert(Self.headerHeight(hasHeader, heights, width), count: 1, at: 0)
  }

  /// The widest table that is laid out, in pt.
  public static let largestWidth = 100_000.0

  private static func usable(_ width: Double) throws(TableGeometryError) -> Double {
    guard width.isFinite, width > 0, width <= Self.largestWidth else {
      throw .unusableWidth(width)
    }
    return width
  }

  private static func headerHeight(
    _ hasHeader: Bool, _ heights: RowHeights, _ width: Double
  ) -> Double {
    hasHeader ? heights.header.height(onWidth: width) : 0
  }

  private static func extent(of section: TableSection, _ heights: RowHeights) -> Double {
    let shown = section.shown
    return extent(of: section, rows: heights.row(of: shown) * Double(shown.rowCount), heights)
  }

  private static func extent(
    of section: TableSection, rows: Double, _ heights: RowHeights
  ) -> Double {
    heights.spacing.above(hasHeader: section.header != nil) + rows
      + heights.spacing.below(hasFooter: section.footer != nil)
  }
}

extension TableGeometry {
  /// The height of the table's header in pt: the width by default, or 0 without a header.
  public var headerHeight: Double { Self.headerHeight(hasHeader, heights, width) }

  /// The height of the whole content in pt, header included.
  public var contentHeight: Double { extents.total }

  /// The height of a row in pt, or nil for a row that is not there.
  ///
  /// - Complexity: O(log rows).
  public func height(at path: RowIndexPath) -> Double? {
    rows(ofSection: path.section)?.height(of: path.row)
  }

  /// Where a row begins, in pt, or nil for a row that is not there.
  ///
  /// - Complexity: O(log sections + log rows).
  public func offset(of path: RowIndexPath) -> Double? {
    guard let rows = rows(ofSection: path.section), rows.contains(path.row) else { return nil }
    return extents.sum(before: path.section + 1) + rows.offset(of: path.row)
  }

  /// The row that holds `offset`, or nil where none does: in the header, beside the rows of a
  /// section, or outside the content.
  ///
  /// - Complexity: O(log sections + log rows).
  public func row(atOffset offset: Double) -> RowIndexPath? {
    // Entry 0 is the table's header.
    guard let entry = extents.index(at: offset), entry > 0 else { return nil }
    let section = entry - 1
    return rows(ofSection: section)?
      .row(at: offset, sectionStart: extents.sum(before: entry))
      .map { RowIndexPath(section: section, row: $0) }
  }

  /// Where a section begins and how high it is in pt, strips included; nil for a section that is
  /// not there.
  ///
  /// - Complexity: O(log sections).
  public func span(ofSection section: Int) -> (offset: Double, height: Double)? {
    guard table.sections.indices.contains(section) else { return nil }
    return extents.extent(at: section + 1).map { (extents.sum(before: section + 1), $0) }
  }

  private func rows(ofSection section: Int) -> SectionRows? {
    guard table.sections.indices.contains(section) else { return nil }
    let shown = table.sections[section].shown
    return SectionRows(
      count: shown.rowCount, ownHeight: heights.row(of: shown), changed: changedRows[section],
      above: heights.spacing.above(hasHeader: table.sections[section].header != nil))
  }
}

extension TableGeometry {
  /// Changes the height of one row; a height that is not finite or negative counts as 0, and a row
  /// that is not there changes nothing.
  ///
  /// - Complexity: O(log sections + log rows).
  public mutating func setHeight(_ height: Double, at path: RowIndexPath) {
    guard table.sections.indices.contains(path.section) else { return }
    let shown = table.sections[path.section].shown
    guard path.row >= 0, path.row < shown.rowCount else { return }
    // Taken out, so that the change finds it unshared.
    var rows =
      changedRows.removeValue(forKey: path.section)
      ?? IndexedSums(repeating: heights.row(of: shown), count: shown.rowCount)
    rows.set(RowHeights.usable(height), at: path.row)
    extents.set(
      Self.extent(of: table.sections[path.section], rows: rows.total, heights),
      at: path.section + 1)
    changedRows[path.section] = rows
  }

  /// Puts another section in place of one; heights changed in that section are forgotten. An index
  /// outside the table changes nothing.
  ///
  /// - Complexity: O(log sections).
  public mutating func setSection(_ section: TableSection, at index: Int) {
    guard table.sections.indices.contains(index) else { return }
    table.sections[index] = section
    changedRows[index] = nil
    extents.set(Self.extent(of: section, heights), at: index + 1)
  }

  /// Changes the width, as turning a device does: a square header follows it, rows keep their
  /// heights.
  ///
  /// - Parameter width: The new width in pt, in the range that `init` takes.
  /// - Throws: `TableGeometryError.unusableWidth`; then nothing has changed.
  /// - Complexity: O(log sections).
  public mutating func setWidth(_ width: Double) throws(TableGeometryError) {
    self.width = try Self.usable(width)
    extents.set(headerHeight, at: 0)
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
