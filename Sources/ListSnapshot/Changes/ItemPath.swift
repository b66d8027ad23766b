/// Where an item is: the index of its section, and its index in it.
public struct ItemPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  // Half the width of `Int`: a shuffle of a million items lists two million paths.
  @usableFromInline let sectionIndex: UInt32
  @usableFromInline let itemIndex: UInt32

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - section: The index of the section, from 0. Anything outside 0 to 2^32 - 1 becomes the largest
  ///     index, where no snapshot has a section.
  ///   - item: The index of the item in its section, from 0, likewise.
  @inlinable
  public init(section: Int, item: Int) {
    sectionIndex = UInt32(exactly: section) ?? .max
    itemIndex = UInt32(exactly: item) ?? .max
  }

  /// The index of the section.
  @inlinable public var section: Int { Int(sectionIndex) }

  /// The index of the item in its section.
  @inlinable public var item: Int { Int(itemIndex) }

  /// Whether `left` comes before `right` in the list.
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.sectionIndex, left.itemIndex) < (right.sectionIndex, right.itemIndex)
  }

  /// The path as `[section, item]`.
  public var description: String { "[\(sectionIndex), \(itemIndex)]" }
}
