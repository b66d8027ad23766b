/// The whole command line of a program: the one table that parsing and help are made from.
package struct ProgramSpecification: Sendable {
  package let name: String
  package let version: String
  /// One line that says what the program is.
  package let summary: String
  package let commands: [CommandSpecification]
  /// The command that runs when none is named.
  package let defaultCommand: String
  /// Options that every command takes.
  package let commonOptions: [OptionSpecification]
  /// Exit codes with their meaning, for help.
  package let exitCodes: [(code: Int, meaning: String)]

  package init(
    name: String, version: String, summary: String, commands: [CommandSpecification],
    defaultCommand: String, commonOptions: [OptionSpecification] = [],
    exitCodes: [(code: Int, meaning: String)] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.defaultCommand = defaultCommand
    self.commonOptions = commonOptions + [Self.help]
    self.exitCodes = exitCodes
  }

  /// `--help`, which every command takes.
  package static let help = OptionSpecification("help", short: "h", "Print this help.")

  /// `--version`, which the program takes before any command.
  package static let versionOption = OptionSpecification("version", "Print the version.")

  /// The command called `name`.
  package func command(_ name: String) -> CommandSpecification? {
    commands.first { $0.name == name }
  }

  /// All options that `command` takes, its own first.
  func options(of command: CommandSpecification) -> [OptionSpecification] {
    command.options + commonOptions
  }
}
