import Testing
import _TestSupport

@testable import VideoHeader

@Suite("Pictures at many times")
struct ImageSequenceTests {
  static let names = [
    "h264-bframes-faststart.mp4", "h264-long-gop.mp4", "open-gop.ts", "edit-initial-gap.mp4",
    "vp9.webm", "vfr.mp4",
  ]

  /// A list of times with doubles, some before the first frame and some past the end.
  private static func times(_ generator: inout SeededGenerator) -> [VideoTime] {
    let count = Int.random(in: 0...8, using: &generator)
    var times = (0..<count).compactMap { _ in
      VideoTime(seconds: (Double.random(in: -0.2...3, using: &generator) * 50).rounded() / 50)
    }
    times += times.filter { _ in Bool.random(using: &generator) }
    return times.shuffled(using: &generator)
  }

  private static func answers(
    _ generator: PosterGenerator, _ times: [VideoTime],
    _ precision: PosterGenerator.Precision = .exact,
    _ order: PosterGenerator.DeliveryOrder = .asRequested
  ) async -> [PosterGenerator.Answer] {
    var answers: [PosterGenerator.Answer] = []
    for await answer in generator.images(at: times, precision: precision, order: order) {
      answers.append(answer)
    }
    return answers
  }

  @Test(
    "each time has the answer it would have alone, once and in order (media rule 3.8)",
    arguments: names)
  func alone(name: String) async throws {
    var settings = PosterGenerator.Settings()
    settings.maximumSize = PixelSize(width: 32, height: 0)
    let path = PosterGeneratorTests.media(name)
    let single = PosterGenerator(path: path, settings: settings)
    let many = PosterGenerator(path: path, settings: settings)
    var known: [VideoTime: VideoImage] = [:]
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let times = Self.times(&random)
      for time in times where known[time] == nil { known[time] = try single.image(at: time) }
      for order in [PosterGenerator.DeliveryOrder.asRequested, .asReady] {
        let answers = await Self.answers(many, times, .exact, order)
        #expect(answers.map(\.index).sorted() == Array(times.indices), "seed \(seed)")
        #expect(order == .asReady || answers.map(\.index) == Array(times.indices), "seed \(seed)")
        #expect(answers.map(\.requestedTime) == answers.map { times[$0.index] }, "seed \(seed)")
        for answer in answers {
          let picture = try answer.picture
          let alone = try #require(known[answer.requestedTime])
          let place = "seed \(seed), \(order), at \(answer.requestedTime.seconds)"
          #expect(picture.actualTime == alone.actualTime, "\(place)")
          #expect(picture.image == alone.image, "\(place)")
          #expect(picture.isDamaged == alone.isDamaged, "\(place)")
        }
      }
    }
  }

  @Test("as ready, answers come by rising time")
  func rising() async throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media(Self.names[0]))
    let times = [1.5, 0.2, 0.9, 0.2].compactMap { VideoTime(seconds: $0) }
    let answers = await Self.answers(generator, times, .exact, .asReady)
    #expect(answers.map(\.index) == [1, 3, 2, 0])
  }

  @Test("frames of one group are decoded once, whatever the order of asking (media rule 3.8)")
  func forward() async throws {
    let times = stride(from: 9.8, through: 0, by: -0.2).compactMap { VideoTime(seconds: $0) }
    let generator = PosterGenerator(path: PosterGeneratorTests.media("h264-long-gop.mp4"))
    let answers = await Self.answers(generator, times)
    #expect(answers.count == 50)
    // All 250 frames hang on one key frame: each is decoded at most once, and a look behind the last.
    #expect(generator.decodedFrameCount <= 250)
    let backwards = PosterGenerator(path: PosterGeneratorTests.media("h264-long-gop.mp4"))
    for time in times { _ = try backwards.image(at: time) }
    #expect(backwards.decodedFrameCount > 3000)
  }

  @Test("a time given many times, and times of one frame, are decoded and rendered once")
  func doubles() async throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media("h264-long-gop.mp4"))
    let time = try #require(VideoTime(seconds: 5))
    _ = try generator.image(at: time)
    let alone = generator.decodedFrameCount
    let again = PosterGenerator(path: PosterGeneratorTests.media("h264-long-gop.mp4"))
    let later = try #require(VideoTime(seconds: 5.01))
    let answers = await Self.answers(again, Array(repeating: time, count: 100) + [later])
    #expect(answers.count == 101)
    // One more to know how long that frame is shown.
    #expect(again.decodedFrameCount <= alone + 1)
    #expect(try answers[100].picture.actualTime == answers[0].picture.actualTime)
  }

  @Test("times near one key frame decode it once")
  func keyFrameOnce() async throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media("h264-long-gop.mp4"))
    let times = (0..<20).compactMap { VideoTime(seconds: Double($0) / 2) }
    let answers = await Self.answers(generator, times, .nearestKeyFrame)
    #expect(try answers.allSatisfy { try $0.picture.actualTime == .zero })
    #expect(generator.decodedFrameCount == 1)
  }

  @Test("nothing asked is nothing answered")
  func none() async {
    let generator = PosterGenerator(path: "/nothing/here")
    #expect(await Self.answers(generator, []).isEmpty)
  }

  @Test("what fails is told for each time, and does not end the walk")
  func failing() async throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media("audio-only.mp4"))
    let answers = await Self.answers(generator, [.zero, .distantFuture, .zero])
    #expect(answers.map(\.index) == [0, 1, 2])
    for answer in answers {
      let error = #expect(throws: VideoError.self) { try answer.picture }
      #expect(error?.kind == .noVideoTrack)
    }
  }

  @Test("a cancelled task gets what it had, the rest as cancelled, and the generator goes on")
  func cancelledTask() async throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media("h264-long-gop.mp4"))
    let times = (0..<40).compactMap { VideoTime(seconds: Double($0) / 4) }
    let task = Task {
      var outcomes: [PosterGenerator.Answer.Outcome] = []
      for await answer in generator.images(at: times) {
        outcomes.append(answer.outcome)
        if outcomes.count == 3 { unsafe withUnsafeCurrentTask { task in unsafe task?.cancel() } }
      }
      return outcomes
    }
    let outcomes = await task.value
    #expect(outcomes.count == 40)
    let succeeded = outcomes.prefix { if case .succeeded = $0 { true } else { false } }
    #expect(succeeded.count == 3)
    #expect(outcomes.dropFirst(3).allSatisfy { $0 == .cancelled })
    #expect(try generator.image(at: times[20]).actualTime.seconds == 5)
  }

  @Test("cancelling the generator ends its walks and not those begun after")
  func cancelledGenerator() async throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media("h264-long-gop.mp4"))
    let times = (0..<10).compactMap { VideoTime(seconds: Double($0)) }
    var first = generator.images(at: times).makeAsyncIterator()
    let begun = await first.next()
    #expect(try begun?.picture.actualTime == .zero)
    generator.cancel()
    var second = generator.images(at: times).makeAsyncIterator()
    #expect(await first.next()?.outcome == .cancelled)
    let fresh = await second.next()
    #expect(try fresh?.picture.actualTime == .zero)
    for _ in 2..<10 { #expect(await first.next()?.outcome == .cancelled) }
    #expect(await first.next() == nil)
    let error = #expect(throws: VideoError.self) {
      try PosterGenerator.Answer(index: 0, requestedTime: .zero, outcome: .cancelled).picture
    }
    #expect(error?.kind == .cancelled)
  }

  @Test("a request under way stops within one packet")
  func stopsAtOnce() async throws {
    let generator = PosterGenerator(path: PosterGeneratorTests.media("h264-long-gop.mp4"))
    let cancellation = generator.makeCancellation()
    _ = try generator.image(at: .zero)
    let before = generator.decodedFrameCount
    cancellation.cancel()
    let time = try #require(VideoTime(seconds: 9))
    let error = #expect(throws: VideoError.self) {
      try generator.image(
        at: time, precision: .exact, reusing: nil, cancellation: cancellation)
    }
    #expect(error?.kind == .cancelled)
    #expect(generator.decodedFrameCount == before)
  }
}
