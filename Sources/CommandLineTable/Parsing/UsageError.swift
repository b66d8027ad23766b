/// A command line that the table does not allow: what is wrong, and where help is.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong, in one sentence without a full stop; names the option or operand.
  package let message: String
  /// The command that was meant, for the hint; nil for the program itself.
  package let command: String?

  package init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  /// The one line for standard error, without the program's name before it.
  ///
  /// Arguments are echoed as they came: whoever prints the line makes it safe first.
  package func line(program: String) -> String {
    let help = command.map { "\(program) \($0) --help" } ?? "\(program) --help"
    return "\(message) (see '\(help)')"
  }
}
