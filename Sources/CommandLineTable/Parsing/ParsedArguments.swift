/// What a command line said, checked against its command's table.
package struct ParsedArguments: Sendable {
  package let command: CommandSpecification
  /// The operands in order.
  package let operands: [String]
  private let given: [String: [String]]

  init(command: CommandSpecification, operands: [String], given: [String: [String]]) {
    self.command = command
    self.operands = operands
    self.given = given
  }

  /// Whether a flag was given, or an option with its value.
  package func has(_ option: OptionSpecification) -> Bool { given[option.long] != nil }

  /// The option's value; of one given again, the last.
  package func value(_ option: OptionSpecification) -> String? { given[option.long]?.last }

  /// All values of a repeatable option, in order.
  package func values(_ option: OptionSpecification) -> [String] { given[option.long] ?? [] }

  /// The option's value as `parse` reads it.
  ///
  /// - Parameters:
  ///   - option: An option that takes a value.
  ///   - expectation: What the value must be, to follow "expected" in the message.
  ///   - parse: Gives the value, or nil for one that does not fit.
  /// - Returns: The value, or nil when the option was not given.
  /// - Throws: `UsageError` that names the option, the value and what was expected.
  package func value<Value>(
    _ option: OptionSpecification, expecting expectation: String, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = parse(text) else {
      throw misfit(option, text, expectation)
    }
    return value
  }

  /// All values of a repeatable option as `parse` reads them.
  ///
  /// - Parameters:
  ///   - option: A repeatable option that takes a value.
  ///   - expectation: What each value must be.
  ///   - parse: Gives the value, or nil for one that does not fit.
  /// - Returns: The values in the order given.
  /// - Throws: `UsageError` for the first value that does not fit.
  package func values<Value>(
    _ option: OptionSpecification, expecting expectation: String, _ parse: (String) -> Value?
  ) throws(UsageError) -> [Value] {
    var result: [Value] = []
    for text in values(option) {
      guard let value = parse(text) else { throw misfit(option, text, expectation) }
      result.append(value)
    }
    return result
  }

  private func misfit(
    _ option: OptionSpecification, _ text: String, _ expectation: String
  ) -> UsageError {
    UsageError(
      "option '\(option.flag)': expected \(expectation), not '\(text)'", command: command.name)
  }
}
