/// How much a constraint, or a view's own size, is insisted on.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 0 to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: only the smallest size is wanted.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
