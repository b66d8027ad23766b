import CommandLineTable
import Foundation

/// The program: reads the command line, runs one command, ends with its status.
@main
enum Showcase {
  static func main() async {
    StandardStreams.reserve()
    let console = Console()
    let status = await run(Array(CommandLine.arguments.dropFirst()), console)
    exit(status.rawValue)
  }

  private static func run(_ arguments: [String], _ console: Console) async -> ExitStatus {
    do {
      let status =
        switch try ShowcaseTable.program.parse(arguments) {
        case .print(let text): try print(text, console)
        case .run(let parsed): try await run(parsed, console)
        }
      try console.flush()
      return status
    } catch let error as WriteError {
      return end(after: error, console)
    } catch {
      // What was answered before the failure still goes out.
      do { try console.flush() } catch { return end(after: error, console) }
      return tell(error, console)
    }
  }

  private static func print(_ text: String, _ console: Console) throws(WriteError) -> ExitStatus {
    try console.write(text)
    return .done
  }

  private static func run(
    _ parsed: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    if parsed.command.name == HelpCommand.specification.name {
      return try HelpCommand.run(parsed, console)
    }
    guard let command = ShowcaseTable.command(parsed.command.name) else {
      throw UsageError("unknown command '\(parsed.command.name)'")
    }
    return try await command.run(parsed, console)
  }

  private static func tell(_ error: any Error, _ console: Console) -> ExitStatus {
    switch error {
    case let error as UsageError:
      console.note(error.line(program: ShowcaseTable.program.name))
      return .usage
    case let error as CommandFailure:
      console.note(error.message)
    default:
      console.note("\(error)")
    }
    return .failed
  }

  /// A reader that went away ends the run by SIGPIPE, as it ends other programs (terminal rule 4);
  /// where that signal was ignored by the caller, quietly all the same.
  private static func end(after error: WriteError, _ console: Console) -> ExitStatus {
    if error.isBrokenPipe { return .done }
    console.note("cannot write to standard output: \(error.reason)")
    return .failed
  }
}
