/// The bounds beyond which a description is refused rather than solved.
///
/// They are far from any real screen; they are there so that no description, however made, costs
/// unbounded time, memory or stack.
public enum LayoutLimits {
  /// The largest length, distance or coordinate in a description, in pt.
  public static let length = 1e12
  /// How deep groups may nest.
  public static let depth = 64
  /// How many items one group may hold.
  public static let itemsInGroup = 100_000
  /// How many subitems may be sized to solve one group, all attempts counted.
  public static let sizings = 2_000_000
}
