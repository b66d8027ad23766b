/// An exact fraction in lowest terms with a positive denominator.
public struct Ratio: Hashable, Sendable {
  /// The upper number.
  public let numerator: Int64
  /// The lower number, from 1.
  public let denominator: Int64

  /// One.
  public static let one = Ratio(reduced: 1, 1)

  /// Creates a fraction, or nil for a denominator of 0 (media rule 8.3: unknown).
  ///
  /// - Parameters:
  ///   - numerator: Any number.
  ///   - denominator: Any number but 0.
  public init?(_ numerator: Int64, _ denominator: Int64) {
    guard denominator != 0 else { return nil }
    self.init(wide: Int128(numerator), Int128(denominator))
  }

  /// Reduces a wide fraction; nil when its parts do not fit even then.
  init?(wide numerator: Int128, _ denominator: Int128) {
    guard denominator != 0 else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    guard let upper = Int64(exactly: sign * numerator / Int128(divisor)),
      let lower = Int64(exactly: sign * denominator / Int128(divisor))
    else { return nil }
    self.init(reduced: upper, lower)
  }

  private init(reduced numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The nearest floating-point number.
  public var value: Double { Double(numerator) / Double(denominator) }

  private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}

extension Ratio: Comparable {
  /// Whether the first fraction is the smaller one, exactly.
  public static func < (a: Ratio, b: Ratio) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }
}

extension Ratio: Codable {
  /// Reads `[numerator, denominator]`.
  ///
  /// - Throws: `DecodingError` for anything else, and for a denominator of 0.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let parts = (try values.decode(Int64.self), try values.decode(Int64.self))
    guard let ratio = Ratio(parts.0, parts.1) else {
      throw DecodingError.dataCorruptedError(in: values, debugDescription: "a denominator of 0")
    }
    self = ratio
  }

  /// Writes `[numerator, denominator]`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(numerator)
    try values.encode(denominator)
  }
}
