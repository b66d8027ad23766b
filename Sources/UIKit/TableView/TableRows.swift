import Foundation
import IndexedSums

/// Where a table's headers, rows and footers are, from top to bottom.
///
/// - Complexity: O(log n) to find a row, to find what is at an offset, and to change a height.
struct TableRows {
  /// The strips around a section's rows, in pt.
  struct Strips: Hashable {
    var header: Double
    var footer: Double
  }

  /// The height of the view above all sections, in pt.
  let top: Double
  private var strips: [Strips]
  private var rows: [IndexedSums]
  private var extents: IndexedSums

  /// Lays out sections.
  ///
  /// - Parameters:
  ///   - top: The height of the view above all sections, in pt.
  ///   - strips: The sections' strips.
  ///   - rows: The heights of each section's rows.
  init(top: Double, strips: [Strips], rows: [IndexedSums]) {
    self.top = top
    self.strips = strips
    self.rows = rows
    extents = IndexedSums(
      zip(strips, rows).map { $0.header + $1.total + $0.footer })
  }

  var sectionCount: Int { rows.count }

  func rowCount(_ section: Int) -> Int { rows.indices.contains(section) ? rows[section].count : 0 }

  /// The height of the sections with the view above them.
  var height: Double { top + extents.total }

  /// Where a section begins, and how high it is.
  func span(_ section: Int) -> (start: Double, height: Double)? {
    guard rows.indices.contains(section) else { return nil }
    return (top + extents.sum(before: section), extents.extent(at: section) ?? 0)
  }

  func header(_ section: Int) -> (start: Double, height: Double)? {
    span(section).map { ($0.start, strips[section].header) }
  }

  func footer(_ section: Int) -> (start: Double, height: Double)? {
    span(section).map { ($0.start + $0.height - strips[section].footer, strips[section].footer) }
  }

  func row(_ path: IndexPath) -> (start: Double, height: Double)? {
    guard let span = span(path.section),
      let height = rows[path.section].extent(at: path.row), path.row >= 0
    else { return nil }
    return (
      span.start + strips[path.section].header + rows[path.section].sum(before: path.row), height
    )
  }

  mutating func setHeight(_ height: Double, of path: IndexPath) {
    guard rows.indices.contains(path.section), path.row >= 0, path.row < rows[path.section].count
    else { return }
    rows[path.section].set(height, at: path.row)
    let strip = strips[path.section]
    extents.set(strip.header + rows[path.section].total + strip.footer, at: path.section)
  }

  /// The sections that reach into a span.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    guard sectionCount > 0, high > top, low < height else { return 0..<0 }
    let first = extents.index(at: max(low - top, 0)) ?? 0
    let last = extents.index(at: high - top) ?? sectionCount - 1
    return first..<(max(first, last) + 1)
  }

  /// The rows of a section that reach into a span; touching is not enough.
  func rows(of section: Int, from low: Double, to high: Double) -> Range<Int> {
    guard let span = span(section), rows[section].count > 0 else { return 0..<0 }
    let start = span.start + strips[section].header
    let sums = rows[section]
    guard high > start, low < start + sums.total else { return 0..<0 }
    let first = sums.index(at: max(low - start, 0)) ?? 0
    var last = sums.index(at: high - start) ?? sums.count - 1
    if last > first, start + sums.sum(before: last) >= high { last -= 1 }
    return first..<(max(first, last) + 1)
  }

  /// The row at an offset; nil in a strip and outside.
  func row(at offset: Double) -> IndexPath? {
    guard offset >= top, let section = extents.index(at: offset - top), let span = span(section)
    else { return nil }
    let within = offset - span.start - strips[section].header
    guard within >= 0, let row = rows[section].index(at: within) else { return nil }
    return IndexPath(row: row, section: section)
  }
}
