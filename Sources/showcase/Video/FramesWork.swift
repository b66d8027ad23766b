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
  private let jobs: Int

  /// Reads what a command line asks for.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - schedule: Its times.
  ///   - jobs: How many parts of a video are worked on at once.
  /// - Throws: `UsageError` for values that do not fit.
  init(
    _ arguments: ParsedArguments, _ schedule: FrameSchedule, jobs: Int
  ) throws(UsageError) {
    self.schedule = schedule
    self.jobs = jobs
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
    guard min(jobs, times.count) > 1 else {
      return try take(times.indices, of: times, from: generator) { try report($0, times.count) }
    }
    // Neighbours share groups of pictures: each decoder has a stretch of its own.
    let parts = times.indices.parts(jobs)
    try OrderedWork(count: parts.count, jobs: parts.count) { part in
      var reports: [PictureReport] = []
      do {
        let own = part == 0 ? generator : PosterGenerator(path: video, settings: settings)
        try take(parts[part], of: times, from: own) { reports.append($0) }
        return (reports, nil as (any Error)?)
      } catch {
        return (reports, error)
      }
    }.run { _, answer in
      for picture in answer.0 { try report(picture, times.count) }
      if let error = answer.1 { throw error }
    }
  }

  /// Takes and writes some of a video's pictures.
  private func take(
    _ indices: Range<Int>, of times: [VideoTime], from generator: PosterGenerator,
    report: (PictureReport) throws -> Void
  ) throws {
    for index in indices {
      let path = output.naming.path(of: generator.path, number: index + 1)
      if skipsExisting, PictureOutput.exists(path) {
        try report(.skipped(path: path))
        continue
      }
      let picture = try generator.image(at: times[index], precision: precision)
      try output.write(picture.image, to: path)
      try report(PictureReport(path: path, picture: picture))
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
        lines: reports.map(\.line), notes: failure.map { [$0.line] } ?? [],
        hasFailed: failure != nil)
    }
    var object = JSONObject()
    object.append("video", .string(video))
    object.append("pictures", .array(reports.map(\.json)))
    object.append("error", ifPresent: failure?.reason(for: video))
    return VideoAnswer(lines: [JSONValue.object(object).text()], hasFailed: failure != nil)
  }
}

extension Range<Int> {
  /// So many parts of about one length, or fewer where there are not so many numbers.
  fileprivate func parts(_ most: Int) -> [Range<Int>] {
    let parts = Swift.min(most, count)
    return (0..<parts).map {
      lowerBound + count * $0 / parts..<lowerBound + count * ($0 + 1) / parts
    }
  }
}
