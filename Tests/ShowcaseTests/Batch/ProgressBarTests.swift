import Foundation
import Testing
import _TestSupport

@testable import showcase

@Suite("The progress bar")
struct ProgressBarTests {
  /// A terminal that keeps what is written, and a clock that stands still until it is set.
  private final class Terminal {
    var time = Duration.zero
    var writes: [String] = []

    func bar(total: Int, columns: Int = 80, isShowing: Bool = true) -> ProgressBar {
      ProgressBar(
        total: total, columns: columns, isShowing: isShowing, clock: { self.time },
        write: { self.writes.append($0) })
    }
  }

  @Test("shows after a second, and ten times a second at most")
  func rate() {
    let terminal = Terminal()
    let bar = terminal.bar(total: 4000)
    for step in 1...4000 {
      terminal.time = .milliseconds(step)
      bar.advance(to: step)
    }
    #expect(terminal.writes.count == 31)
    #expect(terminal.writes.first == "\r[#######.......................] 1000/4000\u{1B}[K")
    bar.clear()
    #expect(terminal.writes.last == "\r\u{1B}[K")
    bar.clear()
    #expect(terminal.writes.count == 32)
  }

  @Test("counts what failed, and comes back at once after it was cleared")
  func failures() {
    let terminal = Terminal()
    let bar = terminal.bar(total: 10)
    terminal.time = .seconds(2)
    bar.advance(to: 3, failures: 1)
    #expect(terminal.writes.last == "\r[#########.....................] 3/10, 1 failed\u{1B}[K")
    bar.clear()
    bar.advance(to: 4, failures: 1)
    #expect(terminal.writes.last?.contains("4/10, 1 failed") == true)
  }

  @Test("fits any terminal", arguments: [0, 1, 5, 12, 20, 80])
  func narrow(columns: Int) {
    let terminal = Terminal()
    let bar = terminal.bar(total: 123_456, columns: columns)
    terminal.time = .seconds(2)
    bar.advance(to: 123_456, failures: 99)
    let text = terminal.writes[0].dropFirst().dropLast(3)
    #expect(text.count <= max(columns - 1, 0))
  }

  @Test("writes nothing where it may not show")
  func hidden() {
    let terminal = Terminal()
    let bar = terminal.bar(total: 2, isShowing: false)
    terminal.time = .seconds(5)
    bar.advance(to: 1)
    bar.clear()
    #expect(terminal.writes.isEmpty)
  }

  @Test("is on a terminal alone, and gone when the run ends")
  func onTerminal() throws {
    let videos = try VideoFolder(["a.mp4": "single-frame.mp4"])
    func write(_ count: Int) throws {
      try videos.folder.write(String(repeating: "a.mp4\n", count: count), to: "list")
    }
    // The bar comes after the first second: as many files as this machine needs longer for.
    let line = "$PROGRAM probe --from-list list -j 1 --json"
    var count = 1000
    var shown: BuiltProgram.Result
    repeat {
      count *= 2
      try write(count)
      shown = try showcaseProgram.shell(
        "script -qec 'stty cols 60; \(line) >/dev/null' /dev/null </dev/null",
        environment: ["TERM": "xterm"], in: videos.url)
      #expect(shown.status == 0)
    } while !shown.output.contains("\u{1B}") && count < 100_000
    #expect(shown.output.contains("/\(count)\u{1B}[K"), "\(shown.output)")
    #expect(shown.output.hasSuffix("\r\u{1B}[K"))
    // Lines on the same terminal say how far it is themselves.
    let lines = try showcaseProgram.shell(
      "script -qec '\(line)' /dev/null </dev/null", in: videos.url)
    #expect(lines.output.split(whereSeparator: \.isNewline).count == count)
    #expect(!lines.output.contains("\u{1B}"))
    #expect(lines.errors.isEmpty)
  }
}
