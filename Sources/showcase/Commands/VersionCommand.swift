import CommandLineTable

/// `showcase version`.
enum VersionCommand: Command {
  static let specification = CommandSpecification("version", "Print the version.")

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try console.write("showcase \(ShowcaseTable.version)\n")
    return .done
  }
}
