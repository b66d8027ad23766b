import Foundation
import Synchronization
import Testing
import _TestSupport

@testable import VideoHeader

@Suite("The poster generator")
struct PosterGeneratorTests {
  static func media(_ name: String) -> String {
    CaseFolders.beside(#filePath, "../Media").standardizedFileURL
      .appendingPathComponent(name).path
  }

  private func image(
    _ name: String, _ change: (inout PosterGenerator.Settings) -> Void
  ) throws -> PixelImage {
    var settings = PosterGenerator.Settings()
    change(&settings)
    return try PosterGenerator(path: Self.media(name), settings: settings).image(at: .zero).image
  }

  @Test(
    "fits a picture into a size and never enlarges it (media rule 4.4)",
    arguments: [
      (80, 0, 80, 45), (0, 45, 80, 45), (10, 10, 10, 6), (999, 999, 160, 90), (1, 1, 1, 1),
    ])
  func maximumSize(width: Int, height: Int, shownWidth: Int, shownHeight: Int) throws {
    let picture = try image("rotate-0.mp4") {
      $0.maximumSize = PixelSize(width: width, height: height)
    }
    #expect(picture.size == PixelSize(width: shownWidth, height: shownHeight))
  }

  @Test("cuts the middle out in a shape (media rule 4.3)")
  func crop() throws {
    let square = try image("rotate-90.mp4") { $0.cropShape = CGSize(width: 2, height: 2) }
    #expect(square.size == PixelSize(width: 90, height: 90))
    // The middle of four quarters: each corner keeps its colour.
    #expect((square[2, 2]?.blue ?? 0) > 240)
    #expect((square[87, 2]?.red ?? 0) > 240)
    #expect((square[87, 87]?.green ?? 0) > 240)
  }

  @Test(
    "cuts at an odd pixel, between two chroma samples", arguments: [CGSize(width: 88, height: 90)])
  func oddCrop(shape: CGSize) throws {
    let picture = try image("colour-bt709-limited.mp4") {
      $0.cropShape = CGSize(width: 31, height: 32)
    }
    #expect(picture.size == PixelSize(width: 62, height: 64))
    #expect(abs(Int(picture[5, 5]?.red ?? 0) - 200) <= 8)
    #expect(abs(Int(picture[56, 5]?.green ?? 0) - 180) <= 8)
  }

  @Test("leaves the turn out when told to")
  func withoutTransform() throws {
    let picture = try image("rotate-90.mp4") { $0.appliesPreferredTrackTransform = false }
    #expect(picture.size == PixelSize(width: 160, height: 90))
  }

  @Test(
    "answers a time before the first frame with the first, and one after the end with the last (media rules 3.2, 3.5)"
  )
  func clamps() throws {
    let generator = PosterGenerator(path: Self.media("edit-initial-gap.mp4"))
    #expect(try generator.image(at: .zero).actualTime.seconds == 0.5)
    #expect(try generator.image(at: .distantPast).actualTime.seconds == 0.5)
    #expect(try generator.image(at: .distantFuture).actualTime.seconds == 2.46)
    #expect(try !generator.image(at: .distantFuture).isDamaged)
  }

  @Test("pictures that no other picture needs are not decoded on the way to a frame")
  func leavesOut() throws {
    let generator = PosterGenerator(path: Self.media("h264-long-gop.mp4"))
    let time = try #require(VideoTime(seconds: 9.9))
    #expect(try generator.image(at: time).actualTime.seconds == 9.88)
    // 248 frames lead there, many of them between others; the last ones are all decoded.
    #expect((30..<220).contains(generator.decodedFrameCount), "\(generator.decodedFrameCount)")
  }

  @Test("says that a frame stands in for a lost one")
  func damaged() throws {
    let generator = PosterGenerator(path: Self.media("x-truncated-mdat-half.mp4"))
    let early = try #require(VideoTime(seconds: 0.2))
    let late = try #require(VideoTime(seconds: 1.5))
    #expect(try !generator.image(at: early).isDamaged)
    let last = try generator.image(at: late)
    #expect(last.isDamaged)
    #expect(last.actualTime.seconds == 0.44)
    #expect(try !generator.image(at: early).isDamaged)
  }

  @Test("knows where the video ends, also where the headers disagree")
  func end() throws {
    #expect(try PosterGenerator(path: Self.media("vfr.mp4")).end()?.seconds == 3.44)
    #expect(try PosterGenerator(path: Self.media("edit-trim-start.mp4")).end()?.seconds == 1.72)
  }

  @Test("a request that takes too long ends, and the next one is answered")
  func timeout() throws {
    var settings = PosterGenerator.Settings()
    settings.limits.timeout = .zero
    let hasty = PosterGenerator(path: Self.media("rotate-0.mp4"), settings: settings)
    #expect(throws: VideoError.self) { try hasty.poster() }
    let error = #expect(throws: VideoError.self) { try hasty.image(at: .zero) }
    #expect(error?.kind == .timedOut)
  }

  @Test("a cancelled request ends as cancelled, and the generator stays usable")
  func cancel() throws {
    let path = Self.media("two-hours.mp4")
    let generator = PosterGenerator(path: path)
    let time = try #require(VideoTime(seconds: 7198))
    // Cancelled over and over, by a thread of its own, while requests run: one is hit, none hangs.
    let canceller = Canceller(generator)
    Thread.detachNewThread { canceller.run() }
    var error: VideoError?
    for number in 0..<100_000 where error == nil {
      do {
        // Turn about, since a frame that is at hand is answered without any work to cancel.
        _ = try generator.image(at: number.isMultiple(of: 2) ? time : .zero)
      } catch let hit { error = hit }
    }
    canceller.stop()
    #expect(error?.kind == .cancelled)
    #expect(try generator.image(at: .zero).actualTime == .zero)
  }

  @Test("limits are errors that name themselves (media rules 8.2, 8.2b)")
  func limits() {
    var settings = PosterGenerator.Settings()
    settings.limits.pixels = 1000
    let small = PosterGenerator(path: Self.media("rotate-0.mp4"), settings: settings)
    let pixels = #expect(throws: VideoError.self) { try small.poster() }
    #expect(pixels?.kind == .limitExceeded(.pixels))
    settings = PosterGenerator.Settings()
    settings.limits.streams = 2
    let few = PosterGenerator(path: Self.media("multi-stream.mp4"), settings: settings)
    let streams = #expect(throws: VideoError.self) { try few.poster() }
    #expect(streams?.kind == .limitExceeded(.streams))
    settings = PosterGenerator.Settings()
    settings.limits.dimension = 4096
    let narrow = PosterGenerator(path: Self.media("size-8192x16.mp4"), settings: settings)
    let dimension = #expect(throws: VideoError.self) { try narrow.poster() }
    #expect(dimension?.kind == .limitExceeded(.dimension))
  }

  @Test("a file cut short anywhere gives a picture or an error", arguments: 1...10)
  func truncated(tenth: Int) throws {
    let folder = try TemporaryFolder()
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.media("h264-moov-end.mp4")))
    let fronts = try Data(
      contentsOf: URL(fileURLWithPath: Self.media("h264-bframes-faststart.mp4")))
    for whole in [data, fronts] {
      let cut = folder.url.appendingPathComponent("cut.mp4")
      try whole.prefix(whole.count * tenth / 11).write(to: cut)
      for time in [VideoTime.zero, .distantFuture] {
        do throws(VideoError) {
          _ = try PosterGenerator(path: cut.path).image(at: time)
        } catch {
          #expect(
            ["invalidData", "decodeFailed", "notMedia", "noFrames"].contains(error.kind.name))
        }
      }
    }
  }

  @Test("what is not a file is said at once")
  func notFiles() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("pipe").path
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let kinds = [
      (pipe, "notAFile"), (folder.url.path, "notAFile"), ("/dev/null", "notAFile"),
      (folder.url.path + "/missing", "notFound"), ("", "notFound"), ("a\0b", "notFound"),
    ]
    for (path, kind) in kinds {
      let error = #expect(throws: VideoError.self) { try PosterGenerator(path: path).poster() }
      #expect(error?.kind.name == kind, "\(path)")
    }
  }
}

/// Cancels a generator's requests until it is told to stop.
private final class Canceller: Sendable {
  private let generator: PosterGenerator
  private let isDone = Mutex(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ generator: PosterGenerator) { self.generator = generator }

  func run() {
    while !isDone.withLock({ $0 }) { generator.cancel() }
    ended.signal()
  }

  /// Comes back when the last cancellation is over.
  func stop() {
    isDone.withLock { $0 = true }
    ended.wait()
  }
}
