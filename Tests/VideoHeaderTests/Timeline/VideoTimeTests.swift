import Foundation
import Testing

@testable import VideoHeader

@Suite("Video time")
struct VideoTimeTests {
  static let thirtieth = Ratio(1, 30) ?? .one
  static let fine = Ratio(1, 15_360) ?? .one

  @Test(
    "names the tick at or before it, forgiving the sixth decimal",
    arguments: [
      (0.0, fine, 0), (0.033333, fine, 512), (0.0333, fine, 511), (0.05, thirtieth, 1),
      (0.066666, thirtieth, 1), (0.066667, thirtieth, 2), (-0.01, thirtieth, -1),
      (.infinity, thirtieth, Int64.max), (-.infinity, thirtieth, Int64.min),
    ])
  func ticks(seconds: Double, timeBase: Ratio, expected: Int64) throws {
    let time = try #require(VideoTime(seconds: seconds))
    #expect(time.ticks(timeBase: timeBase) == expected)
  }

  @Test("is exact where floating point is not (media rule 1.2)")
  func exact() throws {
    let third = try #require(VideoTime(ticks: 5120, timeBase: Self.fine))
    #expect(third.ratio == Ratio(1, 3))
    #expect(third.seconds == 1.0 / 3)
  }

  @Test("refuses what is not a number, and keeps what is too large within bounds")
  func bounds() {
    #expect(VideoTime(seconds: .nan) == nil)
    #expect(VideoTime(seconds: 1e300) == .distantFuture)
    #expect(VideoTime(ticks: .max, timeBase: Ratio(Int64.max, 1) ?? .one) == nil)
    #expect(VideoTime.distantFuture.ticks(timeBase: Ratio(Int64.max, 7) ?? .one) == .max)
  }

  @Test("survives coding")
  func coding() throws {
    let time = try #require(VideoTime(ticks: 1, timeBase: Self.thirtieth))
    let data = try JSONEncoder().encode(time)
    #expect(try JSONDecoder().decode(VideoTime.self, from: data) == time)
  }

  @Test("of ratios compares across denominators")
  func compares() throws {
    let times = try [0.5, 0.25, 0.75].map { try #require(VideoTime(seconds: $0)) }
    #expect(times.sorted().map(\.seconds) == [0.25, 0.5, 0.75])
    #expect(Ratio(2, -4) == Ratio(-1, 2))
    #expect(Ratio(1, 0) == nil)
  }
}
