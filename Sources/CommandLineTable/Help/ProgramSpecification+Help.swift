extension ProgramSpecification {
  /// The program's help: its commands and how to learn more.
  package var helpText: String {
    var page = HelpLayout()
    page.paragraph(summary)
    page.heading("Usage: \(name) [COMMAND] [OPTION...] [OPERAND...]")
    page.heading("Commands:")
    page.rows(
      commands.map { command in
        let isDefault = command.name == defaultCommand
        return (command.name, command.summary + (isDefault ? " The default." : ""))
      })
    page.heading("Options:")
    page.rows((commonOptions + [Self.versionOption]).map(row(for:)))
    if !exitCodes.isEmpty {
      page.heading("Exit codes:")
      page.rows(exitCodes.map { (String($0.code), $0.meaning) })
    }
    page.heading("'\(name) COMMAND --help' tells more of a command.")
    return page.text
  }

  /// The help of one command.
  package func help(for command: CommandSpecification) -> String {
    var page = HelpLayout()
    page.paragraph(command.summary)
    let operands = command.operands.map { " " + $0.usage }.joined()
    page.heading("Usage: \(name) \(command.name) [OPTION...]\(operands)")
    for block in command.discussion { page.block(block) }
    if !command.operands.isEmpty {
      page.heading("Operands:")
      page.rows(command.operands.map { ($0.name, $0.summary) })
    }
    page.heading("Options:")
    page.rows(options(of: command).map(row(for:)))
    if !command.examples.isEmpty {
      page.heading("Examples:")
      for example in command.examples {
        page.paragraph(example.line, indent: 2)
        page.paragraph(example.summary, indent: 6)
      }
    }
    return page.text
  }

  private func row(for option: OptionSpecification) -> (term: String, meaning: String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { "=\($0)" } ?? ""
    return (short + option.flag + value, option.summary + (option.repeats ? " Repeatable." : ""))
  }
}
