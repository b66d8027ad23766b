public import Foundation
public import TerminalKit

/// How points become cells: a cell is twice as high as it is wide.
public struct CellScale: Hashable, Sendable {
  /// Points in a column.
  public let pointsPerColumn: Double

  /// Points in a row.
  public var pointsPerRow: Double { pointsPerColumn * 2 }

  /// A scale at which text of the platform's body size is about one cell a character.
  public static let natural = CellScale(pointsPerColumn: 8)

  /// Creates a scale; one that is not finite or not positive counts as the natural one.
  public init(pointsPerColumn: Double) {
    self.pointsPerColumn =
      pointsPerColumn.isFinite && pointsPerColumn > 0 ? pointsPerColumn : 8
  }

  /// The scale at which `width` points fill `columns` columns.
  public init(width: Double, columns: Int) {
    self.init(pointsPerColumn: width / Double(max(columns, 1)))
  }

  /// The points that cells cover.
  public func points(_ size: CellSize) -> CGSize {
    CGSize(
      width: Double(size.columns) * pointsPerColumn, height: Double(size.rows) * pointsPerRow)
  }

  /// The cells a rectangle covers: each edge at the nearest cell border, at least one cell where the
  /// rectangle has an area.
  public func cells(_ rect: CGRect) -> CellRect {
    let columns = span(Double(rect.minX), Double(rect.maxX), pointsPerColumn)
    let rows = span(Double(rect.minY), Double(rect.maxY), pointsPerRow)
    return CellRect(
      row: rows.start, column: columns.start, columns: columns.count, rows: rows.count)
  }

  /// The cells as ``cells(_:)`` has them, and the row above where the rectangle begins in it: lines
  /// are drawn there.
  func cells(reaching rect: CGRect) -> CellRect {
    let cells = cells(rect)
    guard cells.rows > 0, row(of: Double(rect.minY)) < cells.origin.row else { return cells }
    return CellRect(
      row: cells.origin.row - 1, column: cells.origin.column, columns: cells.columns,
      rows: cells.rows + 1)
  }

  /// The row in which a place lies.
  func row(of y: Double) -> Int {
    Int(max(min((y / pointsPerRow).rounded(.down), 1e6), -1e6))
  }

  private func span(_ start: Double, _ end: Double, _ unit: Double) -> (start: Int, count: Int) {
    let first = border(start / unit)
    let last = border(end / unit)
    return (first, end > start ? max(last - first, 1) : 0)
  }

  private func border(_ value: Double) -> Int {
    Int(max(min((value + 0.5).rounded(.down), 1e6), -1e6))
  }
}
