import Foundation
import JSONText
import Testing
import _TestSupport

@Suite("showcase check")
struct CheckTests {
  private static let warned =
    #"{"format":1,"id":"a","title":"A","sections":[{"kind":"hologram"}]}"#

  @Test("says nothing of a sound document")
  func sound() throws {
    let text = SampleDocuments.list(titles: ["one"])
    let run = try showcaseProgram.run(["check", "-"], input: text)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test("prints warnings and passes; with --strict they are errors and it fails")
  func strict() throws {
    let run = try showcaseProgram.run(["check", "-"], input: Self.warned)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("-:1:"))
    #expect(run.output.contains(": warning: $.sections[0].kind: "))
    let strict = try showcaseProgram.run(["check", "--strict", "-"], input: Self.warned)
    #expect(strict.status == 1)
    #expect(strict.output == run.output.replacing(": warning: ", with: ": error: "))
  }

  @Test("goes through all documents, and tells which cannot be read")
  func many() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.list(titles: ["one"]), to: "good.json")
    try folder.write("[", to: "bad.json")
    let names = ["good.json", "bad.json", "gone.json", "."]
    let run = try showcaseProgram.run(["check"] + names, in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("bad.json:1:2: error: $"))
    #expect(run.output.split(separator: "\n").count == 1)
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors.first?.hasPrefix("showcase: cannot read gone.json: ") == true)
    #expect(errors.last?.hasPrefix("showcase: cannot read .: it is a folder") == true)
  }

  @Test("gives one JSON object a document")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.list(titles: ["one"]), to: "good.json")
    try folder.write("[", to: "bad.json")
    let run = try showcaseProgram.run(
      ["check", "--json", "good.json", "bad.json", "gone.json"], in: folder.url)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0] == #"{"document":"good.json","ok":true,"diagnostics":[]}"#)
    let bad = try JSONTree.read(Array(lines[1].utf8)).root
    #expect(bad.members.map(\.key) == ["document", "ok", "diagnostics"])
    let diagnostic = try #require(bad["diagnostics"]?.elements.first { _ in true })
    #expect(
      diagnostic.members.map(\.key)
        == ["severity", "code", "path", "line", "column", "message", "remedy"])
    #expect(lines[2].hasPrefix(#"{"document":"gone.json","ok":false,"diagnostics":[],"error":""#))
  }

  @Test("answers every beginning of the bundled document with a diagnostic")
  func everyBeginning() throws {
    let folder = try TemporaryFolder()
    let media = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../media/cars.json")
    let bytes = Array(try Data(contentsOf: media))
    // The text ends with a line break, without which it is whole.
    let lengths = 0..<bytes.count - 1
    for length in lengths {
      try folder.write(String(decoding: bytes[..<length], as: UTF8.self), to: "\(length).json")
    }
    let run = try showcaseProgram.run(
      ["check", "--json"] + lengths.map { "\($0).json" }, in: folder.url)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == lengths.count)
    for line in lines {
      #expect(line.contains(#""ok":false,"diagnostics":[{"severity":"error","code":"badJSON""#))
    }
  }
}
