import Testing
import VideoHeader
import _TestSupport

@Suite("Tolerances")
struct PrecisionTests {
  /// 25 frames a second from 0 to 1.96; key frames at 0, 0.48, 0.96, 1.44 and 1.92.
  static let film = "h264-bframes-faststart.mp4"

  struct Case: CustomTestStringConvertible, Sendable {
    let time: Double
    let before: Double
    let after: Double
    let answer: Double
    var testDescription: String { "\(time) - \(before) + \(after) is \(answer)" }
  }

  static let cases: [Case] = [
    // Both 0 is the frame itself, both infinite the nearest key frame.
    Case(time: 1.21, before: 0, after: 0, answer: 1.2),
    Case(time: 1.21, before: .infinity, after: .infinity, answer: 0.96),
    // The key frame before, when the window reaches it or the time it is shown.
    Case(time: 1.2, before: 0.24, after: 0, answer: 0.96),
    Case(time: 1.2, before: 0.21, after: 0, answer: 0.96),
    Case(time: 1.2, before: 0.2, after: 0, answer: 1.2),
    Case(time: 1.2, before: .infinity, after: 0, answer: 0.96),
    Case(time: 1.2, before: 0.5, after: 0.5, answer: 0.96),
    // Else the one after.
    Case(time: 1.2, before: 0.2, after: 0.24, answer: 1.44),
    Case(time: 1.2, before: 0, after: .infinity, answer: 1.44),
    Case(time: 1.2, before: 0.1, after: 1, answer: 1.44),
    // Else the frame at the time.
    Case(time: 1.2, before: 0.2, after: 0.2, answer: 1.2),
    Case(time: 1.95, before: 0.02, after: 5, answer: 1.92),
    // A key frame that is shown at the time is the frame itself.
    Case(time: 1.45, before: 0, after: 0.1, answer: 1.44),
    Case(time: 0.48, before: 0.3, after: 0, answer: 0.48),
    // Before the first and after the last frame the window does not count (media rule 3.2).
    Case(time: -1, before: 0.5, after: 0.5, answer: 0),
    Case(time: -1, before: 0, after: .infinity, answer: 0),
    Case(time: 5, before: 0.1, after: 0.1, answer: 1.96),
    Case(time: 5, before: 3.05, after: 0, answer: 1.92),
    Case(time: 5, before: 3.04, after: 0, answer: 1.96),
  ]

  static func precision(_ before: Double, _ after: Double) throws -> PosterGenerator.Precision {
    PosterGenerator.Precision(
      toleranceBefore: try #require(VideoTime(seconds: before)),
      toleranceAfter: try #require(VideoTime(seconds: after)))
  }

  @Test(
    "the frame that answers is the preferred one of the window (media rule 3.4)", arguments: cases)
  func table(_ item: Case) throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media(Self.film))
    let time = try #require(VideoTime(seconds: item.time))
    let picture = try generator.image(
      at: time, precision: Self.precision(item.before, item.after))
    expectNear(picture.actualTime.seconds, item.answer, within: 0.000_01)
    #expect(picture.requestedTime == time)
  }

  @Test("a frame that is decoded already is preferred to a key frame (media rule 3.4)")
  func atHand() throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media(Self.film))
    let time = try #require(VideoTime(seconds: 1.2))
    _ = try generator.image(at: time)
    let again = try generator.image(at: time, precision: .nearestKeyFrame)
    #expect(again.actualTime == time)
  }

  @Test("tolerances below 0 are 0, and those of the constants are what they say")
  func bounds() throws {
    #expect(try Self.precision(-1, -.infinity) == .exact)
    #expect(try Self.precision(.infinity, .infinity) == .nearestKeyFrame)
  }

  /// Files whose every frame is known, with every kind of index and none.
  static let coded = MediaManifest.files {
    guard let frames = $0.frames, let keys = $0.keyframeTimes?.times else { return false }
    return $0.code != nil && frames.count > 4 && frames.count <= 250
      && (frames.last?.time ?? 0) == $0.lastFrameTime && !keys.isEmpty
  }

  @Test(
    "random windows are answered by rule, on every kind of file (media rule 3.4)", arguments: coded)
  func law(_ media: MediaCase) throws {
    let frames = (media.file.frames ?? []).map(\.time).sorted()
    let keys = media.file.keyframeTimes?.times ?? []
    #expect(frames.count > 4 && !keys.isEmpty)
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      let end = frames[frames.count - 1]
      let time = Double.random(in: frames[0]...end, using: &random)
      let before = Double.random(in: 0...0.6, using: &random)
      let after = Double.random(in: 0...0.6, using: &random)
      // Printed times are rounded: a window that ends on a frame's own time is not asked for.
      let isClear = [time, time - before, time + after].allSatisfy { edge in
        frames.allSatisfy { abs($0 - edge) > 0.002 }
      }
      guard isClear else { continue }
      let picture = try PosterGenerator(path: media.path).image(
        at: #require(VideoTime(seconds: time)), precision: Self.precision(before, after))
      let known = Self.answer(time, before, after, frames: frames, keys: keys)
      #expect(
        abs(picture.actualTime.seconds - known) < 0.002,
        "seed \(seed): \(time) - \(before) + \(after) is \(picture.actualTime.seconds), not \(known)"
      )
    }
  }

  /// The rule in its own words, over lists.
  private static func answer(
    _ time: Double, _ before: Double, _ after: Double, frames: [Double], keys: [Double]
  ) -> Double {
    let exact = frames.last { $0 <= time } ?? frames[0]
    let atBeginning = frames.last { $0 <= time - before } ?? frames[0]
    let isKey = { (frame: Double) in keys.contains { abs($0 - frame) < 0.002 } }
    if isKey(exact) { return exact }
    let earlier = frames.last { $0 <= time && $0 >= atBeginning && isKey($0) }
    let later = frames.first { $0 > time && $0 <= time + after && isKey($0) }
    return earlier ?? later ?? exact
  }
}
