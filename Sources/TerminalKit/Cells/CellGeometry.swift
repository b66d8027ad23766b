/// A place on the screen, counted from 0 at the top left.
public struct CellPosition: Hashable, Sendable {
  /// The row, 0 at the top.
  public var row: Int
  /// The column, 0 at the left.
  public var column: Int

  /// Creates a place; it may lie outside of any screen.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// The size of a screen in cells.
public struct CellSize: Hashable, Sendable {
  /// The most columns or rows that a size can have. What a terminal claims is data from outside:
  /// this bound keeps a buffer at most 4 million cells.
  public static let limit = 2_000

  /// How many columns, 1 to ``limit``.
  public let columns: Int
  /// How many rows, 1 to ``limit``.
  public let rows: Int

  /// Creates a size; what lies outside of 1 to ``limit`` is brought to the nearer end.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), Self.limit)
    self.rows = min(max(rows, 1), Self.limit)
  }

  /// What is assumed where nothing tells (terminal rule 44).
  public static let standard = CellSize(columns: 80, rows: 24)

  /// Whether `position` lies on a screen of this size.
  public func contains(_ position: CellPosition) -> Bool {
    position.row >= 0 && position.row < rows && position.column >= 0 && position.column < columns
  }
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPosition
  /// How many columns it is wide; 0 or less is empty.
  public var columns: Int
  /// How many rows it is high; 0 or less is empty.
  public var rows: Int

  /// Creates a rectangle; it may reach outside of any screen.
  public init(row: Int, column: Int, columns: Int, rows: Int) {
    self.origin = CellPosition(row: row, column: column)
    self.columns = columns
    self.rows = rows
  }

  /// The rows of `size` that the rectangle covers.
  func rowRange(in size: CellSize) -> Range<Int> {
    Self.clip(origin.row, rows, to: size.rows)
  }

  /// The columns of `size` that the rectangle covers.
  func columnRange(in size: CellSize) -> Range<Int> {
    Self.clip(origin.column, columns, to: size.columns)
  }

  private static func clip(_ start: Int, _ length: Int, to limit: Int) -> Range<Int> {
    let low = min(max(start, 0), limit)
    // A length from outside may be so large that the sum has no value: then it reaches the end.
    let (end, overflow) = start.addingReportingOverflow(max(length, 0))
    return low..<max(low, min(overflow ? limit : end, limit))
  }
}
