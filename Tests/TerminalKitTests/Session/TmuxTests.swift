import Foundation
import TerminalKit
import Testing

/// A second opinion from an emulator of another make: a few runs inside of tmux.
@Suite(.serialized) struct TmuxTests {
  /// A tmux server of its own, ended with the value.
  final class Server {
    let socket =
      "vitrine-tests-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0..<1_000_000))"

    struct Missing: Error {}

    init(_ command: String, rows: Int = 12) throws {
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux") else { throw Missing() }
      _ = run([
        "-f", "/dev/null", "new-session", "-d", "-x", "60", "-y", "\(rows)", "env LANG=C.UTF-8 sh",
      ])
      send([command, "Enter"])
    }

    deinit { _ = run(["kill-server"]) }

    func run(_ arguments: [String]) -> String {
      output(
        of: "/usr/bin/tmux", ["-u", "-L", socket] + arguments,
        environment: ["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TERM=xterm-256color", "HOME=/tmp"])
    }

    func send(_ keys: [String]) { _ = run(["send-keys"] + keys) }

    var screen: String { run(["capture-pane", "-p"]) }

    /// Alternate screen, cursor, any mouse mode: `1 0 1` while the screen is ours.
    var flags: String {
      run(["display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}"])
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Asks until it holds; each question is a process of its own, which takes its time.
    func becomes(_ condition: (Server) -> Bool) -> Bool {
      for _ in 0..<1_500 where condition(self) { return true }
      return false
    }
  }

  @Test("terminal test E: in tmux the screen is taken, stopped, taken again and given back")
  func jobControl() throws {
    let server = try Server(Job.helper)
    #expect(server.becomes { $0.screen.contains("READY 60x12") }, "\(server.screen)")
    #expect(server.flags == "1 0 1")
    server.send(["C-z"])
    #expect(server.becomes { $0.flags == "0 1 0" })
    server.send(["fg", "Enter"])
    #expect(server.becomes { $0.screen.contains("resumes 1") }, "\(server.screen)")
    #expect(server.flags == "1 0 1")
    server.send(["q"])
    #expect(server.becomes { $0.flags == "0 1 0" && $0.screen.contains("ended by quit") })
  }

  @Test("terminal test G: raw mouse bytes and keys through tmux")
  func mouse() throws {
    let server = try Server(Job.helper)
    #expect(server.becomes { $0.screen.contains("READY") }, "\(server.screen)")
    let press = "\u{1B}[<0;6;2M".utf8.map { String($0, radix: 16) }
    server.send(["-H"] + press)
    server.send(["Up", "Home", "k"])
    #expect(server.becomes { $0.screen.contains("heard <5,1>{up}{home}k|") }, "\(server.screen)")
    server.send(["q"])
    #expect(server.becomes { $0.flags == "0 1 0" })
  }
}
