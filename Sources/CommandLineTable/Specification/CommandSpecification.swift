/// One command of a program: what it is called, what it takes and what it does.
package struct CommandSpecification: Hashable, Sendable {
  package let name: String
  /// One line for the program's help.
  package let summary: String
  /// What the command's own help says below the usage; empty where the summary says it all.
  package let discussion: [HelpBlock]
  package let operands: [OperandSpecification]
  package let options: [OptionSpecification]
  /// Command lines to copy, each with what it does.
  package let examples: [Example]

  /// A command line worth copying.
  package struct Example: Hashable, Sendable {
    package let line: String
    package let summary: String

    package init(_ line: String, _ summary: String) {
      self.line = line
      self.summary = summary
    }
  }

  package init(
    _ name: String, _ summary: String, discussion: [HelpBlock] = [],
    operands: [OperandSpecification] = [], options: [OptionSpecification] = [],
    examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
  }
}
