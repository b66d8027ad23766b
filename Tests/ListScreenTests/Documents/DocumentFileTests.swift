import Foundation
import ListScreen
import Testing

@Suite struct DocumentFileTests {
  private func reason(_ path: String) -> DocumentFileError.Reason? {
    do {
      _ = try ScreenDocument.read(contentsOf: path)
      return nil
    } catch {
      #expect(error.path == path)
      return error.reason
    }
  }

  @Test func `what is no file is refused by its name`() throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    #expect(reason(folder.path("none.json")) == .missing)
    #expect(reason(folder.path("file") + "/d.json") == .missing)
    #expect(reason(folder.path("")) == .folder)
    #expect(reason("") == .missing)
    #expect(reason("a\u{0}b") == .missing)
    #expect(reason("/dev/zero") == .notRegular)
    #expect(reason("/dev/null") == .notRegular)
  }

  @Test func `a pipe that nobody writes to does not hang the reader`() throws {
    let folder = try TemporaryFolder()
    try folder.makePipe("pipe")
    #expect(reason(folder.path("pipe")) == .notRegular)
  }

  @Test func `a link in a circle is told by the system`() throws {
    let folder = try TemporaryFolder()
    try folder.link("loop", to: "loop")
    guard case .unreadable = reason(folder.path("loop")) else {
      Issue.record("a circle of links was read")
      return
    }
  }

  @Test func `a file that is too large is not read`() throws {
    let folder = try TemporaryFolder()
    try folder.makeHole("large.json", bytes: (64 << 20) + 1)
    #expect(reason(folder.path("large.json")) == .tooLarge(limit: 64 << 20))
  }

  @Test func `an empty file is a document with an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("empty.json", "")
    let reading = try ScreenDocument.read(contentsOf: folder.path("empty.json"))
    #expect(reading.document == nil)
    #expect(reading.diagnostics.map(\.code) == [.badJSON])
  }

  @Test func `an error is one harmless line`() {
    let error = DocumentFileError(.missing, path: "a\u{1B}[2J\nb")
    #expect(
      error.description
        == #"cannot read a\x1b[2J\nb: there is no such file; give the path of a screen document"#)
  }
}
