import Foundation
import Testing
import VideoHeader
import _TestSupport

@Suite("Playing a header")
struct HeaderPlaybackTests {
  private static func media(_ name: String) -> String { PosterGeneratorTests.media(name) }

  /// 50 frames of 40 ms, 2 s.
  private static let clip = media("h264-bframes-faststart.mp4")

  private func playback(
    _ path: String = clip, _ change: (inout HeaderPlayback.Settings) -> Void = { _ in }
  ) -> HandDriven {
    HandDriven(path) { settings in
      settings.hasPoster = false
      change(&settings)
    }
  }

  static let played = MediaManifest.files {
    $0.code != nil && (2...100).contains($0.frames?.count ?? 0) && $0.kind != "hostile"
      && $0.duration ?? 0 < 60
  }

  @Test("shows every frame at its time, loop after loop without a gap", arguments: played)
  func order(_ media: MediaCase) throws {
    let video = try #require(try VideoProbe().metadata(ofFileAt: media.path).video)
    let length = try #require(video.end?.seconds)
    let frames = media.file.frames ?? []
    let playback = playback(media.path)
    var now = 0.0
    for loop in 0..<3 {
      for (index, frame) in frames.enumerated() {
        let due = index == 0 ? 0 : frame.time
        expectNear(now, Double(loop) * length + due, within: 0.002)
        let picture = try #require(
          playback.shown(at: now, size: PixelSize(width: 160, height: 90)))
        let code = FrameCode(frame.code, drawnAs: media.file.code ?? "")
        let seen = FrameCode(in: picture.image, bars: code.bars.count)
        #expect(seen.matches(code), "loop \(loop), frame \(index): \(seen) for \(code)")
        now = try #require(playback.next(after: now))
      }
    }
    #expect(
      playback.with(\.statistics) == statistics(shown: 3 * frames.count, dropped: 0))
  }

  private func statistics(shown: Int, dropped: Int) -> HeaderPlayback.Statistics {
    var statistics = HeaderPlayback.Statistics()
    statistics.shown = shown
    statistics.dropped = dropped
    return statistics
  }

  @Test("drops what is late, and shows the latest frame that is due (media rule 9.2)")
  func drops() {
    let playback = playback()
    #expect(playback.shown(at: 7)?.frame(rate: 25) == [0, 0])
    #expect(playback.shown(at: 7.08)?.frame(rate: 25) == [0, 2])
    // One was late before, and two of the three in hand are now.
    #expect(playback.shown(at: 7.24)?.frame(rate: 25) == [0, 6])
    #expect(playback.with(\.statistics)?.dropped == 3)
    #expect(playback.next(after: 7.24) == 7.28)
  }

  @Test("holds the next loop's first frame before the last one's time is over")
  func seam() {
    let playback = playback()
    _ = playback.shown(at: 0)
    for frame in 1..<50 { _ = playback.shown(at: Double(frame) * 0.04) }
    #expect(playback.next(after: 1.96) == 2)
    #expect(playback.isIdle)
    #expect(playback.picture(at: 1.999)?.frame(rate: 25) == [0, 49])
    // Nothing is decoded between the two.
    #expect(playback.picture(at: 2)?.frame(rate: 25) == [1, 0])
  }

  @Test("skips to a key frame when it is more than half a second behind")
  func behind() throws {
    // A frame every two seconds, a key frame every minute.
    let playback = playback(Self.media("two-hours.mp4"))
    _ = playback.shown(at: 0)
    let picture = try #require(playback.shown(at: 1001))
    // What was in hand is shown late rather than nothing.
    #expect(picture.frame(rate: 0.5) == [0, 2])
    #expect(playback.next(after: 1001) == 1020)
    #expect(playback.shown(at: 1020)?.frame(rate: 0.5) == [0, 510])
    #expect(playback.with(\.statistics)?.dropped ?? 0 > 400)
  }

  @Test("falls behind by whole loops and goes on at the right place")
  func loopsBehind() {
    let playback = playback()
    _ = playback.shown(at: 0)
    _ = playback.shown(at: 20_000_001.9)
    #expect(playback.shown(at: 20_000_002)?.frame(rate: 25) == [10_000_001, 0])
  }

  @Test("pauses out of sight within a frame, and goes on from there")
  func hiding() {
    let playback = playback()
    _ = playback.shown(at: 0)
    _ = playback.shown(at: 0.4)
    playback.hide(at: 0.41)
    #expect(playback.next(after: 0.41) == 2.41)
    playback.hide(at: 2)
    #expect(playback.picture(at: 2)?.frame(rate: 25) == [0, 10])
    #expect(playback.picture(at: 2.03)?.frame(rate: 25) == [0, 11])
  }

  @Test(
    "lets the decoder go after two seconds, and shows the poster until a frame is there again (media rule 9.5)"
  )
  func release() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("clip.mp4").path
    try FileManager.default.copyItem(atPath: Self.clip, toPath: path)
    let playback = playback(path) { $0.hasPoster = true }
    #expect(playback.shown(at: 0)?.frame(rate: 25) == [0, 0])
    _ = playback.shown(at: 0.4)
    #expect(Self.isOpen(path))
    playback.hide(at: 0.4)
    playback.decode()
    #expect(Self.isOpen(path))
    playback.hide(at: 2.4)
    playback.decode()
    #expect(!Self.isOpen(path))
    #expect(playback.next(after: 2.4) == nil)
    #expect(playback.picture(at: 9)?.content == .poster)
    playback.decode()
    // Time stood still until the frame was there.
    #expect(playback.picture(at: 9.5)?.frame(rate: 25) == [0, 10])
    #expect(playback.picture(at: 9.54)?.frame(rate: 25) == [0, 11])
  }

  /// Whether this process holds the file.
  private static func isOpen(_ path: String) -> Bool {
    let folder = "/proc/self/fd"
    let open = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return open.contains {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
    }
  }

  @Test("a playback that is let go lets its file go")
  func lifetime() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("clip.mp4").path
    try FileManager.default.copyItem(atPath: Self.clip, toPath: path)
    do {
      let playback = playback(path)
      _ = playback.shown(at: 0)
      #expect(Self.isOpen(path))
    }
    #expect(!Self.isOpen(path))
  }

  @Test("pauses and plays when told to, and a stop of the process costs no frames")
  func pausing() {
    let playback = playback()
    _ = playback.shown(at: 0)
    _ = playback.shown(at: 0.2)
    _ = playback.with { $0.setPlaying(false, at: HandDriven.nanoseconds(0.2)) }
    #expect(playback.with(\.isPlaying) == false)
    #expect(playback.shown(at: 5)?.frame(rate: 25) == [0, 5])
    #expect(playback.next(after: 5) == nil)
    _ = playback.with { $0.setPlaying(true, at: HandDriven.nanoseconds(5)) }
    #expect(playback.shown(at: 5)?.frame(rate: 25) == [0, 5])
    #expect(playback.shown(at: 5.04)?.frame(rate: 25) == [0, 6])
    _ = playback.with { $0.skipGap(to: HandDriven.nanoseconds(100)) }
    #expect(playback.shown(at: 100)?.frame(rate: 25) == [0, 6])
    #expect(playback.shown(at: 100.04)?.frame(rate: 25) == [0, 7])
  }

  @Test("has the size asked for at once when it changes, and keeps its time")
  func resize() throws {
    let playback = playback()
    _ = playback.shown(at: 0)
    for (frame, width) in [(1, 40), (2, 7), (3, 1), (4, 300), (5, 64)] {
      let size = PixelSize(width: width, height: width / 2 + 1)
      let picture = try #require(playback.picture(at: Double(frame) * 0.04, size: size))
      #expect(picture.image.size == size)
      #expect(picture.frame(rate: 25) == [0, frame])
      playback.decode()
    }
    // The picture of a new size is made anew where nothing moves.
    _ = playback.with { $0.setPlaying(false, at: HandDriven.nanoseconds(0.2)) }
    let size = PixelSize(width: 160, height: 90)
    _ = playback.picture(at: 3, size: size)
    let exact = try #require(playback.shown(at: 3, size: size))
    #expect(exact.frame(rate: 25) == [0, 5])
    let still = try PosterGenerator(path: Self.clip).image(
      at: VideoTime(seconds: 0.2) ?? .zero)
    #expect(exact.image == still.image)
  }

  @Test(
    "a view without area shows nothing and decodes nothing", arguments: [(0, 9), (9, 0), (-4, 4)])
  func emptyView(width: Int, height: Int) {
    let playback = playback()
    let size = PixelSize(width: width, height: height)
    #expect(playback.picture(at: 0, size: size) == nil)
    #expect(playback.isIdle)
  }

  @Test("shows the poster first, and tells when pictures come")
  func poster() {
    let playback = playback { $0.hasPoster = true }
    #expect(playback.picture(at: 0) == nil)
    #expect(playback.next(after: 0) == nil)
    playback.step()
    #expect(playback.wakes == 1)
    #expect(playback.picture(at: 3)?.content == .poster)
    playback.decode()
    #expect(playback.wakes == 2)
    #expect(playback.picture(at: 5)?.frame(rate: 25) == [0, 0])
    #expect(playback.next(after: 5) == 5.04)
    // Nobody waits while pictures are in hand.
    playback.decode()
    #expect(playback.wakes == 2)
  }

  @Test("keeps still when told not to animate: a poster of any size, and no timer")
  func noAnimation() {
    let playback = playback {
      $0.hasPoster = true
      $0.animates = false
    }
    #expect(playback.shown(at: 0)?.content == .poster)
    #expect(playback.isIdle)
    #expect(playback.next(after: 0) == nil)
    #expect(playback.with(\.isPlaying) == false)
    let size = PixelSize(width: 80, height: 45)
    #expect(playback.shown(at: 1, size: size)?.image.size == size)
    #expect(playback.shown(at: 99)?.content == .poster)
    #expect(playback.isIdle)
  }

  @Test("a single frame is a still without a timer")
  func still() {
    let playback = playback(Self.media("single-frame.mp4"))
    #expect(playback.shown(at: 0)?.frame(rate: 25) == [0, 0])
    #expect(playback.next(after: 0) == nil)
    #expect(playback.shown(at: 100)?.frame(rate: 25) == [0, 0])
    #expect(playback.isIdle)
  }

  @Test("plays once where it does not loop, and is finished when the last frame had its time")
  func once() {
    let playback = playback { $0.loops = false }
    var now = 0.0
    var seen = 0
    while playback.shown(at: now) != nil, let next = playback.next(after: now) {
      seen += 1
      now = next
    }
    #expect(seen == 50)
    expectNear(now, 2, within: 0.000_001)
    #expect(playback.with { $0.isFinished(at: HandDriven.nanoseconds(1.99)) } == false)
    #expect(playback.with { $0.isFinished(at: HandDriven.nanoseconds(2)) } == true)
    #expect(playback.shown(at: 50)?.frame(rate: 25) == [0, 49])
    #expect(
      playback.shown(at: 51, size: PixelSize(width: 9, height: 9))?.frame(rate: 25) == [0, 49])
  }

  @Test(
    "fills a view as its gravity says",
    arguments: [(VideoGravity.resize, false), (.resizeAspect, true), (.resizeAspectFill, false)])
  func gravity(_ gravity: VideoGravity, hasBands: Bool) throws {
    let playback = playback(Self.media("rotate-90.mp4")) { $0.gravity = gravity }
    let size = PixelSize(width: 90, height: 90)
    let image = try #require(playback.shown(at: 0, size: size)).image
    #expect(image.size == size)
    #expect((image[2, 45]?.alpha == 0) == hasBands)
    #expect(image[45, 45]?.alpha == 255)
    // All of the turned picture is seen, or its middle: the four quarters keep their places.
    #expect(image[30, 20]?.blue ?? 0 > 200)
    #expect(image[60, 20]?.red ?? 0 > 200)
  }
}
