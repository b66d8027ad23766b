import Foundation
import Synchronization
import Testing
import VideoHeader
import _TestSupport

@Suite("Playing what is broken")
struct BrokenPlaybackTests {
  static let unplayable = MediaManifest.files { $0.expectError != nil }
  static let hostile = MediaManifest.files { $0.kind == "hostile" && $0.expectError == nil }

  @Test("a file that cannot be played says why, shows nothing and rests", arguments: unplayable)
  func failing(_ media: MediaCase) throws {
    let playback = HandDriven(media.path)
    #expect(playback.shown(at: 0) == nil)
    let failure = try #require(playback.with(\.failure) ?? nil)
    #expect(media.file.acceptedErrors.contains(failure.kind.name))
    #expect(playback.wakes == 1)
    #expect(playback.next(after: 0) == nil)
    #expect(playback.with { $0.isFinished(at: 0) } == true)
    #expect(playback.shown(at: 1) == nil)
    #expect(playback.isIdle)
  }

  @Test("a damaged file plays what can be decoded, for ever, or says why not", arguments: hostile)
  func damaged(_ media: MediaCase) {
    let playback = HandDriven(media.path)
    var now = 0.0
    for _ in 0..<150 {
      _ = playback.shown(at: now)
      guard let next = playback.next(after: now) else { break }
      #expect(next > now)
      now = next
    }
    let isFailed = playback.with { $0.failure != nil }
    #expect(now > 2 || isFailed == true || playback.isIdle)
    if isFailed == false { #expect(playback.picture(at: now) != nil) }
  }

  @Test("a clip cut short plays its whole part and holds the last picture until the loop ends")
  func truncated() throws {
    let playback = HandDriven(PosterGeneratorTests.media("x-truncated-mdat-half.mp4")) {
      $0.hasPoster = false
    }
    var now = 0.0
    var last: [Int]?
    while let picture = playback.shown(at: now), let next = playback.next(after: now) {
      guard picture.frame(rate: 25)?.first == 0 else { break }
      last = picture.frame(rate: 25)
      now = next
    }
    #expect(last == [0, 11])
    expectNear(now, 2, within: 0.001)
  }

  /// A copy that may be spoilt.
  private func copy(in folder: TemporaryFolder) throws -> String {
    let path = folder.url.appendingPathComponent("clip.mp4").path
    try FileManager.default.copyItem(
      atPath: PosterGeneratorTests.media("h264-bframes-faststart.mp4"), toPath: path)
    return path
  }

  @Test("a file that vanishes plays on, and fails when it has to be opened again")
  func vanishing() throws {
    let folder = try TemporaryFolder()
    let path = try copy(in: folder)
    let playback = HandDriven(path)
    _ = playback.shown(at: 0)
    try FileManager.default.removeItem(atPath: path)
    for frame in 1..<120 { _ = playback.shown(at: Double(frame) * 0.04) }
    #expect(playback.shown(at: 4.8)?.frame(rate: 25) == [2, 20])
    playback.hide(at: 5)
    playback.hide(at: 7)
    playback.decode()
    #expect(playback.shown(at: 8)?.content == .poster)
    #expect((playback.with(\.failure) ?? nil)?.kind == .notFound)
    #expect(playback.next(after: 8) == nil)
  }

  @Test("a file that shrinks keeps a picture, and ends in a failure or in shorter loops")
  func shrinking() throws {
    let folder = try TemporaryFolder()
    let path = try copy(in: folder)
    let playback = HandDriven(path)
    _ = playback.shown(at: 0)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 1500)
    var now = 0.0
    for _ in 0..<200 {
      #expect(playback.shown(at: now) != nil)
      now = playback.next(after: now) ?? now + 0.04
    }
    #expect(playback.isIdle)
  }

  @Test("cancelling ends it for good, keeps the picture, and tells whoever waits")
  func cancelling() {
    let playback = HandDriven(PosterGeneratorTests.media("h264-bframes-faststart.mp4"))
    #expect(playback.picture(at: 0) == nil)
    _ = playback.with { $0.cancel() }
    #expect(playback.wakes == 1)
    playback.decode()
    #expect((playback.with(\.failure) ?? nil)?.kind == .cancelled)
    #expect(playback.picture(at: 1) == nil)
    #expect(playback.isIdle)
  }

  @Test("a step that takes too long ends in a failure")
  func timeout() {
    let playback = HandDriven(PosterGeneratorTests.media("rotate-0.mp4")) {
      $0.limits.timeout = .zero
    }
    #expect(playback.shown(at: 0) == nil)
    #expect((playback.with(\.failure) ?? nil)?.kind == .timedOut)
  }

  @Test("decodes on a queue of its own, away from whoever shows it")
  func queue() throws {
    let woken = DispatchSemaphore(value: 0)
    let caller = Mutex(false)
    let thread = pthread_self()
    let playback = HeaderPlayback(
      path: PosterGeneratorTests.media("h264-bframes-faststart.mp4")
    ) {
      caller.withLock { $0 = pthread_equal(thread, pthread_self()) != 0 }
      woken.signal()
    }
    let size = PixelSize(width: 32, height: 18)
    var picture = playback.picture(size, at: 0)
    while picture?.frame(rate: 25) == nil, woken.wait(timeout: .now() + 20) == .success {
      picture = playback.picture(size, at: 0)
    }
    #expect(picture?.frame(rate: 25) == [0, 0])
    #expect(caller.withLock { $0 } == false)
  }
}
