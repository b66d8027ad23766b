/// What a data source needs to know of the screen to keep the reader's place, and no more: it knows no frames.
///
/// Distances are in points along the scrolling axis, from the viewport's leading edge to an item's.
public protocol DataSourceViewport<ItemID>: AnyObject {
  /// Identifies items.
  associatedtype ItemID: Hashable & Sendable

  /// The items on screen, in order.
  var visibleItems: [ItemID] { get }

  /// Whether the list rests at offset 0, where it is to stay (diff rule S3).
  var isAtStart: Bool { get }

  /// The distance of an item of the committed list; asked before the commit.
  func distance(of item: ItemID) -> Double

  /// Sets the offset, within the content, so that an item of the new list has a distance; nil only keeps the
  /// offset within the content.
  func restore(_ place: ViewportPlace<ItemID>?)
}

/// An item and its distance to the viewport's leading edge.
public struct ViewportPlace<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// Its distance in points.
  public let distance: Double

  /// Creates a place.
  public init(item: ItemID, distance: Double) {
    self.item = item
    self.distance = distance
  }
}

/// What happens to the scroll offset when rows come and go above the screen.
public enum OffsetPolicy: Hashable, Sendable {
  /// The first visible item keeps its distance to the viewport's edge (diff rule S3).
  case keepAnchor
  /// The offset stays what it is.
  case keepOffset
}
