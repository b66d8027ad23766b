import CommandLineTable

/// A small program whose table holds one of each kind of option and operand.
enum SampleProgram {
  static let quiet = OptionSpecification("quiet", short: "q", "Print nothing.")
  static let verbose = OptionSpecification("verbose", short: "v", "Print more.")
  static let size = OptionSpecification("size", short: "s", value: "WxH", "Output size in pixels.")
  static let at = OptionSpecification("at", value: "TIME", repeats: true, "A time to show.")

  static let program = ProgramSpecification(
    name: "sample", version: "1.2.3", summary: "Shows one of each kind.",
    commands: [
      CommandSpecification(
        "paint", "Paint a file.",
        discussion: [
          "A paragraph that is long enough to be broken into two lines, since help is never wider than eighty columns."
        ],
        operands: [
          OperandSpecification("FILE", .one, "What to paint."),
          OperandSpecification("COLOUR", .optional, "In which colour."),
        ],
        options: [quiet, verbose, size, at],
        examples: [.init("sample paint a.png red", "Paints a.png red.")]),
      CommandSpecification(
        "count", "Count files.", operands: [OperandSpecification("FILE", .oneOrMore, "A file.")]),
      CommandSpecification(
        "list", "List all there is.",
        operands: [OperandSpecification("FOLDER", .optional, "Where.")], options: [quiet]),
    ],
    defaultCommand: "list", exitCodes: [(0, "done"), (2, "the command line is wrong")])

  /// The arguments as the table reads them, or nil where help or the version is asked for.
  static func parse(_ line: [String]) throws(UsageError) -> ParsedArguments? {
    guard case .run(let arguments) = try program.parse(line) else { return nil }
    return arguments
  }
}
