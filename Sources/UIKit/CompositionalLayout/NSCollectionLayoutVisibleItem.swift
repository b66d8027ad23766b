public import Foundation

/// An element in sight, whose place and look a section's handler may change.
///
/// UIKit's frame cannot be set; here it can, beside its centre and transform.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// What the element is called, for logs.
  var name: String { get }
  /// The place of the item.
  var indexPath: IndexPath { get }
  /// The frame in pt, in a sideways section as at offset zero.
  var frame: CGRect { get set }
  /// The transform in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The opacity, 0 to 1.
  var alpha: CGFloat { get set }
  /// The z index.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// Whether it is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of view, nil for a cell.
  var representedElementKind: String? { get }
}

/// Is told the elements in sight, how far the section is scrolled (a sideways one by itself, any
/// other with the view), and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// The attributes of an element in sight: what the handler changes is what the view shows.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var name: String { attributes.description }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect {
    get { attributes.frame }
    set { attributes.frame = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
