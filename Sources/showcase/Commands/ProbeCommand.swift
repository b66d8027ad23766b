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
      With --json one object a line, its keys in this order, null for what is unknown. Of several
      files one that fails is a line too, and the exit code is 1; a single one that fails is told on
      standard error.
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
    operands: [OperandSpecification("FILE", .oneOrMore, "A video file.")],
    options: [SharedOptions.viewport, SharedOptions.json],
    examples: [
      .init("showcase probe clip.mp4", "Size, length, codec and colour as a table."),
      .init("showcase probe --json *.mp4", "One object a line."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let width = try arguments.viewport()?.width ?? RowsCommand.standardWidth
    let isJSON = arguments.has(SharedOptions.json)
    let paths = arguments.operands
    var status = ExitStatus.done
    for (index, path) in paths.enumerated() {
      switch Result(catching: { () throws(VideoError) in try VideoProbe().metadata(ofFileAt: path) }
      ) {
      case .success(let metadata):
        let report = ProbeReport(path: path, metadata: metadata, headerWidth: width)
        if isJSON {
          try console.line(report.json.text())
        } else {
          if index > 0 { try console.line("") }
          try report.writeTable(to: console)
        }
      case .failure(let error):
        status = .failed
        try VideoFailure(path: path, error).tell(isJSON: isJSON, isOnly: paths.count == 1, console)
      }
      try console.flush()
    }
    return status
  }
}
