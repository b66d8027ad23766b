import CommandLineTable
import Testing

@Suite("Reading a command line")
struct ParsingTests {
  struct Accepted: CustomTestStringConvertible, Sendable {
    var line: [String]
    var operands: [String]
    var size: String? = nil
    var at: [String] = []
    var flags: Set<String> = []
    var testDescription: String { line.joined(separator: " ") }
  }

  @Test(
    "follows GNU rules",
    arguments: [
      Accepted(line: ["paint", "a"], operands: ["a"]),
      Accepted(line: ["paint", "a", "--size=1x2"], operands: ["a"], size: "1x2"),
      Accepted(line: ["paint", "--size", "1x2", "a"], operands: ["a"], size: "1x2"),
      Accepted(line: ["paint", "-s1x2", "a"], operands: ["a"], size: "1x2"),
      Accepted(line: ["paint", "-s", "1x2", "a"], operands: ["a"], size: "1x2"),
      Accepted(line: ["paint", "--size=", "a"], operands: ["a"], size: ""),
      Accepted(line: ["paint", "--size=a=b", "a"], operands: ["a"], size: "a=b"),
      Accepted(line: ["paint", "--size", "-5", "a"], operands: ["a"], size: "-5"),
      Accepted(line: ["paint", "-qv", "a"], operands: ["a"], flags: ["quiet", "verbose"]),
      Accepted(line: ["paint", "-qs1x2", "a"], operands: ["a"], size: "1x2", flags: ["quiet"]),
      Accepted(line: ["paint", "a", "-q", "b"], operands: ["a", "b"], flags: ["quiet"]),
      Accepted(line: ["paint", "--", "-q", "--size"], operands: ["-q", "--size"]),
      Accepted(line: ["paint", "-", "b"], operands: ["-", "b"]),
      Accepted(line: ["paint", "--at", "1", "a", "--at=2"], operands: ["a"], at: ["1", "2"]),
      Accepted(line: ["paint", "-s1", "a", "--size=2"], operands: ["a"], size: "2"),
      Accepted(line: ["paint", "-q", "--quiet", "a"], operands: ["a"], flags: ["quiet"]),
    ])
  func accepts(_ expected: Accepted) throws {
    let parsed = try #require(try SampleProgram.parse(expected.line))
    #expect(parsed.operands == expected.operands)
    #expect(parsed.value(SampleProgram.size) == expected.size)
    #expect(parsed.values(SampleProgram.at) == expected.at)
    #expect(parsed.has(SampleProgram.quiet) == expected.flags.contains("quiet"))
    #expect(parsed.has(SampleProgram.verbose) == expected.flags.contains("verbose"))
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    var line: [String]
    var message: String
    var testDescription: String { line.joined(separator: " ") }
  }

  @Test(
    "names what is wrong and where help is",
    arguments: [
      Refused(
        line: ["pain", "a"],
        message: "unknown command 'pain', did you mean 'paint'? (see 'sample --help')"),
      Refused(
        line: ["--help-me"], message: "unknown option '--help-me' (see 'sample list --help')"),
      Refused(
        line: ["-q", "paint", "a"],
        message: "the command 'paint' comes before its options (see 'sample paint --help')"),
      Refused(
        line: ["-q", "folder", "b", "c"],
        message: "unexpected argument 'folder', a command comes first (see 'sample --help')"),
      Refused(
        line: ["--help=yes"], message: "option '--help' takes no value (see 'sample list --help')"),
      Refused(line: ["zebra"], message: "unknown command 'zebra' (see 'sample --help')"),
      Refused(line: ["paint"], message: "FILE is missing (see 'sample paint --help')"),
      Refused(line: ["count"], message: "FILE is missing (see 'sample count --help')"),
      Refused(
        line: ["paint", "a", "b", "c"],
        message: "unexpected argument 'c' (see 'sample paint --help')"),
      Refused(
        line: ["paint", "a", "--siez=1"],
        message: "unknown option '--siez', did you mean '--size'? (see 'sample paint --help')"),
      Refused(
        line: ["paint", "a", "--siz=1"],
        message: "unknown option '--siz', did you mean '--size'? (see 'sample paint --help')"),
      Refused(
        line: ["paint", "a", "-x"], message: "unknown option '-x' (see 'sample paint --help')"),
      Refused(
        line: ["paint", "a", "--size"],
        message: "option '--size' needs a value (WxH) (see 'sample paint --help')"),
      Refused(
        line: ["paint", "a", "-qs"],
        message: "option '--size' needs a value (WxH) (see 'sample paint --help')"),
      Refused(
        line: ["paint", "a", "--quiet=1"],
        message: "option '--quiet' takes no value (see 'sample paint --help')"),
      Refused(
        line: ["--colour"], message: "unknown option '--colour' (see 'sample list --help')"),
    ])
  func refuses(_ expected: Refused) {
    let error = #expect(throws: UsageError.self) { try SampleProgram.parse(expected.line) }
    #expect(error?.line(program: "sample") == expected.message)
  }

  @Test("a value that does not fit is named with what was expected")
  func misfit() throws {
    let parsed = try #require(try SampleProgram.parse(["paint", "a", "--size=big", "--at=x"]))
    let one = #expect(throws: UsageError.self) {
      try parsed.value(SampleProgram.size, expecting: "a number", Int.init)
    }
    #expect(one?.message == "option '--size': expected a number, not 'big'")
    let many = #expect(throws: UsageError.self) {
      try parsed.values(SampleProgram.at, expecting: "seconds", Double.init)
    }
    #expect(many?.message == "option '--at': expected seconds, not 'x'")
  }

  @Test("without a command the default one runs, with its options", arguments: [[], ["-q"]])
  func defaultCommand(line: [String]) throws {
    let parsed = try #require(try SampleProgram.parse(line))
    #expect(parsed.command.name == "list")
    #expect(parsed.has(SampleProgram.quiet) == !line.isEmpty)
  }

  @Test("a very long word is refused without being compared")
  func longWord() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(throws: UsageError("unknown command '\(word)'")) { try SampleProgram.parse([word]) }
  }
}
