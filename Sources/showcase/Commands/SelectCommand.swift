import CommandLineTable
import ListModel
import ListScreen

/// `showcase select`: taps rows and nested items, and tells what the screen hears.
enum SelectCommand: Command {
  static let trace = OptionSpecification(
    "trace", "Tell deselections too, and the way each event takes through the delegates.")

  static let specification = CommandSpecification(
    "select", "Tap rows and nested items, and print what the screen hears.",
    discussion: [
      """
      A PATH is 'SECTION,ROW' for a row or a cell, or 'SECTION,ROW,ITEM' for an item nested in a row,
      all from 0. '-' reads one path a line from standard input and answers each at once. A document
      whose name looks like a path is named with './' before it.
      """,
      """
      A path that names nothing is told on standard error and the others are answered; the exit code
      is 1 then.
      """,
      "With --json one object a line; \"relay\" comes with --trace alone:",
      .verbatim(
        """
        {"event", "indexPath", "sectionID", "kind", "id", "title", "relay"?: [...]}
        """),
    ],
    operands: [
      OperandSpecification(
        "DOCUMENT", .optional, "A screen document, JSON of format 1; the bundled one if absent."),
      OperandSpecification("PATH", .oneOrMore, "What to tap; '-' for standard input."),
    ],
    options: [trace, SharedOptions.json, SharedOptions.media],
    examples: [
      .init("showcase select 1,0 0,0,3", "Taps the first list row, then the fourth car."),
      .init("showcase select cars.json --trace 0,0,3", "Shows the relay from item to screen."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let (document, paths) = try split(arguments.operands)
    guard let input = try ScreenInput.open(document, arguments, console) else { return .failed }
    var taps = TapRun(
      table: input.document.tapTable,
      report: SelectionReport(
        screenID: input.document.id, kinds: input.document.shownKinds,
        isTrace: arguments.has(trace),
        isJSON: arguments.has(SharedOptions.json)),
      console: console)
    for path in paths {
      switch path {
      case .path(let path): try taps.tap(path)
      case .standardInput: try taps.tapLines()
      }
    }
    return taps.allFound ? .done : .failed
  }

  private enum Source {
    case path(TapPath)
    case standardInput
  }

  /// The document, where the first operand is one, and the paths.
  private static func split(
    _ operands: [String]
  ) throws(UsageError) -> (document: String?, paths: [Source]) {
    var rest = operands[...]
    var document: String?
    if let first = rest.first, !TapPath.resembles(first), first != InputFile.standardInput {
      document = rest.popFirst()
    }
    var paths: [Source] = []
    for operand in rest {
      if operand == InputFile.standardInput {
        paths.append(.standardInput)
      } else if let path = TapPath(operand) {
        paths.append(.path(path))
      } else {
        throw UsageError(
          "PATH: \(TapPath.expectation), not '\(operand)'", command: specification.name)
      }
    }
    guard !paths.isEmpty else {
      let taken = document.map { ", '\($0)' is taken for a document" } ?? ""
      throw UsageError("PATH is missing\(taken)", command: specification.name)
    }
    return (document, paths)
  }
}

/// A run of taps on one table.
private struct TapRun {
  let table: TableModel
  let report: SelectionReport
  let console: Console
  /// Whether every path so far named something.
  private(set) var allFound = true

  private let bus = SelectionBus()
  private let log = SelectionLog()

  init(table: TableModel, report: SelectionReport, console: Console) {
    self.table = table
    self.report = report
    self.console = console
    bus.add(log, at: .everywhere)
  }

  mutating func tap(_ path: TapPath) throws {
    do {
      try bus.tap(try path.element(), in: table)
      for heard in log.take() {
        for line in report.lines(for: heard) { try console.line(line) }
      }
    } catch let error as TableLookupError {
      refuse(error.description)
    } catch let error as TapPath.TooLarge {
      refuse(error.description)
    }
  }

  /// Taps what standard input names, line by line; each answer is sent before the next line is
  /// waited for.
  mutating func tapLines() throws {
    var lines = InputLines()
    while let line = try lines.next() {
      guard !line.isEmpty else { continue }
      if let path = TapPath(line) {
        try tap(path)
      } else {
        refuse("standard input: \(TapPath.expectation), not '\(line)'")
      }
      try console.flush()
    }
  }

  private mutating func refuse(_ message: String) {
    allFound = false
    console.note(message)
  }
}
