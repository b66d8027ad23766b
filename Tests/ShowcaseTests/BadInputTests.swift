import Foundation
import JSONText
import Testing
import _TestSupport

@Suite("Bad input")
struct BadInputTests {
  @Test(
    "terminal rule 1: a document that cannot be read is one line, code 1, nothing on standard output",
    arguments: ["gone.json", ".", "empty.json", "pipe", "/dev/null", "broken.json", "bytes.json"],
    [["rows"], ["rows", "--json"], ["select"]])
  func unreadable(name: String, command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "empty.json")
    try folder.write("{\"format\":1,", to: "broken.json")
    try Data([0xFF, 0xFE, 0x00, 0x9B]).write(to: folder.url.appendingPathComponent("bytes.json"))
    let paths = command == ["select"] ? " 0,0" : ""
    // A pipe that nobody writes to must not hold the run up.
    let run = try showcaseProgram.shell(
      "mkfifo pipe; timeout 20 $PROGRAM \(command.joined(separator: " ")) \(name)\(paths)",
      in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.errors.contains(name))
    #expect(SampleDocuments.isHarmless(run.errors))
  }

  @Test(
    "a file that is not there is asked for as what the command takes",
    arguments: [
      ("layout gone.json", "give the path of a layout or screen document, or '-'"),
      ("diff gone.json gone.json", "give the path of a list, a case or a screen document, or '-'"),
      ("diff . .", "it is a folder; give the path of a list, a case or a screen document, or '-'"),
      ("rows gone.json", "give the path of a screen document"),
    ])
  func missing(command: String, remedy: String) throws {
    let folder = try TemporaryFolder()
    let run = try showcaseProgram.run(
      command.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("\(remedy)\n"), "\(run.errors)")
  }

  @Test(
    "terminal rules 5, 18, 23, 24: nothing in a title, an id or a file's name acts on a terminal, and JSON keeps it whole"
  )
  func hostile() throws {
    let folder = try TemporaryFolder()
    let titles = SampleDocuments.hostileTitles
    let name = "a\u{1B}[31m\u{202E}.json"
    try folder.write(SampleDocuments.list(titles: titles, id: "\u{9D}id"), to: name)
    let paths = titles.indices.map { "0,\($0)" }
    for arguments in [
      ["rows", name], ["rows", "--json", name], ["check", name], ["check", "--json", name],
      ["select", "--trace", name] + paths, ["select", "--json", name] + paths,
      ["rows", name + "\u{07}"], ["--\u{1B}c"], ["\u{9B}c"], ["rows", "--viewport", "\u{1B}c"],
    ] {
      let run = try showcaseProgram.run(arguments, in: folder.url)
      #expect(SampleDocuments.isHarmless(run.output), "\(arguments)")
      #expect(SampleDocuments.isHarmless(run.errors), "\(arguments)")
    }
    let json = try showcaseProgram.run(["rows", "--json", name], in: folder.url).json
    let rows = try #require(json["sections"]?.elements.first { _ in true }?["rows"])
    #expect(rows.elements.compactMap { $0["title"]?.string } == titles)
  }

  @Test(
    "terminal rule 5: JSON is the same on a terminal as on a pipe", arguments: ["rows", "probe"])
  func sameJSON(command: String) throws {
    let media = CaseFolders.beside(#filePath, "../../media").standardized
    let file = command == "rows" ? "cars.json" : "header.mp4"
    let pipe = try showcaseProgram.run([command, "--json", file], in: media)
    let terminal = try showcaseProgram.shell(
      "script -qec '$PROGRAM \(command) --json \(file)' /dev/null </dev/null",
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], in: media)
    #expect(terminal.output.replacing("\r\n", with: "\n") == pipe.output)
    #expect(pipe.output.hasSuffix("}\n"))
  }

  @Test("terminal rule 4: a reader that goes away ends the run quietly", arguments: ["", "--json"])
  func brokenPipe(option: String) throws {
    let folder = try TemporaryFolder()
    let titles = (0..<20_000).map { "Row \($0)" }
    try folder.write(SampleDocuments.list(titles: titles), to: "long.json")
    let run = try showcaseProgram.shell(
      "$PROGRAM rows long.json \(option) | head -c 10 >/dev/null; exit ${PIPESTATUS[0]}",
      in: folder.url)
    #expect(run.status == 141)
    #expect(run.errors.isEmpty)
    // Where the signal is ignored, the failed write has to end it.
    let ignored = try showcaseProgram.shell(
      "trap '' PIPE; $PROGRAM rows long.json \(option) | head -c 10 >/dev/null",
      in: folder.url)
    #expect(ignored.status == 0)
    #expect(ignored.errors.isEmpty)
  }

  @Test("closed streams are errors, and no file takes their numbers")
  func closedStreams() throws {
    let closedInput = try showcaseProgram.shell("$PROGRAM select - <&-")
    #expect(closedInput.status == 1)
    #expect(
      closedInput.errors == "showcase: cannot read standard input: Bad file descriptor\n")
    let closedOutput = try showcaseProgram.shell("$PROGRAM rows >&-")
    #expect(closedOutput.status == 1)
    #expect(closedOutput.errors.hasPrefix("showcase: cannot write to standard output: "))
    let closedErrors = try showcaseProgram.shell("$PROGRAM rows gone.json 2>&-")
    #expect(closedErrors.status == 1)
    let nothing = try showcaseProgram.shell("$PROGRAM select - </dev/null")
    #expect(nothing.status == 0)
    #expect(nothing.output.isEmpty)
  }

  @Test("terminal rule 9: a full pipe that does not block is waited for", .timeLimit(.minutes(1)))
  func nonBlockingOutput() throws {
    let folder = try TemporaryFolder()
    let titles = (0..<20_000).map { "Row \($0)" }
    let file = try folder.write(SampleDocuments.list(titles: titles), to: "long.json")
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let process = Process()
    process.executableURL = showcaseProgram.url
    process.arguments = ["rows", file.path]
    process.standardOutput = pipe
    try process.run()
    let output = try #require(try pipe.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: output, as: UTF8.self).split(separator: "\n").count == 20_001)
  }
}
