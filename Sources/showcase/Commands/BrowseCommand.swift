import CommandLineTable
import Foundation
import ListModel
import ListScreen
import TerminalFront
import TerminalKit

/// `showcase browse`: a screen live in the terminal.
enum BrowseCommand: Command {
  static let specification = CommandSpecification(
    "browse", "Browse a screen live in the terminal.",
    discussion: [
      """
      Arrow or vi keys move, Enter selects, '/' finds, '?' tells all keys, 'q' quits. Text stands in
      logical order: right-to-left words are not reordered.
      """
    ],
    operands: [ScreenInput.operand],
    options: [
      SharedOptions.viewport, SharedOptions.dark, SharedOptions.contentSize, SharedOptions.color,
      SharedOptions.noAnimation, SharedOptions.media,
    ],
    examples: [.init("showcase browse appstore.json --dark", "A store page at night.")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let terminal = TerminalEnvironment.process
    if let obstacle = terminal.screenObstacle {
      throw UsageError(obstacle, command: specification.name)
    }
    let choice = try arguments.colorChoice()
    let depth = terminal.colorDepth(choice)
    let frame = try SceneFrame(
      arguments,
      size: CellSize.resolve(
        reported: CellSize.reported(by: 1), variables: terminal.variables))
    guard let input = try ScreenInput.open(arguments.operands.first, arguments, console) else {
      return .failed
    }
    let scene = try frame.scene(of: Screen(input.document))
    let painter = ScenePainter(
      scale: frame.scale, usesColor: depth != .none, isDark: frame.isDark)
    var browser = Browser(
      scene, painter: painter, bus: SelectionBus(policy: .multiple),
      pictures: PictureStore(scene.screen, isDark: frame.isDark, drawsHeader: false),
      video: depth == .none
        ? nil
        : PlayedVideo(
          headerOf: scene.screen, animates: arguments.mayAnimate(terminal), isDark: frame.isDark))
    let app = TerminalApp(
      profile: TerminalProfile(environment: terminal, color: choice, images: ImageProtocol.half),
      skipsInvisibleSteps: true,
      variables: terminal.variables)
    do {
      try app.run(&browser)
    } catch {
      throw CommandFailure("cannot use the terminal: \(error)")
    }
    return .done
  }
}
