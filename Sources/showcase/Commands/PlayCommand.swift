import CommandLineTable
import Foundation
import TerminalFront
import TerminalKit
import VideoHeader

/// `showcase play`: a video in the terminal.
enum PlayCommand: Command {
  static let once = OptionSpecification("once", "Play to the end once instead of looping.")
  static let stats = OptionSpecification(
    "stats", "Tell at the end what it took, on standard error.")
  static let gravity = OptionSpecification(
    "gravity", value: "NAME",
    "How the video fills the cells: resize, resizeAspect or resizeAspectFill.")
  static let specification = CommandSpecification(
    "play", "Play a video in the terminal, silently.",
    discussion: [
      """
      The video loops until 'q'; Space pauses it. Frames are shown at their time: a terminal that is slow
      shows fewer of them, not slower ones. All of the picture is shown unless --gravity says
      otherwise. A video is drawn in half blocks, or without colour by brightness in ASCII; --images
      has no other effect here.
      """,
      """
      Colours that differ by less than the eye sees, a CIEDE2000 of 1, are not sent again. --stats
      tells frames shown, frames dropped, bytes written and seconds of processor time.
      """,
      """
      Where standard output is no terminal, --once with --color always writes the frames there in their
      time, for another program to show.
      """,
    ],
    operands: [OperandSpecification("FILE", .one, "A video file.")],
    options: [
      SharedOptions.cells, gravity, once, stats, SharedOptions.color, SharedOptions.depth,
      SharedOptions.images,
    ],
    examples: [
      .init("showcase play clip.mp4", "Loop a video in the whole terminal."),
      .init("showcase play clip.mp4 --cells 100x30 --once --stats", "Once, and what it cost."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard let path = arguments.operands.first else { return .usage }
    let terminal = TerminalEnvironment.process
    let choice = try arguments.colorChoice()
    let cells = try arguments.cells()
    var settings = HeaderPlayback.Settings()
    settings.gravity =
      try arguments.value(
        gravity, expecting: "resize, resizeAspect or resizeAspectFill", VideoGravity.init)
      ?? .resizeAspect
    settings.loops = !arguments.has(once)
    settings.hasPoster = false
    // Nothing is drawn into a file or a pipe unless all of it was asked for (terminal rules 6, 7).
    let isStream = !terminal.isOutputTerminal && choice == .always && !settings.loops
    if !isStream, let obstacle = terminal.screenObstacle {
      throw UsageError(
        "\(obstacle); or write the frames to a file or a pipe with --once --color always",
        command: specification.name)
    }
    let drawing = try PictureDrawing(arguments, terminal, console)
    let run = PlayRun(
      path: path, settings: settings, cells: cells, drawing: drawing, terminal: terminal)
    let outcome = try isStream ? run.write(to: console) : run.show()
    if arguments.has(stats) {
      for line in outcome.lines { console.diagnostic(line) }
    }
    if let failure = outcome.failure {
      console.note(VideoFailure(path: path, failure).line)
      return .failed
    }
    return .done
  }
}
