import CommandLineTable
import Foundation
import ListModel
import ListScreen
import TerminalFront
import TerminalKit

/// `showcase browse`: screens live in the terminal.
enum BrowseCommand: Command {
  static let watch = OptionSpecification(
    "watch", "Read a document again when it changes, and show the difference.")
  static let events = OptionSpecification(
    "events", value: "FILE", "Append what is selected to a file, as 'select --json' prints it.")
  static let noMouse = OptionSpecification(
    "no-mouse", "Leave the mouse, and so the selection of text, to the terminal.")
  static let plain = OptionSpecification(
    "plain", "Print numbered lines instead, and select by numbers read from standard input.")

  static let specification = CommandSpecification(
    "browse", "Browse screens live in the terminal.",
    discussion: [
      """
      Arrow or vi keys move, Enter selects, '/' finds, '?' tells all keys, 'q' quits. Several documents
      are tabs, shown by their number. Text stands in logical order: right-to-left words are not
      reordered.
      """,
      """
      With --watch a document that cannot be read leaves the screen as it was, and the status line says
      why. The file of --events has a line for each selection and, beyond 'select', for each
      deselection.
      """,
      """
      --plain needs no terminal: it lists the screens one after another, without a prompt, for readers
      of speech and braille; 'q' ends it.
      """,
    ],
    operands: [
      OperandSpecification(
        "DOCUMENT", .any, "Screen documents, JSON of format 1; the bundled one if absent.")
    ],
    options: [
      SharedOptions.viewport, SharedOptions.dark, SharedOptions.contentSize, SharedOptions.color,
      SharedOptions.depth, SharedOptions.images, SharedOptions.noAnimation, noMouse, watch, events,
      plain, SharedOptions.media,
    ],
    examples: [
      .init("showcase browse appstore.json --dark", "A store page at night."),
      .init(
        "showcase browse appstore.json games.json --watch", "Two tabs that follow their files."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let terminal = TerminalEnvironment.process
    let isPlain = arguments.has(plain)
    if !isPlain, let obstacle = terminal.screenObstacle {
      throw UsageError(obstacle, command: specification.name)
    }
    if arguments.has(watch), arguments.operands.contains(InputFile.standardInput) {
      throw UsageError(
        "option '--watch' needs files, standard input cannot be watched",
        command: specification.name)
    }
    let frame = try SceneFrame(
      arguments,
      size: CellSize.resolve(
        reported: CellSize.reported(by: 1), variables: terminal.variables))
    let names: [String?] = arguments.operands.isEmpty ? [nil] : arguments.operands
    var inputs: [ScreenInput] = []
    for name in names {
      guard let input = try ScreenInput.open(name, arguments, console) else { return .failed }
      inputs.append(input)
    }
    let file = try arguments.value(events).map { path throws(CommandFailure) in
      try EventFile(path)
    }
    let asked = try ask(terminal, arguments, isPlain: isPlain)
    let drawing = try PictureDrawing(
      arguments, terminal, answers: asked.questions.answers, console)
    let source = BrowserSource(
      paths: inputs.map(\.path), frame: frame,
      drawing: drawing,
      animates: arguments.mayAnimate(terminal))
    if isPlain { return try list(inputs, source, file, console) }
    var browser = try browser(inputs, source, file)
    if arguments.has(watch) {
      let watch = try DocumentWatch(source.paths) { TerminalWaker().wake() }
      browser.updates = { tabs in
        watch.take().map {
          ($0.document, source.update($0.reading, of: $0.document, tabs[$0.document]))
        }
      }
    }
    let app = TerminalApp(
      profile: drawing.profile, modes: SessionModes(mouse: !arguments.has(noMouse)),
      framesPerSecond: 60, skipsInvisibleSteps: true, variables: terminal.variables)
    do {
      try app.run(
        &browser, early: asked.questions.otherEvents, decoder: asked.decoder)
    } catch {
      throw CommandFailure("cannot use the terminal: \(error)")
    }
    return .done
  }

  private static func browser(
    _ inputs: [ScreenInput], _ source: BrowserSource, _ file: EventFile?
  ) throws(CommandFailure) -> Browser {
    var tabs: [BrowserTab] = []
    for input in inputs { tabs.append(try source.tab(input.document)) }
    var browser = Browser(
      tabs.removeFirst(), tabs,
      painter: ScenePainter(
        scale: source.frame.scale, usesColor: source.drawing.depth != .none,
        isDark: source.frame.isDark, drawsPictures: source.drawing.drawsPictures),
      bus: SelectionBus(policy: .multiple))
    browser.images = source.drawing.layer
    browser.animates = source.animates
    browser.onSelection = { file?.append($0, of: $1) }
    browser.reload = { number, tab in source.reload(number, tab) }
    return browser
  }

  /// What the terminal says of itself, where that may make pictures better.
  private static func ask(
    _ terminal: TerminalEnvironment, _ arguments: ParsedArguments, isPlain: Bool
  ) throws(UsageError) -> (questions: TerminalQuestions, decoder: InputDecoder) {
    let images = try arguments.imageProtocol()
    // Behind a multiplexer the answers are the multiplexer's, and pictures are cells (rule 14).
    guard !isPlain, !terminal.isMultiplexed else { return (TerminalQuestions(), InputDecoder()) }
    return TerminalApp.ask(terminal, images: images)
  }

  /// Lists the screens as numbered lines, and selects what standard input names.
  private static func list(
    _ inputs: [ScreenInput], _ source: BrowserSource, _ file: EventFile?, _ console: Console
  ) throws -> ExitStatus {
    var scenes: [Scene] = []
    for input in inputs { scenes.append(try source.frame.scene(of: Screen(input.document))) }
    var browser = PlainBrowser(scenes, console: console) { file?.append($0, of: $1) }
    try browser.list()
    // A document read from standard input leaves nothing to read numbers from.
    if inputs.contains(where: { $0.path == InputFile.standardInput }) { return .done }
    return try browser.selectLines() ? .done : .failed
  }
}
