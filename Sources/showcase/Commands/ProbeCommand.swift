import CommandLineTable
import Foundation
import JSONText
import VideoHeader

/// `showcase probe`: what video files are.
enum ProbeCommand: Command {
  static let specification = CommandSpecification(
    "probe", "Tell what video files are: size, length, codec, colour, playback.",
    discussion: [
      """
      The format is told by the file's bytes, never by its name, and nothing but the file is opened.
      'playback' is how the file plays as the header of a table as wide as the viewport.
      """,
      """
      With --json one object a line, in the order of the files, its keys in this order, null for what is
      unknown. Of several files, or of a list, one that fails is a line too, and the exit code is 1; a
      single one that fails is told on standard error.
      """,
      .verbatim(
        """
        {"path", "container", "duration", "durationIsEstimate", "startTime",
         "bitRate",
         "video": null or {"codec", "profile", "frameSize": [w, h], "codedSize",
           "displaySize", "sampleAspectRatio": [n, d], "rotation", "mirrored",
           "frameRate", "frameRateRational": [n, d], "declaredFrameCount",
           "pixelFormat", "bitsPerComponent",
           "color": {"range", "matrix", "primaries", "transfer"}, "isHDR",
           "hasAlpha", "fieldOrder"},
         "audio": null or {"codec", "channels", "sampleRate"},
         "covers": [{"codec", "size": [w, h]}],
         "playback": {"muted", "volume", "loops", "autoplays", "gravity",
           "loopDuration", "headerSize": [w, h], "crop": [x, y, w, h],
           "hasAudio"},
         "warnings": [...]}
        {"path", "error": {"kind", "message"}}
        """),
    ],
    operands: [BatchOptions.operand],
    options: [
      SharedOptions.viewport, BatchOptions.list, BatchOptions.null, BatchOptions.jobs,
      SharedOptions.json,
    ],
    examples: [
      .init("showcase probe clip.mp4", "Size, length, codec and colour as a table."),
      .init("showcase probe --json *.mp4", "One object a line."),
      .init(
        "find . -name '*.mp4' -print0 | showcase probe --json --from-list -",
        "One object a line, for any number of files with any names."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let inputs = try VideoInputs(arguments)
    let work = ProbeWork(
      headerWidth: try arguments.viewport()?.width ?? RowsCommand.standardWidth,
      isJSON: arguments.has(SharedOptions.json), page: console.page)
    guard inputs.areSeveral else {
      return try VideoRun.alone(
        inputs.paths[0], as: "path", isJSON: work.isJSON, console
      ) { path in
        for line in try work.lines(for: path) { try console.line(line) }
      }
    }
    return try VideoRun(
      inputs: inputs, console: console, printsLines: true, hasGaps: !work.isJSON
    ).answer(work.answer)
  }
}

/// Probing one file of a run.
private struct ProbeWork: Sendable {
  let headerWidth: Double
  let isJSON: Bool
  let page: Page

  func lines(for path: String) throws(VideoError) -> [String] {
    let report = ProbeReport(
      path: path, metadata: try VideoProbe().metadata(ofFileAt: path), headerWidth: headerWidth)
    return isJSON ? [report.json.text()] : report.table(on: page)
  }

  func answer(for path: String) -> VideoAnswer {
    do throws(VideoError) {
      return VideoAnswer(lines: try lines(for: path))
    } catch {
      let failure = VideoFailure(path: path, error)
      return .failed(failure, of: path, as: "path", isJSON: isJSON)
    }
  }
}
