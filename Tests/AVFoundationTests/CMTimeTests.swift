import AVFoundation
import Testing
import _TestSupport

@Suite("A time of media")
struct CMTimeTests {
  @Test(
    "counts the nearest parts of a second",
    arguments: [
      (1.5, 600, 900), (0, 1, 0), (-0.25, 4, -1), (1.0 / 3, 3, 1), (0.1, 3, 0),
      (11.734, 1000, 11734),
    ])
  func parts(seconds: Double, timescale: CMTimeScale, value: CMTimeValue) {
    let time = CMTime(seconds: seconds, preferredTimescale: timescale)
    #expect(time.value == value)
    #expect(time.isNumeric)
    #expect(time.hasBeenRounded == (time.seconds != seconds))
  }

  @Test("is no number where there is none to count")
  func noNumbers() {
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    #expect(!CMTime(value: 1, timescale: -1).isValid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(seconds: -1e300, preferredTimescale: 600).isNegativeInfinity)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.invalid.seconds.isNaN)
  }

  @Test("stands in an order with times that are no numbers")
  func order() {
    let rising: [CMTime] = [
      .invalid, .negativeInfinity, CMTime(value: -1, timescale: 2), .zero,
      CMTime(value: 1, timescale: 3), CMTime(value: 1, timescale: 2), .positiveInfinity,
      .indefinite,
    ]
    for (index, first) in rising.enumerated() {
      for (other, second) in rising.enumerated() {
        #expect((first < second) == (index < other))
        #expect((first == second) == (index == other))
      }
    }
  }

  @Test("equals the same moment in other parts, and hashes alike", arguments: 0..<200)
  func equality(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let time = CMTime(
      value: .random(in: -1_000_000...1_000_000, using: &random),
      timescale: .random(in: 1...90_000, using: &random))
    let factor = Int32.random(in: 1...1000, using: &random)
    let same = CMTime(value: time.value * Int64(factor), timescale: time.timescale * factor)
    #expect(time == same)
    #expect(time.hashValue == same.hashValue)
    #expect(time + same - time == time)
    #expect(time.convertScale(same.timescale).value == same.value)
  }

  @Test("keeps what is no number through sums")
  func sums() {
    let one = CMTime(value: 1, timescale: 1)
    #expect(!(one + .invalid).isValid)
    #expect((one + .indefinite).isIndefinite)
    #expect((one + .positiveInfinity).isPositiveInfinity)
    #expect((one - .positiveInfinity).isNegativeInfinity)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect((CMTime(value: .max, timescale: 1) + one).isPositiveInfinity)
    #expect((-CMTime(value: .min, timescale: 1)).isPositiveInfinity)
  }

  @Test(
    "rounds as told",
    arguments: [
      (CMTimeRoundingMethod.roundHalfAwayFromZero, 2, -2), (.roundTowardZero, 1, -1),
      (.roundAwayFromZero, 2, -2), (.roundTowardPositiveInfinity, 2, -1),
      (.roundTowardNegativeInfinity, 1, -2),
    ])
  func rounding(method: CMTimeRoundingMethod, up: CMTimeValue, down: CMTimeValue) {
    let half = CMTime(value: 3, timescale: 2)
    #expect(half.convertScale(1, method: method).value == up)
    #expect((-half).convertScale(1, method: method).value == down)
    #expect(half.convertScale(1, method: method).hasBeenRounded)
    #expect(!half.convertScale(4, method: method).hasBeenRounded)
  }

  @Test("has the functions of its C names")
  func functions() {
    #expect(CMTimeMake(value: 3, timescale: 2) == CMTime(value: 3, timescale: 2))
    #expect(CMTimeGetSeconds(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)) == 1.5)
  }
}
