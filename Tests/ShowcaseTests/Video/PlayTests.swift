import Foundation
import TerminalKit
import Testing
import _TestSupport

@Suite("showcase play")
struct PlayTests {
  private static let clip = CaseFolders.beside(#filePath, "../../VideoHeaderTests/Media")
    .standardizedFileURL.appendingPathComponent("h264-moov-end.mp4").path

  /// What a terminal sees of a run on it; `script` gives the pseudo terminal.
  private func onTerminal(_ arguments: String, input: String = "sleep 0") throws
    -> BuiltProgram.Result
  {
    try showcaseProgram.shell(
      "\(input) | script -qec \"'$PROGRAM' play '\(Self.clip)' \(arguments)\" /dev/null",
      environment: [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "NO_COLOR": "",
        "COLUMNS": "40", "LINES": "12",
      ])
  }

  @Test("plays once on the screen, gives it back as it was, and tells what it took")
  func once() throws {
    let run = try onTerminal("--once --stats --cells 20x6")
    #expect(run.status == 0)
    let enter = String(decoding: SessionModes().enter, as: UTF8.self)
    let leave = String(decoding: SessionModes().leave, as: UTF8.self)
    #expect(run.output.components(separatedBy: enter).count == 2)
    let parts = run.output.components(separatedBy: leave)
    try #require(parts.count == 2)
    #expect(parts[0].contains("▀") || parts[0].contains("▄"))
    let lines = parts[1].split(whereSeparator: \.isNewline).map(String.init)
    try #require(lines.count == 4)
    for (line, name) in zip(
      lines, ["frames shown    ", "frames dropped  ", "bytes           ", "processor time  "])
    {
      #expect(line.hasPrefix(name))
    }
    // 30 frames, of which a slow machine drops some.
    let counts = lines.prefix(2).compactMap { Int($0.split(separator: " ").last ?? "") }
    #expect((20...30).contains(counts.reduce(0, +)))
    #expect(counts[0] > 0)
  }

  @Test("q ends it")
  func quit() throws {
    let run = try onTerminal("--cells 20x6", input: "printf q")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix(String(decoding: SessionModes().leave, as: UTF8.self)))
  }

  @Test("writes nothing into a pipe unless asked for frames and colour")
  func pipe() throws {
    let refused = try showcaseProgram.run(["play", Self.clip, "--once"])
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("is not a terminal"))
    #expect(refused.errors.contains("--once --color always"))
    let written = try showcaseProgram.run(
      ["play", Self.clip, "--once", "--color", "always", "--cells", "16x4", "--stats"],
      environment: ["COLORTERM": "truecolor", "TERM": "xterm"])
    #expect(written.status == 0)
    #expect(written.output.hasPrefix("\u{1B}[?2026h"))
    #expect(written.output.hasSuffix("\u{1B}[m\n"))
    #expect(!written.output.contains("\u{1B}[?1049h"))
    #expect(written.errors.hasPrefix("frames shown"))
  }

  @Test("a reader that goes away ends it quietly")
  func brokenPipe() throws {
    let run = try showcaseProgram.shell(
      "\"$PROGRAM\" play '\(Self.clip)' --once --color always | head -c 10 | wc -c")
    #expect([0, 141].contains(run.status))
    #expect(run.errors.isEmpty)
    #expect(run.output.trimmingCharacters(in: .whitespaces) == "10\n")
  }

  @Test("tells what is wrong with a file after giving the screen back")
  func failure() throws {
    let run = try showcaseProgram.run([
      "play", "/nowhere/clip.mp4", "--once", "--color", "always",
    ])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("showcase: /nowhere/clip.mp4: "))
    let gravity = try showcaseProgram.run(["play", Self.clip, "--gravity", "left"])
    #expect(gravity.status == 2)
    #expect(gravity.errors.contains("resizeAspectFill"))
  }
}
