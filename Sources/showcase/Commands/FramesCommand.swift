import CommandLineTable
import JSONText
import VideoHeader

/// `showcase frames`: pictures of a video at times.
enum FramesCommand: Command {
  static let at = OptionSpecification(
    "at", value: "TIME", repeats: true,
    "A time: \(TimeRequest.expectation).")
  static let count = OptionSpecification(
    "count", value: "N", "So many times, evenly spread from the beginning.")
  static let every = OptionSpecification("every", value: "SECONDS", "A time every so often.")
  static let strip = OptionSpecification(
    "strip", value: "COLSxROWS",
    "One sheet of pictures in rows, each from the middle of an equal stretch.")
  static let track = OptionSpecification(
    "vtt", value: "FILE|DIR|PATTERN",
    "Where a WebVTT track goes that tells players which part of the sheet to show.")
  static let nearest = OptionSpecification(
    "nearest", "Take the nearest key frame instead of the exact one: much faster.")
  static let specification = CommandSpecification(
    "frames", "Write the pictures of videos at times, or sheets of them.",
    discussion: [
      """
      The frame shown at a time is exact unless --nearest is given: the one whose time is at or before
      it. Before the first frame the first one is taken, after the end the last.
      """,
      """
      In a folder, the current one unless -o is given, pictures are named after the video and
      numbered: clip-0001.png. A sheet is named clip.png, and its pictures fit 160x160 unless --size says
      otherwise. A file appears whole or not at all.
      """,
      """
      Of several files each has pictures of its own. Names that would be used twice are told before
      anything is written. A file that fails does not end the run; the exit code is 1 then.
      """,
      "With --json one object a line for each picture of a single file:",
      .verbatim(
        """
        {"requestedTime", "actualTime", "path", "size": [w, h], "isDamaged"}
        {"path", "skipped": true}
        """),
      "for each file of several or of a list, in their order; 'error' only where there is one:",
      .verbatim(
        #"{"video", "pictures": [{...}], "error": {"kind", "message"}}"#),
      "and for a sheet, with 'video' where there are several:",
      .verbatim(
        """
        {"video", "path", "size": [w, h], "tileSize": [w, h], "columns", "rows",
         "actualTimes": [...], "vtt", "isDamaged"}
        {"video", "path", "vtt", "skipped": true}
        {"video", "error": {"kind", "message"}}
        """),
    ],
    operands: [BatchOptions.operand],
    options: [
      at, count, every, strip, track, nearest, PictureOptions.output, PictureOptions.size,
      PictureOptions.crop, PictureOptions.format, PictureOptions.quality, BatchOptions.list,
      BatchOptions.null, BatchOptions.jobs, BatchOptions.skip, SharedOptions.json,
    ],
    examples: [
      .init("showcase frames clip.mp4 --at 1:02.5 -o frame.png", "One exact frame."),
      .init("showcase frames clip.mp4 --count 12 --nearest -o strip/", "Twelve, quickly."),
      .init(
        "showcase frames clip.mp4 --strip 5x4 -o clip.jpg --vtt clip.vtt",
        "A sheet of twenty, and the track with which a player shows them over its time bar."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let inputs = try VideoInputs(arguments)
    let schedule = try FrameSchedule(arguments)
    if case .strip(let grid) = schedule {
      return try run(SheetWork(arguments, grid, jobs: inputs.jobsInside), inputs, console)
    }
    if arguments.has(track) {
      throw UsageError("option '--vtt' needs a sheet; ask for one with --strip", command: "frames")
    }
    return try run(FramesWork(arguments, schedule, jobs: inputs.jobsInside), inputs, console)
  }

  private static func run(
    _ work: SheetWork, _ inputs: VideoInputs, _ console: Console
  ) throws -> ExitStatus {
    try OutputCollisions.check(work.namings, of: inputs, command: specification.name)
    guard inputs.areSeveral else {
      return try VideoRun.alone(
        inputs.paths[0], as: "video", isJSON: work.isJSON, console
      ) { video in
        try console.line(try work.line(for: video, namesVideo: false))
      }
    }
    return try VideoRun(inputs: inputs, console: console, printsLines: true).answer(work.answer)
  }

  private static func run(
    _ work: FramesWork, _ inputs: VideoInputs, _ console: Console
  ) throws -> ExitStatus {
    let naming = work.output.naming
    if work.schedule.pictureCount != 1, !naming.isPerPicture {
      throw UsageError(
        "option '--output': several frames need a folder or a name with %d, not '\(naming.text)'",
        command: specification.name)
    }
    try OutputCollisions.check([naming], of: inputs, command: specification.name)
    guard inputs.areSeveral else {
      return try VideoRun.alone(
        inputs.paths[0], as: "video", isJSON: work.isJSON, console
      ) { video in
        try print(work, video, console)
      }
    }
    return try VideoRun(inputs: inputs, console: console, printsLines: true).answer(work.answer)
  }

  /// Tells of each picture of a single video as soon as it is there.
  private static func print(_ work: FramesWork, _ video: String, _ console: Console) throws {
    var progress: ProgressBar?
    var done = 0
    defer { progress?.clear() }
    try work.pictures(of: video) { report, total in
      let bar = progress ?? ProgressBar(total: total, printsLines: true)
      progress = bar
      try console.line(work.isJSON ? report.json.text() : report.line)
      try console.flush()
      done += 1
      bar.advance(to: done)
    }
  }
}
