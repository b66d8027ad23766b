extension CMTime: Comparable, Hashable {
  /// Whether both name the same moment of the same epoch; times that are not valid are equal.
  public static func == (first: CMTime, second: CMTime) -> Bool {
    first.order(second) == 0
  }

  /// Whether the first comes before the second: not valid, then the negative infinity, numbers, the
  /// positive infinity, and what is not known yet; an earlier epoch before a later one.
  public static func < (first: CMTime, second: CMTime) -> Bool {
    first.order(second) < 0
  }

  /// Feeds what equal times have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    hasher.combine(epoch)
    let divisor = Self.greatestCommonDivisor(value, CMTimeValue(timescale))
    hasher.combine(value / divisor)
    hasher.combine(CMTimeValue(timescale) / divisor)
  }

  /// The sum. One with a time that is not valid is not valid; one with what is not known is not known; two
  /// opposite infinities have none.
  public static func + (first: CMTime, second: CMTime) -> CMTime {
    guard first.isNumeric, second.isNumeric else { return sumOfNoNumbers(first, second) }
    // The common timescale if it fits; else the finer of the two.
    let common = leastCommonMultiple(first.timescale, second.timescale)
    let timescale = common ?? max(first.timescale, second.timescale)
    let (left, right) = (first.convertScale(timescale), second.convertScale(timescale))
    guard left.isNumeric, right.isNumeric else { return sumOfNoNumbers(left, right) }
    let (value, overflow) = left.value.addingReportingOverflow(right.value)
    guard !overflow else { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(
      value: value, timescale: timescale, flags: left.flags.union(right.flags),
      epoch: first.epoch == second.epoch ? first.epoch : 0)
  }

  /// The difference.
  public static func - (first: CMTime, second: CMTime) -> CMTime { first + -second }

  /// The opposite.
  public static prefix func - (time: CMTime) -> CMTime {
    var opposite = time
    if time.isNumeric {
      guard time.value != .min else { return .positiveInfinity }
      opposite.value = -time.value
    } else if time.isPositiveInfinity {
      opposite = .negativeInfinity
    } else if time.isNegativeInfinity {
      opposite = .positiveInfinity
    }
    return opposite
  }

  private static func sumOfNoNumbers(_ first: CMTime, _ second: CMTime) -> CMTime {
    guard first.isValid, second.isValid else { return .invalid }
    if first.isIndefinite || second.isIndefinite { return .indefinite }
    let up = first.isPositiveInfinity || second.isPositiveInfinity
    let down = first.isNegativeInfinity || second.isNegativeInfinity
    if up && down { return .invalid }
    return up ? .positiveInfinity : .negativeInfinity
  }

  /// The place among the kinds of times.
  private var rank: Int {
    if !isValid { return 0 }
    if isNegativeInfinity { return 1 }
    if isPositiveInfinity { return 3 }
    return isIndefinite ? 4 : 2
  }

  /// Below, at or above 0, as `self` comes before, with or after another time.
  private func order(_ other: CMTime) -> Int {
    guard rank == other.rank else { return rank - other.rank }
    guard isNumeric, other.isNumeric else { return 0 }
    guard epoch == other.epoch else { return epoch < other.epoch ? -1 : 1 }
    let left = Int128(value) * Int128(other.timescale)
    let right = Int128(other.value) * Int128(timescale)
    return left == right ? 0 : left < right ? -1 : 1
  }

  /// Nil where it does not fit.
  private static func leastCommonMultiple(_ first: CMTimeScale, _ second: CMTimeScale)
    -> CMTimeScale?
  {
    let divisor = greatestCommonDivisor(CMTimeValue(first), CMTimeValue(second))
    return CMTimeScale(exactly: CMTimeValue(first) / divisor * CMTimeValue(second))
  }

  /// Of any number and one above 0; above 0.
  private static func greatestCommonDivisor(_ first: CMTimeValue, _ second: CMTimeValue)
    -> CMTimeValue
  {
    var (a, b) = (second, first % second)
    while b != 0 { (a, b) = (b, a % b) }
    return abs(a)
  }
}

/// A time of a number of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// The nearest time to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The number of seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
