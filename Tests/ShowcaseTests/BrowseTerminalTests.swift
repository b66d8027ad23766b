import Foundation
import Testing
import _TestSupport

/// `browse` in a real terminal: inside of tmux.
@Suite("browse in a terminal", .serialized)
struct BrowseTerminalTests {
  private let folder: TemporaryFolder
  private let media = CaseFolders.beside(#filePath, "../../media").standardized

  init() throws { folder = try TemporaryFolder() }

  /// A browser in tmux, once it shows its first frame; its end is told by the shell.
  private func browse(
    _ arguments: String, color: String = "never", until text: String = "? help"
  ) throws -> TmuxServer {
    let pid = folder.url.appendingPathComponent("pid").path
    let command =
      "sh -c 'echo $$ > \(pid); exec \(showcaseProgram.url.path) browse --color \(color) \(arguments)'"
    let server = try TmuxServer("clear; \(command); echo ended $?")
    try #require(server.becomes { $0.screen.contains(text) }, "\(server.screen)")
    return server
  }

  private func list(_ titles: [String]) -> String {
    let items = titles.map { #"{"id":"\#($0)","title":"\#($0)"}"# }.joined(separator: ",")
    return
      #"{"format":1,"id":"d","title":"Words","sections":[{"id":"s","kind":"list","items":[\#(items)]}]}"#
  }

  @Test("terminal rule 9: keys move and select, q gives the terminal back as it was, with code 0")
  func keys() throws {
    let server = try browse("--media \(media.path)")
    #expect(server.flags == "1 0 1")
    server.send(["End", "Enter"])
    #expect(server.becomes { $0.screen.contains("selected row 1,9 \"Tenth thing\"") })
    #expect(server.screen.contains("Tenth thing"))
    server.send(["/"])
    server.send(["-l", "car 5"])
    server.send(["Enter"])
    #expect(server.becomes { $0.screen.contains("1 of 1: \"car 5\"") }, "\(server.screen)")
    server.send(["?"])
    #expect(server.becomes { $0.screen.contains("any key closes the help") })
    server.send(["q", "q"])
    #expect(server.becomes { $0.flags == "0 1 0" && $0.screen.contains("ended 0") })
    server.send([
      "clear; echo flags $(( $(sed -n 's/^flags:[^0-9]*//p' /proc/self/fdinfo/0) & 04000 ))",
      "Enter",
    ])
    #expect(server.becomes { $0.screen.contains("flags 0") }, "\(server.screen)")
  }

  @Test("pictures are drawn once they have been read, though nobody touches a key")
  func pictures() throws {
    let server = try browse(
      "--images half \(media.appendingPathComponent("photos.json").path)", color: "always")
    #expect(server.becomes { $0.screen.contains("▀") }, "\(server.screen)")
    server.send(["q"])
    #expect(server.becomes { $0.screen.contains("ended 0") })
  }

  @Test(
    "terminal rule 55: a click focuses, two select, the wheel scrolls; --no-mouse leaves it all")
  func mouse() throws {
    let document = try folder.write(list((0..<40).map { "Row \($0)" }), to: "d.json").path
    let server = try browse(document)
    let click = "\u{1B}[<0;10;6M\u{1B}[<0;10;6m"
    server.send(bytes: click + click)
    #expect(server.becomes { $0.screen.contains("selected row 0,1") }, "\(server.screen)")
    server.send(bytes: "\u{1B}[<65;10;6M")
    #expect(server.becomes { !$0.screen.contains("Row 0") }, "\(server.screen)")
    // A shell that sees its command ended by SIGINT leaves out the rest of the line.
    server.send(["C-c"])
    #expect(server.becomes { $0.flags == "0 1 0" })
    server.send(["echo ended $?", "Enter"])
    #expect(server.becomes { $0.screen.contains("ended 130") }, "\(server.screen)")
    let still = try browse("--no-mouse \(document)")
    #expect(still.flags == "1 0 0")
    still.send(["q"])
    #expect(still.becomes { $0.flags == "0 1 0" })
  }

  @Test("terminal rules 38, 44: a stop and another size keep the place and what is focused")
  func stopAndResize() throws {
    let document = try folder.write(list((0..<40).map { "Row \($0)" }), to: "d.json").path
    let server = try browse(document)
    server.send(["End"])
    #expect(server.becomes { $0.screen.contains("Row 39") })
    server.send(["C-z"])
    #expect(server.becomes { $0.flags == "0 1 0" })
    server.send(["fg", "Enter"])
    #expect(server.becomes { $0.flags == "1 0 1" && $0.screen.contains("Row 39") })
    _ = server.run(["resize-window", "-x", "30", "-y", "7"])
    #expect(server.becomes { $0.screen.contains("Row 39") && !$0.screen.contains("Row 37") })
    _ = server.run(["resize-window", "-x", "10", "-y", "2"])
    #expect(server.becomes { $0.screen.contains("too small") }, "\(server.screen)")
    _ = server.run(["resize-window", "-x", "60", "-y", "12"])
    #expect(server.becomes { $0.screen.contains("Row 39") })
    server.send(["q"])
    #expect(server.becomes { $0.flags == "0 1 0" })
  }

  @Test(
    "terminal rule 34: ended by a signal or a crash, the terminal is given back and the status right",
    arguments: [(SIGTERM, "ended 143"), (SIGABRT, "ended 134"), (SIGSEGV, "ended 139")])
  func crash(signal: Int32, ending: String) throws {
    let server = try browse("--media \(media.path)")
    #expect(server.flags == "1 0 1")
    let text = try folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    let pid = try #require(pid_t(text))
    #expect(kill(pid, signal) == 0)
    #expect(
      server.becomes { $0.flags == "0 1 0" && $0.screen.contains(ending) }, "\(server.screen)")
  }

  @Test("--watch follows the file, keeps the screen of one that breaks, and --events tells")
  func watch() throws {
    let document = try folder.write(list(["One", "Two"]), to: "d.json").path
    let other = try folder.write(list(["Elsewhere"]), to: "e.json").path
    let events = folder.url.appendingPathComponent("events.jsonl").path
    let server = try browse("--watch --events \(events) \(document) \(other)")
    #expect(server.screen.contains("[1 Words]"))
    server.send(["j", "j", "Enter"])
    #expect(server.becomes { $0.screen.contains("selected row 0,1") })
    try folder.write(list(["Zero", "One", "Two"]), to: "d.json")
    #expect(server.becomes { $0.screen.contains("Zero") && $0.screen.contains("1 change") })
    // An editor puts another file in its place.
    try folder.write("{\"format\": 1, broken", to: "new")
    _ = unsafe rename(folder.url.appendingPathComponent("new").path, document)
    #expect(server.becomes { $0.screen.contains("error: ") }, "\(server.screen)")
    #expect(server.screen.contains("Zero"))
    try folder.write(list(["One"]), to: "d.json")
    #expect(server.becomes { $0.screen.contains("changes") && !$0.screen.contains("Zero") })
    server.send(["2"])
    #expect(server.becomes { $0.screen.contains("Elsewhere") && $0.screen.contains("[2 Words]") })
    server.send(["q"])
    #expect(server.becomes { $0.screen.contains("ended 0") })
    let lines = try folder.text("events.jsonl").split(separator: "\n").map(String.init)
    #expect(
      lines
        == ["didSelect", "didDeselect"].map {
          #"{"event":"\#($0)","indexPath":[0,1],"sectionID":"s","kind":"list","id":"Two","title":"Two"}"#
        })
  }
}
