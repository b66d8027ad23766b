public import Foundation
import ListLayout

/// The frame of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame, from the group's outer corner, in pt.
  public let frame: CGRect
  /// The z index.
  public let zIndex: Int
  private let hasZIndex: Bool

  /// Creates a frame.
  public init(frame: CGRect) {
    self.frame = frame
    zIndex = 0
    hasZIndex = false
  }

  /// Creates a frame with a z index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    hasZIndex = true
  }

  var value: CollectionLayoutGroupCustomItem {
    CollectionLayoutGroupCustomItem(
      x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
      height: Double(frame.size.height), zIndex: hasZIndex ? zIndex : nil)
  }

  /// The frame itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
