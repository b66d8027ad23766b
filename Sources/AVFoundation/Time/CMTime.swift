import VideoHeader

/// A time of media: a whole number of parts of a second, or one of the times that are no number.
///
/// Times that name the same moment are equal, whatever their timescales: `CMTime(value: 1, timescale: 2)` is
/// `CMTime(value: 300, timescale: 600)`.
public struct CMTime: Sendable {
  /// How many parts.
  public var value: CMTimeValue
  /// How many parts a second has; above 0 in a time that is a number.
  public var timescale: CMTimeScale
  /// What kind of time it is.
  public var flags: CMTimeFlags
  /// Which run of the same times is meant: kept, and compared first.
  public var epoch: CMTimeEpoch

  /// Creates a time that is not valid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from all its parts.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time of a number of parts of a second; not valid for a timescale that is not above 0.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the nearest time to a number of seconds. One that is too large to count, or infinite, becomes an
  /// infinity, and a NaN a time that is not valid.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if seconds.isNaN || preferredTimescale <= 0 {
      self = .invalid
    } else if parts >= 0x1p63 {
      self = .positiveInfinity
    } else if parts < -0x1p63 {
      self = .negativeInfinity
    } else {
      self.init(value: CMTimeValue(parts), timescale: preferredTimescale)
      if seconds != self.seconds { flags.insert(.hasBeenRounded) }
    }
  }

  /// A time that is not valid.
  public static let invalid = CMTime()
  /// A time that is not known yet, such as the length of what is still being read.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than every number.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than every number.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Whether it means anything.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is an infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is an infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not known yet.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
      && timescale > 0
  }
  /// Whether it is only near what it was made from.
  public var hasBeenRounded: Bool { isValid && flags.contains(.hasBeenRounded) }

  /// The number of seconds: an infinity for those, a NaN for what is no number.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// The nearest time that counts in parts of another length; no number stays what it is.
  ///
  /// - Parameters:
  ///   - newTimescale: How many parts a second has; not above 0 gives a time that is not valid.
  ///   - method: Which neighbour is taken for what lies between two.
  /// - Returns: The time, marked when it is only near.
  public func convertScale(
    _ newTimescale: CMTimeScale, method: CMTimeRoundingMethod = .roundHalfAwayFromZero
  ) -> CMTime {
    guard isNumeric else { return self }
    guard newTimescale > 0 else { return .invalid }
    let product = Int128(value) * Int128(newTimescale)
    let (parts, isExact) = method.quotient(product, Int128(timescale))
    guard let exact = CMTimeValue(exactly: parts) else {
      return parts > 0 ? .positiveInfinity : .negativeInfinity
    }
    var time = CMTime(value: exact, timescale: newTimescale, flags: flags, epoch: epoch)
    if !isExact { time.flags.insert(.hasBeenRounded) }
    return time
  }

  /// A time that a file states.
  init(_ time: VideoTime) {
    let ratio = time.ratio
    guard let timescale = CMTimeScale(exactly: ratio.denominator) else {
      self.init(seconds: time.seconds, preferredTimescale: 1_000_000_000)
      return
    }
    self.init(value: ratio.numerator, timescale: timescale)
  }
}

/// How many parts of a second.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32
/// Which run of the same times.
public typealias CMTimeEpoch = Int64

/// What kind of time a `CMTime` is.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It means something.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It is only near what it was made from.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It is later than every number.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It is earlier than every number.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// It is not known yet.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// Which neighbour stands for what lies between two.
public enum CMTimeRoundingMethod: Sendable {
  /// The nearest; of two as near, the one further from 0.
  case roundHalfAwayFromZero
  /// The one nearer to 0.
  case roundTowardZero
  /// The one further from 0.
  case roundAwayFromZero
  /// The later.
  case roundTowardPositiveInfinity
  /// The earlier.
  case roundTowardNegativeInfinity

  /// A whole quotient, and whether it is exact. The divisor is above 0.
  fileprivate func quotient(_ dividend: Int128, _ divisor: Int128) -> (Int128, Bool) {
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    guard rest != 0 else { return (quotient, true) }
    let away: Int128 = rest > 0 ? 1 : -1
    let goesAway =
      switch self {
      case .roundHalfAwayFromZero: rest.magnitude * 2 >= divisor.magnitude
      case .roundTowardZero: false
      case .roundAwayFromZero: true
      case .roundTowardPositiveInfinity: rest > 0
      case .roundTowardNegativeInfinity: rest < 0
      }
    return (goesAway ? quotient + away : quotient, false)
  }
}
