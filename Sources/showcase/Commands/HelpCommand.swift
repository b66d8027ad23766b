import CommandLineTable

/// `showcase help [COMMAND]`. Not in the table's list of commands, since its text is made from it.
enum HelpCommand {
  static let specification = CommandSpecification(
    "help", "Print help, of the program or of one command.",
    operands: [OperandSpecification("COMMAND", .optional, "The command to explain.")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let program = ShowcaseTable.program
    guard let name = arguments.operands.first else {
      try console.write(program.helpText)
      return .done
    }
    try console.write(program.help(for: program.requiredCommand(name)))
    return .done
  }
}
