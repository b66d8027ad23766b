/// A time on a video's timeline: an exact number of seconds (media rule 1.2).
///
/// ```swift
/// VideoTime(seconds: 1.5) == VideoTime(Ratio(3, 2)!)   // true
/// ```
public struct VideoTime: Hashable, Sendable, Codable {
  /// The exact number of seconds.
  public let ratio: Ratio

  /// The beginning.
  public static let zero = VideoTime(nanoseconds: 0)
  /// Later than any video's end.
  public static let distantFuture = VideoTime(nanoseconds: .max)
  /// Earlier than any video's beginning.
  public static let distantPast = VideoTime(nanoseconds: -.max)

  /// A time of that many seconds.
  public init(_ seconds: Ratio) { ratio = seconds }

  /// The nearest time in whole nanoseconds.
  ///
  /// - Parameter seconds: Any number; what lies beyond 292 years, infinities too, becomes
  ///   `distantFuture` or `distantPast`. Nil for a NaN (media rule 3.2).
  public init?(seconds: Double) {
    guard !seconds.isNaN else { return nil }
    let nanoseconds = (seconds * 1e9).rounded()
    if nanoseconds >= 9.2e18 {
      self = .distantFuture
    } else if nanoseconds <= -9.2e18 {
      self = .distantPast
    } else {
      self.init(nanoseconds: Int64(nanoseconds))
    }
  }

  init(nanoseconds: Int64) {
    ratio = Ratio(nanoseconds, 1_000_000_000) ?? .one
  }

  /// The time of a count of ticks, or nil where the exact number does not fit.
  init?(ticks: Int64, timeBase: Ratio) {
    guard
      let ratio = Ratio(
        wide: Int128(ticks) * Int128(timeBase.numerator), Int128(timeBase.denominator))
    else { return nil }
    self.ratio = ratio
  }

  /// The nearest floating-point number of seconds.
  public var seconds: Double { ratio.value }

  /// The last whole nanosecond at or before this time, as far as 292 years either way.
  var nanoseconds: Int64 {
    let (quotient, rest) = (Int128(ratio.numerator) * 1_000_000_000)
      .quotientAndRemainder(dividingBy: Int128(ratio.denominator))
    return Int64(clamping: rest < 0 ? quotient - 1 : quotient)
  }

  /// The last tick at or before this time.
  ///
  /// Half a microsecond is forgiven: a frame's time written with six decimals, as tools print it, may be
  /// below the frame's exact time and still means that frame.
  func ticks(timeBase: Ratio) -> Int64 {
    // (ratio + 1/2,000,000) / timeBase, rounded down; all factors are below 2^63, the product is not
    // always below 2^127, so that the clamp comes first.
    if self >= .distantFuture { return .max }
    if self <= .distantPast { return .min }
    let (scaled, overflow) = (Int128(ratio.numerator) * 2_000_000 + Int128(ratio.denominator))
      .multipliedReportingOverflow(by: Int128(timeBase.denominator))
    let (divisor, tooLarge) = (Int128(ratio.denominator) * 2_000_000)
      .multipliedReportingOverflow(by: Int128(timeBase.numerator))
    guard !overflow, !tooLarge, divisor > 0 else {
      let estimate = (seconds / timeBase.value).rounded(.down)
      return estimate >= 9.2e18 ? .max : estimate <= -9.2e18 ? .min : Int64(estimate)
    }
    let quotient = scaled / divisor
    let floored = scaled % divisor < 0 ? quotient - 1 : quotient
    return Int64(clamping: floored)
  }
}

extension VideoTime: Comparable {
  /// Whether the first time is the earlier one, exactly.
  public static func < (a: VideoTime, b: VideoTime) -> Bool { a.ratio < b.ratio }
}
