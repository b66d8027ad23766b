import Foundation
import ListModel
import ListScreen
import TerminalFront
import TerminalKit
import Testing

@Suite("The video in a browser")
struct BrowserVideoTests {
  /// Notes what it is asked, and gives pictures of one colour.
  final class FakeVideo: HeaderVideo {
    var isPlaying = true
    var asked: [(width: Int, height: Int)] = []
    var left = 0
    var resumed = 0
    var releaseTime: Duration?

    func setPlaying(_ isPlaying: Bool, at time: Duration) { self.isPlaying = isPlaying }

    func picture(width: Int, height: Int, at time: Duration) -> CellPicture? {
      asked.append((width, height))
      return CellPicture(
        width: width, height: height, bytes: Array(repeating: 200, count: width * height * 3))
    }

    func nextChange(after time: Duration) -> Duration? {
      isPlaying ? time + .milliseconds(40) : nil
    }

    func leaveScreen(at time: Duration) { left += 1 }
    func resume(at time: Duration) { resumed += 1 }
  }

  static func browser(_ video: any HeaderVideo) throws -> Browser {
    let header = DocumentHeader(video: MediaReference(name: "film.mp4", file: "/film.mp4"))
    return try SampleScreen.browser(
      header: header, bus: SelectionBus(), usesColor: true, video: video)
  }

  func draw(_ browser: inout Browser, _ size: CellSize = .standard) -> TerminalFrame {
    var frame = TerminalFrame(cells: CellBuffer(size: size))
    browser.draw(&frame, at: .zero)
    return frame
  }

  @Test("its frames stand in place of the poster, at the size of the header's cells")
  func frames() throws {
    let video = FakeVideo()
    var browser = try Self.browser(video)
    let frame = draw(&browser)
    #expect(video.asked.map { [$0.width, $0.height] } == [[80, 80]])
    #expect(frame.cells.text(row: 3).contains("▀"))
    #expect(browser.nextChange(after: .seconds(1)) == .seconds(1) + .milliseconds(40))
  }

  @Test("terminal rule 43: off the screen, behind the help, too small, paused: nothing is due")
  func idle() throws {
    let video = FakeVideo()
    var browser = try Self.browser(video)
    func press(_ key: Key) {
      _ = browser.handle(.input(.key(KeyPress(key))), at: .zero)
    }
    press(.character(" "))
    #expect(!video.isPlaying)
    #expect(browser.nextChange(after: .zero) == nil)
    press(.character(" "))
    #expect(video.isPlaying)
    press(.character("?"))
    #expect(browser.nextChange(after: .zero) == nil)
    _ = draw(&browser)
    #expect(video.left == 1)
    press(.escape)
    press(.end)
    #expect(browser.nextChange(after: .zero) == nil)
    _ = draw(&browser)
    #expect(video.left == 2)
    press(.home)
    press(.up)
    _ = browser.handle(.resized(CellSize(columns: 10, rows: 2)), at: .zero)
    #expect(browser.nextChange(after: .zero) == nil)
    _ = draw(&browser, CellSize(columns: 10, rows: 2))
    #expect(video.left == 3)
    #expect(video.asked.isEmpty)
  }

  @Test("out of sight the only deadline is when it lets its decoder go")
  func release() throws {
    let video = FakeVideo()
    var browser = try Self.browser(video)
    video.releaseTime = .seconds(2)
    #expect(browser.nextChange(after: .zero) == .milliseconds(40))
    _ = browser.handle(.input(.key(KeyPress(.end))), at: .zero)
    #expect(browser.nextChange(after: .zero) == .seconds(2))
    video.releaseTime = nil
    #expect(browser.nextChange(after: .zero) == nil)
  }

  @Test("terminal rule 38: a stop is told to it")
  func resume() throws {
    let video = FakeVideo()
    var browser = try Self.browser(video)
    #expect(browser.handle(.resumed, at: .seconds(9)) == .redraw)
    #expect(video.resumed == 1)
  }
}
