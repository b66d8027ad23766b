import Foundation
import TerminalKit
import Testing
import _TestSupport

/// A second opinion from an emulator of another make: a few runs inside of tmux.
@Suite(.serialized) struct TmuxTests {
  @Test("terminal test E: in tmux the screen is taken, stopped, taken again and given back")
  func jobControl() throws {
    let server = try TmuxServer(Job.helper)
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
    let server = try TmuxServer(Job.helper)
    #expect(server.becomes { $0.screen.contains("READY") }, "\(server.screen)")
    server.send(bytes: "\u{1B}[<0;6;2M")
    server.send(["Up", "Home", "k"])
    #expect(server.becomes { $0.screen.contains("heard <5,1>{up}{home}k|") }, "\(server.screen)")
    server.send(["q"])
    #expect(server.becomes { $0.flags == "0 1 0" })
  }
}
