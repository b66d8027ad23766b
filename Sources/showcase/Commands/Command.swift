import CommandLineTable

/// One subcommand: its row in the table, and what it does.
protocol Command: SendableMetatype {
  /// What the command line may say.
  static var specification: CommandSpecification { get }

  /// Does the work.
  ///
  /// - Returns: How the run ends; a command that answered in part ends as failed.
  /// - Throws: `CommandFailure` for work that failed, `UsageError` for a value that does not fit,
  ///   `WriteError` when output goes nowhere.
  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus
}
