import Testing
import VideoHeader
import _TestSupport

@Suite("The playback clock")
struct PlaybackClockTests {
  private static let frame: Int64 = 40_000_000

  /// Frames of 40 ms.
  private func clock(frames: Int, gap: Double = 0) -> PlaybackClock {
    PlaybackClock(
      frameTimes: (0..<frames).compactMap { VideoTime(seconds: gap + Double($0) * 0.04) },
      loopDuration: VideoTime(seconds: gap + Double(frames) * 0.04) ?? .zero)
  }

  @Test("shows the latest frame that is due, and drops those before it (media rule 9.2)")
  func latest() {
    var clock = clock(frames: 5)
    #expect(clock.position(at: 0) == nil)
    clock.start(at: 100)
    #expect(clock.position(at: 100) == .init(loop: 0, frame: 0))
    #expect(clock.position(at: 99 + Self.frame) == .init(loop: 0, frame: 0))
    #expect(clock.position(at: 100 + Self.frame) == .init(loop: 0, frame: 1))
    #expect(clock.position(at: 100 + 4 * Self.frame) == .init(loop: 0, frame: 4))
  }

  @Test("begins the next loop exactly when the last frame has had its time (media rule 9.3)")
  func seam() {
    var clock = clock(frames: 5)
    clock.start(at: 0)
    #expect(clock.position(at: 5 * Self.frame - 1) == .init(loop: 0, frame: 4))
    #expect(clock.position(at: 5 * Self.frame) == .init(loop: 1, frame: 0))
    #expect(clock.dueTime(of: .init(loop: 1, frame: 0)) == 5 * Self.frame)
    #expect(clock.timeToNextFrame(at: 5 * Self.frame - 1) == 1)
  }

  @Test("does not drift over a million loops (media rule 9.4)")
  func drift() {
    var clock = PlaybackClock(
      frameTimes: [.zero, VideoTime(Ratio(1, 30) ?? .one)],
      loopDuration: VideoTime(Ratio(1, 15) ?? .one))
    clock.start(at: 7)
    for loop in [0, 1, 999, 1_000_000] {
      for frame in 0..<2 {
        let position = PlaybackClock.Position(loop: loop, frame: frame)
        let due = clock.dueTime(of: position)
        #expect(due.flatMap { clock.position(at: $0) } == position)
        #expect(due.flatMap { clock.position(at: $0 - 1) } != position || loop + frame == 0)
      }
    }
  }

  @Test("a gap before the first frame shows the first frame")
  func gap() {
    var clock = clock(frames: 3, gap: 0.5)
    clock.start(at: 0)
    #expect(clock.position(at: 0) == .init(loop: 0, frame: 0))
    #expect(clock.position(at: 540_000_000) == .init(loop: 0, frame: 1))
  }

  @Test("stands still while paused and goes on from there (media rule 9.1)")
  func pause() {
    var clock = clock(frames: 5)
    clock.start(at: 0)
    clock.pause(at: 2 * Self.frame)
    #expect(clock.position(at: 100 * Self.frame) == .init(loop: 0, frame: 2))
    #expect(clock.timeToNextFrame(at: 100 * Self.frame) == nil)
    clock.start(at: 100 * Self.frame)
    #expect(clock.position(at: 101 * Self.frame) == .init(loop: 0, frame: 3))
  }

  @Test("a single frame, or no length, is a still without a timer")
  func still() {
    for var clock in [
      clock(frames: 1), PlaybackClock(frameTimes: [.zero, .zero], loopDuration: .zero),
    ] {
      clock.start(at: 0)
      #expect(clock.isStill)
      #expect(clock.position(at: 1 << 40) == .init(loop: 0, frame: 0))
      #expect(clock.timeToNextFrame(at: 0) == nil)
    }
    #expect(PlaybackClock(frameTimes: [], loopDuration: .zero).position(at: 0) == nil)
  }

  @Test("is far behind after half a second")
  func behind() {
    var clock = clock(frames: 100)
    clock.start(at: 0)
    let position = PlaybackClock.Position(loop: 0, frame: 10)
    #expect(!clock.isFarBehind(position, at: 10 * Self.frame + 500_000_000))
    #expect(clock.isFarBehind(position, at: 10 * Self.frame + 500_000_001))
  }

  @Test("agrees with a search through all due times, whatever the frames", arguments: 0..<200)
  func search(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var times: [VideoTime] = []
    var milliseconds = 0
    for _ in 0..<Int.random(in: 2...20, using: &generator) {
      times.append(VideoTime(seconds: Double(milliseconds) / 1000) ?? .zero)
      milliseconds += Int.random(in: 1...500, using: &generator)
    }
    var clock = PlaybackClock(
      frameTimes: times, loopDuration: VideoTime(seconds: Double(milliseconds) / 1000) ?? .zero)
    clock.start(at: 0)
    let now = Int64.random(in: 0...Int64(milliseconds) * 3_000_000, using: &generator)
    var expected: PlaybackClock.Position?
    for loop in 0..<4 {
      for frame in times.indices {
        let position = PlaybackClock.Position(loop: loop, frame: frame)
        if let due = clock.dueTime(of: position), due <= now { expected = position }
      }
    }
    #expect(clock.position(at: now) == expected, "seed \(seed)")
    if let step = clock.timeToNextFrame(at: now) {
      #expect(clock.position(at: now + step) != expected, "seed \(seed)")
      #expect(clock.position(at: now + step - 1) == expected, "seed \(seed)")
    }
  }
}
