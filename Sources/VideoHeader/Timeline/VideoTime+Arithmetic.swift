extension VideoTime {
  /// The time so much later; `distantFuture` or `distantPast` where either stands for no bound, and the nearest
  /// nanosecond where the exact sum does not fit.
  func advanced(by distance: VideoTime) -> VideoTime {
    for time in [distance, self] where time >= .distantFuture || time <= .distantPast {
      return time
    }
    let (a, b) = (ratio, distance.ratio)
    let (numerator, overflow) = (Int128(a.numerator) * Int128(b.denominator))
      .addingReportingOverflow(Int128(b.numerator) * Int128(a.denominator))
    let exact =
      overflow
      ? nil : Ratio(wide: numerator, Int128(a.denominator) * Int128(b.denominator))
    return exact.map(VideoTime.init) ?? VideoTime(seconds: seconds + distance.seconds) ?? self
  }

  /// The time so much earlier, with the same bounds.
  func advanced(back distance: VideoTime) -> VideoTime {
    if distance >= .distantFuture { return .distantPast }
    return Ratio(wide: -Int128(distance.ratio.numerator), Int128(distance.ratio.denominator))
      .map { advanced(by: VideoTime($0)) } ?? .distantPast
  }
}
