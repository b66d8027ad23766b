/// A random source that gives the same numbers for the same seed on every machine (SplitMix64).
///
/// A property test names its seed in the failure message, so that one run can be repeated alone.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose whole sequence follows from `seed`.
  public init(seed: UInt64) {
    // The seed is mixed before it is the state: the sequences of neighbouring seeds would else be
    // one sequence, a step apart.
    state = Self.mixed(seed &+ 0x1234_5678_9ABC_DEF1)
  }

  /// The next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
