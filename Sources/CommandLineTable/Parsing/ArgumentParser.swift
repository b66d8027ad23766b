/// Reads a command line by GNU rules against a program's table.
///
/// `--opt=V`, `--opt V`, `-oV`, `-o V`, bundles of flags (`-ab`), options after operands, `--` to
/// end the options, `-` as an operand. Long names are never abbreviated, so that a new option can
/// not change what an old script means; a near miss is suggested instead.
struct ArgumentParser {
  let program: ProgramSpecification

  /// What a command line asks for.
  enum Request: Sendable {
    case run(ParsedArguments)
    case help(CommandSpecification?)
    case version
  }

  /// Reads the arguments after the program's name.
  func parse(_ arguments: [String]) throws(UsageError) -> Request {
    guard let first = arguments.first else {
      return try parseWithoutCommand([])
    }
    switch first {
    case ProgramSpecification.versionOption.flag: return .version
    case ProgramSpecification.help.flag, "-h": return .help(nil)
    default: break
    }
    if first.hasPrefix("-"), first != "-" {
      return try parseWithoutCommand(arguments)
    }
    return try request(
      from: read(Array(arguments.dropFirst()), for: program.requiredCommand(first)))
  }

  /// Options of the default command need no command name before them; operands do, since their first
  /// would stand where a command's name does.
  private func parseWithoutCommand(_ arguments: [String]) throws(UsageError) -> Request {
    guard let command = program.command(program.defaultCommand) else {
      throw UsageError("no command given")
    }
    let reading = try read(arguments, for: command)
    if let operand = reading.operands.first {
      if program.command(operand) != nil {
        throw UsageError("the command '\(operand)' comes before its options", command: operand)
      }
      throw UsageError("unexpected argument '\(operand)', a command comes first")
    }
    return try request(from: reading)
  }

  private func read(
    _ arguments: [String], for command: CommandSpecification
  ) throws(UsageError) -> ArgumentReading {
    var reading = ArgumentReading(
      arguments: arguments[...], command: command, options: program.options(of: command))
    try reading.readAll()
    return reading
  }

  private func request(from reading: ArgumentReading) throws(UsageError) -> Request {
    let command = reading.command
    if reading.asksForHelp { return .help(command) }
    try checkOperands(reading.operands, of: command)
    return .run(
      ParsedArguments(command: command, operands: reading.operands, given: reading.given))
  }

  private func checkOperands(
    _ operands: [String], of command: CommandSpecification
  ) throws(UsageError) {
    var needed = 0
    for operand in command.operands {
      needed += operand.minimum
      if operands.count < needed {
        throw UsageError("\(operand.name) is missing", command: command.name)
      }
    }
    let limits = command.operands.map(\.maximum)
    if limits.contains(nil) { return }
    let most = limits.reduce(0) { $0 + ($1 ?? 0) }
    if operands.count > most {
      throw UsageError("unexpected argument '\(operands[most])'", command: command.name)
    }
  }
}

/// One pass over the arguments of a command.
private struct ArgumentReading {
  var arguments: ArraySlice<String>
  let command: CommandSpecification
  let options: [OptionSpecification]
  var operands: [String] = []
  var given: [String: [String]] = [:]

  init(
    arguments: ArraySlice<String>, command: CommandSpecification, options: [OptionSpecification]
  ) {
    self.arguments = arguments
    self.command = command
    self.options = options
  }

  /// Whether help was asked for, which ends the reading: what stands behind it is not looked at.
  var asksForHelp: Bool { given[ProgramSpecification.help.long] != nil }

  mutating func readAll() throws(UsageError) {
    while !asksForHelp, let argument = arguments.popFirst() {
      if argument == "--" {
        operands += arguments
        return
      } else if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument.dropFirst())
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func readLong(_ body: Substring) throws(UsageError) {
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.long == name }) else {
      throw unknown("--\(name)", near: nearest(to: name, among: options.map(\.long)))
    }
    if parts.count == 2 {
      guard option.value != nil else {
        throw UsageError("option '\(option.flag)' takes no value", command: command.name)
      }
      record(option, String(parts[1]))
    } else {
      record(option, try nextValue(of: option))
    }
  }

  private mutating func readShort(_ body: Substring) throws(UsageError) {
    var rest = body
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)", near: nil)
      }
      if option.value != nil, !rest.isEmpty {
        return record(option, String(rest))
      }
      record(option, try nextValue(of: option))
    }
  }

  private mutating func nextValue(of option: OptionSpecification) throws(UsageError) -> String {
    guard let name = option.value else { return "" }
    guard let value = arguments.popFirst() else {
      throw UsageError("option '\(option.flag)' needs a value (\(name))", command: command.name)
    }
    return value
  }

  private mutating func record(_ option: OptionSpecification, _ value: String) {
    given[option.long, default: []].append(value)
  }

  private func unknown(_ flag: String, near meant: String?) -> UsageError {
    var message = "unknown option '\(flag)'"
    if let meant { message += ", did you mean '--\(meant)'?" }
    return UsageError(message, command: command.name)
  }
}
