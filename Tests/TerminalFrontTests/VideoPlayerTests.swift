import TerminalFront
import TerminalKit
import Testing

/// A video that notes what it is asked.
private final class FakeVideo: EndingVideo {
  private(set) var isPlaying = true
  private(set) var asked: [(width: Int, height: Int)] = []
  private(set) var resumed: [Duration] = []
  var end: Duration?

  func picture(width: Int, height: Int, at time: Duration) -> CellPicture? {
    asked.append((width, height))
    return CellPicture(
      width: width, height: height, bytes: Array(repeating: 9, count: width * height * 3))
  }

  func nextChange(after time: Duration) -> Duration? {
    isPlaying ? time + .milliseconds(40) : nil
  }

  func setPlaying(_ isPlaying: Bool, at time: Duration) { self.isPlaying = isPlaying }
  func leaveScreen(at time: Duration) {}
  func resume(at time: Duration) { resumed.append(time) }
  func isFinished(at time: Duration) -> Bool { end.map { time >= $0 } ?? false }
}

@Suite("The video player")
struct VideoPlayerTests {
  private let video = FakeVideo()

  private func draw(_ player: inout VideoPlayer, _ size: CellSize) -> CellBuffer {
    var frame = TerminalFrame(cells: CellBuffer(size: size))
    player.draw(&frame, at: .zero)
    return frame.cells
  }

  @Test(
    "fills the screen, or the cells it was given",
    arguments: [
      (nil, 30, 10, 30, 10), (CellSize(columns: 7, rows: 3), 30, 10, 7, 3),
      (CellSize(columns: 99, rows: 99), 30, 10, 30, 10), (nil, 1, 1, 1, 1),
    ])
  func size(cells: CellSize?, columns: Int, rows: Int, width: Int, height: Int) {
    var player = VideoPlayer(video, cells: cells)
    let drawn = draw(&player, CellSize(columns: columns, rows: rows))
    #expect(video.asked.first?.width == width)
    #expect(video.asked.first?.height == height * 2)
    #expect(drawn.text(row: height - 1).prefix(width).allSatisfy { $0 == "▀" })
    #expect(drawn.cluster(row: 0, column: width) != "▀")
  }

  @Test(
    "keys quit, interrupt, stop and draw again",
    arguments: [
      (Key.character("q"), Modifiers(), TerminalRequests.quit),
      (.character("c"), .control, .interrupt), (.character("z"), .control, .suspend),
      (.character("l"), .control, .repaint),
      (.character("x"), Modifiers(), TerminalRequests()), (.up, Modifiers(), TerminalRequests()),
    ])
  func keys(key: Key, modifiers: Modifiers, request: TerminalRequests) {
    var player = VideoPlayer(video)
    #expect(player.handle(.input(.key(KeyPress(key, modifiers))), at: .zero) == request)
  }

  @Test("Space pauses and plays; a stop of the process costs nothing; the end quits")
  func playing() {
    var player = VideoPlayer(video)
    let space = TerminalEvent.input(.key(KeyPress(.character(" "))))
    #expect(player.handle(space, at: .zero) == .redraw)
    #expect(!video.isPlaying)
    #expect(player.nextChange(after: .zero) == nil)
    _ = player.handle(space, at: .zero)
    #expect(video.isPlaying)
    _ = player.handle(.resumed, at: .seconds(4))
    #expect(video.resumed == [.seconds(4)])
    video.end = .seconds(5)
    #expect(player.handle(.woken, at: .seconds(4)) == .redraw)
    #expect(player.nextChange(after: .milliseconds(5_001)) == .milliseconds(5_001))
    #expect(player.handle(.woken, at: .seconds(5)) == .quit)
  }
}

@Suite("A picture in cells")
struct CellPictureTests {
  @Test("has a size that fits its bytes")
  func bytes() {
    #expect(CellPicture(width: 2, height: 2, bytes: Array(repeating: 0, count: 12)) != nil)
    #expect(CellPicture(width: 2, height: 2, bytes: Array(repeating: 0, count: 13)) == nil)
    #expect(CellPicture(width: 0, height: 2, bytes: []) == nil)
    let black: (UInt8, UInt8, UInt8) = (0, 0, 0)
    #expect(CellPicture(width: 1, height: 1, rgba: [1, 2, 3], over: black) == nil)
  }

  @Test("lies over its background as its alpha says")
  func alpha() {
    let rgba: [UInt8] = [200, 100, 0, 255, 200, 100, 0, 0, 200, 100, 0, 51]
    let picture = CellPicture(width: 3, height: 1, rgba: rgba, over: (0, 50, 250))
    #expect(picture?.bytes == [200, 100, 0, 0, 50, 250, 40, 60, 200])
  }
}
