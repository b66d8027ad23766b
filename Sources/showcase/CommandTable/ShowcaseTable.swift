import CommandLineTable

/// The commands of `showcase`, in the order help lists them. A new command is one line here and a
/// file in Commands.
enum ShowcaseTable {
  static let commands: [any Command.Type] = [
    RowsCommand.self,
    SelectCommand.self,
    CheckCommand.self,
    LayoutCommand.self,
    DiffCommand.self,
    ShowCommand.self,
    BrowseCommand.self,
    PlayCommand.self,
    ProbeCommand.self,
    PosterCommand.self,
    FramesCommand.self,
    VersionCommand.self,
  ]

  static let version = "0.1.0"

  static let program = ProgramSpecification(
    name: "showcase", version: version,
    summary: "List screens away from the phone: tables, collections, layouts and video headers.",
    commands: commands.map { $0.specification } + [HelpCommand.specification],
    defaultCommand: "rows",
    exitCodes: [
      (0, "done"),
      (1, "the work failed: a file is missing or broken, a row is not there"),
      (2, "the command line is wrong"),
    ])

  static func command(_ name: String) -> (any Command.Type)? {
    commands.first { $0.specification.name == name }
  }
}
