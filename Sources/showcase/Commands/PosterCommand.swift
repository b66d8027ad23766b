import CommandLineTable
import JSONText
import TerminalKit
import VideoHeader

/// `showcase poster`: the picture that stands best for a video.
enum PosterCommand: Command {
  static let placeholder = OptionSpecification(
    "placeholder", "Print the picture's ThumbHash in base 64; then --output may be absent.")
  static let specification = CommandSpecification(
    "poster", "Write the picture that stands best for a video.",
    discussion: [
      """
      Key frames near the beginning are tried, and one that is neither flat nor dark nor washed out is
      taken. The picture is turned as the video says. A file appears whole or not at all.
      """,
      """
      Of several files each has a picture of its own: -o names a folder, where pictures are named after
      their videos, or a pattern. Names that would be used twice are told before anything is written. A
      file that fails does not end the run; the exit code is 1 then.
      """,
      "With --json one object a line, in the order of the files; a single file is not named again:",
      .verbatim(
        """
        {"video", "requestedTime": null, "actualTime", "path", "size": [w, h],
         "isDamaged", "placeholder"}
        {"video", "path", "skipped": true}
        {"video", "error": {"kind", "message"}}
        """),
    ],
    operands: [BatchOptions.operand],
    options: [
      PictureOptions.output, PictureOptions.size, PictureOptions.crop, PictureOptions.format,
      PictureOptions.quality, placeholder, BatchOptions.list, BatchOptions.null, BatchOptions.jobs,
      BatchOptions.skip, SharedOptions.json,
    ],
    examples: [
      .init("showcase poster clip.mp4 -o poster.jpg --size 640x360", "A small JPEG."),
      .init("showcase poster clip.mp4 -o square.png --crop 1:1", "A square of the middle."),
      .init(
        "showcase poster *.mp4 -o posters/%s.webp --skip-existing",
        "A picture for every video that has none yet."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let inputs = try VideoInputs(arguments)
    let target = arguments.value(PictureOptions.output)
    if target == nil {
      let needing = [BatchOptions.skip, PictureOptions.format, PictureOptions.quality]
      guard arguments.has(placeholder), !needing.contains(where: arguments.has) else {
        throw UsageError("--output is missing", command: specification.name)
      }
    }
    let work = PosterWork(
      settings: try PictureOptions.settings(arguments),
      output: try target.map { target throws(UsageError) in
        try PictureOutput(arguments, target: target, isNumbered: false)
      },
      hasPlaceholder: arguments.has(placeholder), skipsExisting: arguments.has(BatchOptions.skip),
      isJSON: arguments.has(SharedOptions.json))
    if let naming = work.output?.naming {
      try OutputCollisions.check([naming], of: inputs, command: specification.name)
    }
    guard inputs.areSeveral else {
      return try VideoRun.alone(
        inputs.paths[0], as: "video", isJSON: work.isJSON, console
      ) { video in
        for line in try work.lines(for: video, namesVideo: false) { try console.line(line) }
      }
    }
    return try VideoRun(
      inputs: inputs, console: console, printsLines: work.isJSON || work.hasPlaceholder
    ).answer(work.answer)
  }
}

/// Making the poster of one video of a run.
private struct PosterWork: Sendable {
  let settings: PosterGenerator.Settings
  let output: PictureOutput?
  let hasPlaceholder: Bool
  let skipsExisting: Bool
  let isJSON: Bool

  func answer(for video: String) -> VideoAnswer {
    do {
      return VideoAnswer(lines: try lines(for: video, namesVideo: true))
    } catch {
      let failure = VideoFailure(error, video: video)
      return .failed(failure, of: video, as: "video", isJSON: isJSON)
    }
  }

  /// Makes it, and gives the lines that tell of it.
  func lines(for video: String, namesVideo: Bool) throws -> [String] {
    let path = output?.naming.path(of: video)
    let report: PictureReport
    var hash: String?
    if skipsExisting, let path, PictureOutput.exists(path) {
      report = .skipped(path: path)
    } else {
      let picture = try PosterGenerator(path: video, settings: settings).poster()
      if let output, let path {
        output.naming.makeFolder(for: path)
        try output.write(picture.image, to: path)
      }
      report = PictureReport(path: path, picture: picture)
      if hasPlaceholder { hash = ThumbHash(of: picture.image).base64 }
    }
    guard isJSON else {
      return hash.map { [namesVideo ? "\($0)  \(TerminalText.cell(video))" : $0] } ?? []
    }
    var object = JSONObject()
    if namesVideo { object.append("video", .string(video)) }
    report.append(to: &object)
    object.append("placeholder", ifPresent: hash.map(JSONValue.string))
    return [JSONValue.object(object).text()]
  }
}
