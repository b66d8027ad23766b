/// Many small pictures of a video in one: each stands for an equal stretch of it.
///
/// ```swift
/// var settings = PosterGenerator.Settings()
/// settings.maximumSize = PixelSize(width: 160, height: 160)
/// let generator = PosterGenerator(path: "header.mp4", settings: settings)
/// if let grid = SheetGrid(columns: 5, rows: 4) {
///   let sheet = try generator.contactSheet(grid)
///   sheet.tiles[0]   // at 0, 0, from 0 s to a twentieth of the length
/// }
/// ```
public struct ContactSheet: Hashable, Sendable {
  /// One picture of a sheet.
  public struct Tile: Hashable, Sendable {
    /// Its left edge in the sheet, in px.
    public let x: Int
    /// Its top edge in the sheet, in px.
    public let y: Int
    /// When the stretch begins that it stands for.
    public let start: VideoTime
    /// When that stretch ends: the next one's start.
    public let end: VideoTime
    /// The time of the frame that it shows.
    public let actualTime: VideoTime
  }

  /// The whole sheet; transparent where a picture is smaller than its place.
  public let image: PixelImage
  /// How the pictures stand.
  public let grid: SheetGrid
  /// The place of each picture, in px.
  public let tileSize: PixelSize
  /// The pictures, in the order of their times: rows from the top, each from the left.
  public let tiles: [Tile]
  /// Whether data was missing or broken on the way to some picture.
  public let isDamaged: Bool
}
