import Testing
import _TestSupport

/// The program under test.
let showcaseProgram = BuiltProgram("showcase")

@Suite("The program")
struct ProgramTests {
  @Test("prints its version", arguments: ["version", "--version"])
  func version(argument: String) throws {
    let run = try showcaseProgram.run([argument])
    #expect(run.status == 0)
    #expect(run.output == "showcase 0.1.0\n")
    #expect(run.errors.isEmpty)
  }

  @Test(
    "terminal rules 3, 24: a wrong line is one line on standard error, spelled out, and code 2",
    arguments: [
      (["vresion"], "unknown command 'vresion', did you mean 'version'? (see 'showcase --help')"),
      (
        ["version", "--jsno"], "unknown option '--jsno' (see 'showcase version --help')"
      ),
      (
        ["rows", "--jsno"],
        "unknown option '--jsno', did you mean '--json'? (see 'showcase rows --help')"
      ),
      (
        ["--json", "select", "1,0"],
        "the command 'select' comes before its options (see 'showcase select --help')"
      ),
      (["rows", "a", "b"], "unexpected argument 'b' (see 'showcase rows --help')"),
      (["check"], "DOCUMENT is missing (see 'showcase check --help')"),
      (["select"], "PATH is missing (see 'showcase select --help')"),
      (
        ["select", "cars.json"],
        "PATH is missing, 'cars.json' is taken for a document (see 'showcase select --help')"
      ),
      (
        ["select", "1,x"],
        "PATH: expected a path like 1,0 or 0,0,3, not '1,x' (see 'showcase select --help')"
      ),
      (
        ["select", "1,0", "1"],
        "PATH: expected a path like 1,0 or 0,0,3, not '1' (see 'showcase select --help')"
      ),
      (["select", "-1,0"], "unknown option '-1' (see 'showcase select --help')"),
      (
        ["rows", "--viewport"],
        "option '--viewport' needs a value (W|WxH|DEVICE) (see 'showcase rows --help')"
      ),
      (["version", "extra"], "unexpected argument 'extra' (see 'showcase version --help')"),
      (
        ["help", "chekc"], "unknown command 'chekc', did you mean 'check'? (see 'showcase --help')"
      ),
      (["help", "nothing"], "unknown command 'nothing' (see 'showcase --help')"),
      (["a\u{1B}[31mb"], #"unknown command 'a\x1b[31mb' (see 'showcase --help')"#),
      (["a\nb"], #"unknown command 'a\nb' (see 'showcase --help')"#),
    ])
  func wrongLine(arguments: [String], message: String) throws {
    let run = try showcaseProgram.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "showcase: \(message)\n")
  }

  @Test("ends quietly when its reader goes away")
  func brokenPipe() throws {
    let run = try showcaseProgram.shell("$PROGRAM help | head -c 1; exit ${PIPESTATUS[0]}")
    #expect([0, 141].contains(run.status))
    #expect(run.errors.isEmpty)
  }

  @Test(
    "says so when output goes nowhere",
    arguments: [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func noOutput(redirection: String, reason: String) throws {
    let run = try showcaseProgram.shell("$PROGRAM help \(redirection)")
    #expect(run.status == 1)
    #expect(run.errors == "showcase: cannot write to standard output: \(reason)\n")
  }
}
