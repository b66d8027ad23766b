import Foundation

/// A time as a fraction of seconds. Core Media's name; on Linux it comes with `AVFoundation`.
public struct CMTime: Hashable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The parts of a second.
  public var timescale: Int32
  private var kind: Kind

  private enum Kind: Hashable, Sendable { case numeric, invalid, indefinite, infinite }

  private init(_ kind: Kind) {
    value = 0
    timescale = 0
    self.kind = kind
  }

  /// Creates a time of `value` parts of a second; a timescale that is not positive makes an invalid
  /// one.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
    kind = timescale > 0 ? .numeric : .invalid
  }

  /// Creates a time from seconds, rounded to the nearest part; what does not fit is infinite, what is
  /// no number invalid.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if preferredTimescale <= 0 || parts.isNaN {
      self.init(.invalid)
    } else if let value = Int64(exactly: parts) {
      self.init(value: value, timescale: preferredTimescale)
    } else {
      self.init(.infinite)
    }
  }

  /// 0 s.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time at all.
  public static let invalid = CMTime(.invalid)
  /// A time that is not known.
  public static let indefinite = CMTime(.indefinite)
  /// Without end.
  public static let positiveInfinity = CMTime(.infinite)

  /// Whether it is a number.
  public var isNumeric: Bool { kind == .numeric }
  /// Whether it says anything.
  public var isValid: Bool { kind != .invalid }
  /// Whether it is not known.
  public var isIndefinite: Bool { kind == .indefinite }

  /// The seconds; no number where there is none.
  public var seconds: Double {
    switch kind {
    case .numeric: Double(value) / Double(timescale)
    case .infinite: .infinity
    case .invalid, .indefinite: .nan
    }
  }
}

extension CMTime {
  /// Whether both are the same time, however many parts a second has.
  public static func == (a: CMTime, b: CMTime) -> Bool {
    guard a.isNumeric, b.isNumeric else { return a.kind == b.kind }
    return Int128(a.value) * Int128(b.timescale) == Int128(b.value) * Int128(a.timescale)
  }

  /// Feeds the seconds, which equal times share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    if isNumeric { hasher.combine(seconds) }
  }
}

extension CMTime: Comparable {
  /// Whether `a` is earlier, exactly; a time that is no number is later than all that are.
  public static func < (a: CMTime, b: CMTime) -> Bool {
    guard a.isNumeric, b.isNumeric else { return a.isNumeric }
    return Int128(a.value) * Int128(b.timescale) < Int128(b.value) * Int128(a.timescale)
  }
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// A time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time of `value` parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
