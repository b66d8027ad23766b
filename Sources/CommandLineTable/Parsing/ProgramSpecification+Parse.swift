extension ProgramSpecification {
  /// What a command line asks for.
  package enum Request: Sendable {
    /// Run a command.
    case run(ParsedArguments)
    /// Print this text: help, or the version.
    case print(String)
  }

  /// Reads the arguments after the program's name.
  ///
  /// - Parameter arguments: The arguments, without the program's own name.
  /// - Returns: The command to run, or the text to print instead.
  /// - Throws: `UsageError`, for exit code 2.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    switch try ArgumentParser(program: self).parse(arguments) {
    case .run(let parsed): .run(parsed)
    case .help(let command): .print(command.map(help(for:)) ?? helpText)
    case .version: .print(versionText)
    }
  }

  /// The command called `name`.
  ///
  /// - Throws: `UsageError` for an unknown one, with the name that was probably meant.
  package func requiredCommand(_ name: String) throws(UsageError) -> CommandSpecification {
    if let command = command(name) { return command }
    let meant = nearest(to: name, among: commands.map(\.name))
    throw UsageError(
      "unknown command '\(name)'" + (meant.map { ", did you mean '\($0)'?" } ?? ""))
  }

  /// The line `--version` prints.
  package var versionText: String { "\(name) \(version)\n" }
}
