/// The place of an item: its section, and its number there.
///
/// UIKit's `IndexPath` with the properties `section` and `item`, which Foundation has on Apple's
/// systems only. Written `"section,item"` in documents.
public struct LayoutIndexPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The item in its section, from 0.
  public var item: Int

  /// Creates a place.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether `a` comes before `b`: by section, then by item.
  public static func < (a: LayoutIndexPath, b: LayoutIndexPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }

  /// The key `"section,item"`.
  public var description: String { "\(section),\(item)" }
}
