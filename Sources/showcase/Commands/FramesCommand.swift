import CommandLineTable
import VideoHeader

/// `showcase frames`: pictures of a video at times.
enum FramesCommand: Command {
  static let at = OptionSpecification(
    "at", value: "TIME", repeats: true,
    "A time: \(TimeRequest.expectation).")
  static let count = OptionSpecification(
    "count", value: "N", "So many times, evenly spread from the beginning.")
  static let every = OptionSpecification("every", value: "SECONDS", "A time every so often.")
  static let nearest = OptionSpecification(
    "nearest", "Take the nearest key frame instead of the exact one: much faster.")
  static let specification = CommandSpecification(
    "frames", "Write the pictures of a video at times.",
    discussion: [
      """
      The frame shown at a time is exact unless --nearest is given: the one whose time is at or before
      it. Before the first frame the first one is taken, after the end the last.
      """,
      """
      In a folder, the current one unless -o is given, pictures are named after the video and
      numbered: clip-0001.png. A file appears whole or not at all.
      """,
      "With --json one object a line:",
      .verbatim(#"{"requestedTime", "actualTime", "path", "size": [w, h], "isDamaged"}"#),
    ],
    operands: [OperandSpecification("FILE", .one, "A video file.")],
    options: [
      at, count, every, nearest, PictureOptions.output, PictureOptions.size, PictureOptions.crop,
      SharedOptions.json,
    ],
    examples: [
      .init("showcase frames clip.mp4 --at 1:02.5 -o frame.png", "One exact frame."),
      .init("showcase frames clip.mp4 --count 12 --nearest -o strip/", "Twelve, quickly."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard let path = arguments.operands.first else { return .usage }
    let schedule = try FrameSchedule(arguments)
    let target = arguments.value(PictureOptions.output) ?? "./"
    guard let output = PictureOutput(target, video: path) else {
      throw UsageError(
        "option '--output': expected \(PictureOutput.expectation), not '\(target)'",
        command: specification.name)
    }
    if case .file = output, !schedule.isSingle {
      throw UsageError(
        "option '--output': several frames need a folder or a name with %d, not '\(target)'",
        command: specification.name)
    }
    let run = FramesRun(
      generator: PosterGenerator(path: path, settings: try PictureOptions.settings(arguments)),
      precision: arguments.has(nearest) ? .nearestKeyFrame : .exact,
      output: output, isJSON: arguments.has(SharedOptions.json), console: console)
    return try run.all(schedule)
  }
}

/// A run of pictures of one video.
private struct FramesRun {
  let generator: PosterGenerator
  let precision: PosterGenerator.Precision
  let output: PictureOutput
  let isJSON: Bool
  let console: Console

  func all(_ schedule: FrameSchedule) throws -> ExitStatus {
    do {
      let times = try schedule.times(in: generator)
      output.makeFolder()
      let progress = ProgressBar(total: times.count)
      defer { progress.clear() }
      for (index, time) in times.enumerated() {
        let picture = try generator.image(at: time, precision: precision)
        let path = try output.write(picture.image, number: index + 1)
        progress.clear()
        try console.line(PictureReport(path: path, picture: picture).line(isJSON: isJSON))
        try console.flush()
        progress.advance(to: index + 1)
      }
      return .done
    } catch let error as VideoError {
      try VideoFailure(path: generator.path, error).tell(isJSON: isJSON, isOnly: true, console)
    } catch let error as ImageFileError {
      try VideoFailure(path: output.path(number: 1), error)
        .tell(isJSON: isJSON, isOnly: true, console)
    }
    return .failed
  }
}
