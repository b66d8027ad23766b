/// How the pictures of a contact sheet stand: in rows, from the top left, in the order of their times.
public struct SheetGrid: Hashable, Sendable {
  /// Pictures in a row, from 1.
  public let columns: Int
  /// Rows, from 1.
  public let rows: Int

  /// The most columns, and the most rows, that a sheet can have.
  public static let limit = 1000

  /// Creates a grid, or nil for one without pictures or with more than `limit` to a side.
  ///
  /// - Parameters:
  ///   - columns: From 1 to `limit`.
  ///   - rows: From 1 to `limit`.
  public init?(columns: Int, rows: Int) {
    guard (1...Self.limit).contains(columns), (1...Self.limit).contains(rows) else { return nil }
    self.columns = columns
    self.rows = rows
  }

  /// The number of pictures.
  public var count: Int { columns * rows }

  /// A part of a video's length, exactly; to the nearest nanosecond where the exact number does not fit.
  ///
  /// - Parameters:
  ///   - numerator: How many parts, from 0 to `denominator`.
  ///   - denominator: Of how many, from 1.
  ///   - end: Where the video ends.
  /// - Returns: The time at which they end.
  static func share(_ numerator: Int, of denominator: Int, _ end: VideoTime) -> VideoTime {
    let ratio = Ratio(
      wide: Int128(end.ratio.numerator) * Int128(numerator),
      Int128(end.ratio.denominator) * Int128(denominator))
    return ratio.map { VideoTime($0) }
      ?? VideoTime(seconds: end.seconds * Double(numerator) / Double(denominator)) ?? end
  }

  /// When the stretch of a video begins that a picture stands for; that of the picture after the last is
  /// the end.
  func start(of picture: Int, end: VideoTime) -> VideoTime { Self.share(picture, of: count, end) }

  /// The time of a picture: the middle of its stretch, since a first frame is often black.
  func time(of picture: Int, end: VideoTime) -> VideoTime {
    Self.share(2 * picture + 1, of: 2 * count, end)
  }
}
