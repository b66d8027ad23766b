import Foundation

@testable import UIKit

/// Stands for a collection view: counts, bounds, insets and traits are values; cells answer what a
/// table says.
@MainActor
final class LayoutHost: CollectionLayoutHost {
  var counts: [Int]
  var bounds: CGRect
  var adjustedContentInset = UIEdgeInsets.zero
  var safeAreaInsets = UIEdgeInsets.zero
  var layoutMargins = UIEdgeInsets.zero
  var traitCollection: UITraitCollection
  /// What a delegate is shown.
  let view = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var collectionView: UICollectionView? { view }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  var orthogonalOffsets: [Int: CGFloat] = [:]
  /// What cells and supplementary views answer; nil where they have no opinion.
  var measure: (UICollectionViewLayoutAttributes) -> CGSize? = { _ in nil }
  private(set) var measured: [String] = []
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
  let layout: UICollectionViewLayout

  init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.layout = layout
    self.counts = counts
    bounds = CGRect(origin: .zero, size: size)
    traitCollection = traits
    layout.host = self
  }

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func orthogonalOffset(inSection section: Int) -> CGFloat? { orthogonalOffsets[section] }

  func preferredAttributes(
    fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = measure(attributes) else { return attributes }
    measured.append(attributes.key)
    attributes.size = size
    return attributes
  }

  func layout(
    _ layout: UICollectionViewLayout,
    didInvalidateWith context: UICollectionViewLayoutInvalidationContext
  ) {
    contexts.append(context)
    bounds.origin.x += context.contentOffsetAdjustment.x
    bounds.origin.y += context.contentOffsetAdjustment.y
  }

  /// Scrolls, or turns the device, as a view does.
  func change(to newBounds: CGRect) {
    layout.viewWillChangeBounds(to: newBounds)
    bounds = newBounds
  }

  /// The elements in sight, measured.
  func show() -> [UICollectionViewLayoutAttributes] { layout.settledAttributes() }
}

extension UICollectionViewLayoutAttributes {
  /// Category, kind and path in short, for messages.
  var key: String {
    let path = indexPath.map(String.init).joined(separator: ",")
    return representedElementKind.map { "\($0),\(path)" } ?? path
  }
}
