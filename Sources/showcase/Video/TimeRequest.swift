import VideoHeader

/// A time as `--at` gives it: seconds, minutes and seconds, hours too, or a share of the video.
enum TimeRequest: Hashable {
  case time(VideoTime)
  /// From 0 to 100.
  case percent(Double)

  /// What a time must be, for messages.
  static let expectation = "seconds, mm:ss.f, hh:mm:ss.f or a percentage"

  /// Reads `12.5`, `1:02.5`, `1:00:00` or `50%`; nil for anything else. A time before 0 is one, and
  /// answered by the first frame.
  init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let share = Self.number(text.dropLast()), share <= 100 else { return nil }
      self = .percent(share)
      return
    }
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      guard let value = Self.number(part), isLast || value == value.rounded(),
        index == 0 || value < 60
      else { return nil }
      seconds = seconds * 60 + value
    }
    guard let time = VideoTime(seconds: isNegative ? -seconds : seconds) else { return nil }
    self = .time(time)
  }

  /// The time in a video that ends then.
  func time(end: VideoTime?) -> VideoTime? {
    switch self {
    case .time(let time): time
    case .percent(let share): end.flatMap { VideoTime(seconds: $0.seconds * share / 100) }
    }
  }

  /// Digits with one point at most: what Double reads beside that means nothing here.
  static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (48...57).contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }
}
