import CommandLineTable
import JSONText
import TerminalKit
import VideoHeader

/// Making the sheet of one video of a run, and the track that belongs to it.
struct SheetWork: Sendable {
  let isJSON: Bool
  private let grid: SheetGrid
  private let jobs: Int
  private let output: PictureOutput
  private let track: OutputNaming?
  private let precision: PosterGenerator.Precision
  private let settings: PosterGenerator.Settings
  private let skipsExisting: Bool

  /// The size that pictures of a sheet are fitted into unless another is asked for.
  private static let standardSize = PixelSize(width: 160, height: 160)

  /// Reads what a command line asks for.
  init(_ arguments: ParsedArguments, _ grid: SheetGrid, jobs: Int) throws(UsageError) {
    self.grid = grid
    self.jobs = jobs
    output = try PictureOutput(
      arguments, target: arguments.value(PictureOptions.output) ?? "./", isNumbered: false)
    track = arguments.value(FramesCommand.track).map {
      OutputNaming($0, option: FramesCommand.track, ending: ".vtt", isNumbered: false)
    }
    isJSON = arguments.has(SharedOptions.json)
    precision = arguments.has(FramesCommand.nearest) ? .nearestKeyFrame : .exact
    skipsExisting = arguments.has(BatchOptions.skip)
    var settings = try PictureOptions.settings(arguments)
    if !arguments.has(PictureOptions.size) { settings.maximumSize = Self.standardSize }
    self.settings = settings
  }

  /// How the files of a video are named.
  var namings: [OutputNaming] { [output.naming] + (track.map { [$0] } ?? []) }

  /// Makes the sheet, and gives the line that tells of it.
  ///
  /// - Parameters:
  ///   - video: The video's path.
  ///   - namesVideo: Whether an object says which video it is.
  /// - Returns: A line of text, or an object.
  /// - Throws: `VideoError`, `OutputFailure`.
  func line(for video: String, namesVideo: Bool) throws -> String {
    let path = output.naming.path(of: video)
    let trackPath = track?.path(of: video)
    var object = JSONObject()
    if namesVideo { object.append("video", .string(video)) }
    object.append("path", .string(path))
    let files = [path] + (trackPath.map { [$0] } ?? [])
    if skipsExisting, files.allSatisfy(PictureOutput.exists) {
      object.append("vtt", trackPath.map(JSONValue.string) ?? .null)
      object.append("skipped", .bool(true))
      return isJSON ? JSONValue.object(object).text() : "skipped  \(TerminalText.cell(path))"
    }
    let sheet = try PosterGenerator(path: video, settings: settings)
      .contactSheet(grid, precision: precision, jobs: jobs)
    for naming in namings { naming.makeFolder(for: naming.path(of: video)) }
    try output.write(sheet.image, to: path)
    if let trackPath {
      let address = ThumbnailTrack.address(ofFile: path, fromFile: trackPath)
      try PictureOutput.write(
        Array(ThumbnailTrack(of: sheet, address: address).text.utf8), to: trackPath)
    }
    guard isJSON else {
      return "\(grid.count) pictures  \(TerminalText.cell(path))"
        + (sheet.isDamaged ? "  (damaged)" : "")
    }
    object.append("size", sheet.image.size.json)
    object.append("tileSize", sheet.tileSize.json)
    object.append("columns", .integer(grid.columns))
    object.append("rows", .integer(grid.rows))
    object.append("actualTimes", .array(sheet.tiles.map { .seconds($0.actualTime) }))
    object.append("vtt", trackPath.map(JSONValue.string) ?? .null)
    object.append("isDamaged", .bool(sheet.isDamaged))
    return JSONValue.object(object).text()
  }

  /// Makes the sheet of a video among others.
  func answer(for video: String) -> VideoAnswer {
    do {
      return VideoAnswer(lines: [try line(for: video, namesVideo: true)])
    } catch {
      let failure = VideoFailure(error, video: video)
      return .failed(failure, of: video, as: "video", isJSON: isJSON)
    }
  }
}
