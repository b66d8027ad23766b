import Testing
import _TestSupport

/// The program under test.
let showcase = BuiltProgram("showcase")

@Suite("The program")
struct ProgramTests {
  @Test("prints its version", arguments: ["version", "--version"])
  func version(argument: String) throws {
    let run = try showcase.run([argument])
    #expect(run.status == 0)
    #expect(run.output == "showcase 0.1.0\n")
    #expect(run.errors.isEmpty)
  }

  @Test(
    "a wrong line is one line on standard error and code 2",
    arguments: [
      (["vresion"], "unknown command 'vresion', did you mean 'version'? (see 'showcase --help')"),
      (
        ["version", "--jsno"], "unknown option '--jsno' (see 'showcase version --help')"
      ),
      (["version", "extra"], "unexpected argument 'extra' (see 'showcase version --help')"),
      (["help", "nothing"], "unknown command 'nothing' (see 'showcase --help')"),
      (["a\u{1B}[31mb"], #"unknown command 'a\x1b[31mb' (see 'showcase --help')"#),
      (["a\nb"], #"unknown command 'a\nb' (see 'showcase --help')"#),
    ])
  func wrongLine(arguments: [String], message: String) throws {
    let run = try showcase.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "showcase: \(message)\n")
  }

  @Test("help of a command is the same asked either way", arguments: ["version", "help"])
  func help(command: String) throws {
    let run = try showcase.run(["help", command])
    #expect(run.status == 0)
    #expect(run.output.contains("Usage: showcase \(command)"))
    #expect(try showcase.run([command, "--help"]).output == run.output)
  }

  @Test("ends quietly when its reader goes away")
  func brokenPipe() throws {
    let run = try showcase.shell("$PROGRAM help | head -c 1; exit ${PIPESTATUS[0]}")
    #expect([0, 141].contains(run.status))
    #expect(run.errors.isEmpty)
  }

  @Test(
    "says so when output goes nowhere",
    arguments: [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func noOutput(redirection: String, reason: String) throws {
    let run = try showcase.shell("$PROGRAM help \(redirection)")
    #expect(run.status == 1)
    #expect(run.errors == "showcase: cannot write to standard output: \(reason)\n")
  }
}
