import Foundation

extension UICollectionViewLayout {
  /// How often the elements in sight are asked for again because some answered another size.
  private static let rounds = 32

  /// The elements in the view's bounds, after all of them that size themselves were measured.
  ///
  /// An element is measured once, when it first comes in sight; a changed size moves others into
  /// sight, which are measured then.
  final func settledAttributes() -> [UICollectionViewLayoutAttributes] {
    guard let host else { return [] }
    for _ in 0..<Self.rounds {
      let attributes = elementsInSight(host)
      var changed = false
      for original in attributes where measures(original) {
        guard measuredElements.insert(ElementKey(original)).inserted else { continue }
        guard let request = original.copy() as? UICollectionViewLayoutAttributes else { continue }
        let preferred = host.preferredAttributes(fitting: request)
        guard
          shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { continue }
        invalidateLayout(
          with: invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        changed = true
      }
      if !changed { return attributes }
    }
    return elementsInSight(host)
  }

  private func elementsInSight(
    _ host: any CollectionLayoutHost
  ) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    return layoutAttributesForElements(in: host.bounds) ?? []
  }

  /// Whether an element is to be measured: our own layouts say so, others are asked of each answer.
  private func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory != .decorationView else { return false }
    return measuresSelectively ? !attributes.measuredAxes.isEmpty : true
  }

  /// The view's bounds are about to change: marks the layout as out of date if it says so.
  final func viewWillChangeBounds(to newBounds: CGRect) {
    guard shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    invalidateLayout(with: invalidationContext(forBoundsChange: newBounds))
  }

  /// The view reloads: everything is asked for again, and measured again.
  final func viewReloads() {
    let context = makeContext(UICollectionViewLayoutInvalidationContext.self)
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }

  /// The view's numbers of sections or items changed.
  final func viewChangesCounts() {
    let context = makeContext(UICollectionViewLayoutInvalidationContext.self)
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }
}

/// An element of a layout as a key.
struct ElementKey: Hashable, Sendable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, attributes.representedElementKind,
      attributes.indexPath)
  }
}
