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
  public static let itemsInGroup = 50_000
  /// How many subitems may be sized to solve one group, all attempts counted.
  public static let sizings = 250_000
  /// How many elements one question what is in a rectangle looks at in vain. Only groups far smaller
  /// than a pixel, or all but wholly on top of each other, come to so many; the rest of them is then
  /// left out.
  public static let fruitlessLooks = 100_000
}
