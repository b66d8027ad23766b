public import Foundation

/// Where an element is, and before or behind which others.
///
/// UIKit: `UICollectionViewLayoutAttributes`.
public struct LayoutAttributes: Hashable, Sendable {
  /// The element.
  public let element: LayoutElement
  /// Its frame in the content's coordinates, in pt, on whole pixels (layout rule 3). Of a cell in a
  /// sideways section the one at offset zero.
  public let frame: CGRect
  /// Its z index (layout rules 58 and 64).
  public let zIndex: Int

  init(element: LayoutElement, frame: CGRect, zIndex: Int) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
  }
}
