import CommandLineTable
import Testing

@Suite("Help")
struct HelpTests {
  @Test("of the program lists its commands")
  func program() {
    let expected = """
      Shows one of each kind.

      Usage: sample [COMMAND] [OPTION...] [OPERAND...]

      Commands:
        paint  Paint a file.
        count  Count files.
        list   List all there is. The default.

      Options:
        -h, --help     Print this help.
            --version  Print the version.

      Exit codes:
        0  done
        2  the command line is wrong

      'sample COMMAND --help' tells more of a command.

      """
    #expect(SampleProgram.program.helpText == expected)
  }

  @Test("of a command comes from the table")
  func command() throws {
    let expected = """
      Paint a file.

      Usage: sample paint [OPTION...] FILE [COLOUR]

      A paragraph that is long enough to be broken into two lines, since help is never
      wider than eighty columns.

      Operands:
        FILE    What to paint.
        COLOUR  In which colour.

      Options:
        -q, --quiet     Print nothing.
        -v, --verbose   Print more.
        -s, --size=WxH  Output size in pixels.
            --at=TIME   A time to show. Repeatable.
        -h, --help      Print this help.

      Examples:
        sample paint a.png red
            Paints a.png red.

      """
    let command = try #require(SampleProgram.program.command("paint"))
    #expect(SampleProgram.program.help(for: command) == expected)
  }

  @Test(
    "is asked for anywhere on the line",
    arguments: [
      ["paint", "--help"], ["count", "-h"], ["paint", "a", "-qh"], ["paint", "--help", "--bogus"],
    ])
  func asked(line: [String]) throws {
    guard case .print(let text) = try SampleProgram.program.parse(line) else {
      Issue.record("help was not printed")
      return
    }
    #expect(text.contains("Usage: sample \(line[0])"))
  }

  @Test("and the version stand before any command")
  func version() throws {
    for (line, start) in [(["--version"], "sample 1.2.3\n"), (["--help"], "Shows one")] {
      guard case .print(let text) = try SampleProgram.program.parse(line) else {
        Issue.record("nothing was printed for \(line)")
        continue
      }
      #expect(text.hasPrefix(start))
    }
  }
}
