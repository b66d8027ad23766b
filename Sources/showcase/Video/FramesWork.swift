import CommandLineTable
import JSONText
import VideoHeader

/// Taking the pictures of one video of a run.
struct FramesWork: Sendable {
  let schedule: FrameSchedule
  let output: PictureOutput
  let isJSON: Bool
  private let precision: PosterGenerator.Precision
  private let settings: PosterGenerator.Settings
  private let skipsExisting: Bool

  /// Reads what a command line asks for.
  init(_ arguments: ParsedArguments, _ schedule: FrameSchedule) throws(UsageError) {
    self.schedule = schedule
    output = try PictureOutput(
      arguments, target: arguments.value(PictureOptions.output) ?? "./", isNumbered: true)
    isJSON = arguments.has(SharedOptions.json)
    precision = arguments.has(FramesCommand.nearest) ? .nearestKeyFrame : .exact
    settings = try PictureOptions.settings(arguments)
    skipsExisting = arguments.has(BatchOptions.skip)
  }

  /// Takes and writes them.
  ///
  /// - Parameters:
  ///   - video: The video's path.
  ///   - report: Hears of each picture once it is there, and how many there are.
  /// - Throws: `VideoError`, `OutputFailure`, `TooManyPictures`, and what `report` throws.
  func pictures(of video: String, report: (PictureReport, _ total: Int) throws -> Void) throws {
    let path = { output.naming.path(of: video, number: $0) }
    let isThere = { skipsExisting && PictureOutput.exists(path($0)) }
    // Where the number of pictures is known and all are there, the video need not be opened.
    if skipsExisting, let count = schedule.pictureCount, (1...count).allSatisfy(isThere) {
      for number in 1...count { try report(.skipped(path: path(number)), count) }
      return
    }
    let generator = PosterGenerator(path: video, settings: settings)
    let times = try schedule.times(in: generator)
    output.naming.makeFolder(for: path(1))
    for (number, time) in zip(1..., times) {
      if isThere(number) {
        try report(.skipped(path: path(number)), times.count)
        continue
      }
      let picture = try generator.image(at: time, precision: precision)
      try output.write(picture.image, to: path(number))
      try report(PictureReport(path: path(number), picture: picture), times.count)
    }
  }

  /// Takes the pictures of a video among others.
  func answer(for video: String) -> VideoAnswer {
    var reports: [PictureReport] = []
    var failure: VideoFailure?
    do {
      try pictures(of: video) { report, _ in reports.append(report) }
    } catch {
      failure = VideoFailure(error, video: video)
    }
    guard isJSON else {
      return VideoAnswer(
        lines: reports.map(\.line), notes: failure.map { ["\($0.path): \($0.message)"] } ?? [],
        hasFailed: failure != nil)
    }
    var object = JSONObject()
    object.append("video", .string(video))
    object.append("pictures", .array(reports.map(\.json)))
    object.append("error", ifPresent: failure?.reason(for: video))
    return VideoAnswer(lines: [JSONValue.object(object).text()], hasFailed: failure != nil)
  }
}
