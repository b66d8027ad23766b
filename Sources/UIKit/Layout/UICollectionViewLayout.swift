public import Foundation

/// Where the elements of a collection view are. To be subclassed, as in UIKit; by itself it lays out
/// nothing.
///
/// A layout prepares itself when it is first asked after it was invalidated. `collectionView` is
/// weak: the view owns its layout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view, or what stands for it in a test.
  weak var host: (any CollectionLayoutHost)? {
    didSet {
      guard host !== oldValue else { return }
      isPrepared = false
      measuredElements = []
      hostChanged()
    }
  }
  /// Whether `prepare()` ran since the layout was last invalidated.
  private(set) var isPrepared = false
  /// The elements in sight that were measured, and need not be again.
  var measuredElements: Set<ElementKey> = []
  /// Whether attributes say which elements measure themselves; where not, all are asked.
  var measuresSelectively: Bool { false }
  /// The classes of decorations, by kind.
  private(set) var decorationClasses: [String: AnyClass] = [:]

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout; there is nothing to decode here.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection view that shows the layout, or nil.
  open var collectionView: UICollectionView? { host?.collectionView }
  /// The size of the content, in pt.
  open var collectionViewContentSize: CGSize { .zero }
  /// The direction of reading the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored where reading goes the other way.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Another view took the layout over.
  func hostChanged() {}

  // MARK: Laying out

  /// Is called before the first question after each invalidation.
  open func prepare() {}

  /// The elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where a cell is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration is.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a scroll comes to rest that would end at `proposedContentOffset`; velocity in pt/ms.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after a change of layout or of items.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Invalidation

  /// Marks the layout as out of date.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext(UICollectionViewLayoutInvalidationContext.self))
  }

  /// Marks what the context names as out of date.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    host?.layout(self, didInvalidateWith: context)
  }

  /// Whether the layout is out of date once the view has other bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is out of date then: a context that names nothing.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(UICollectionViewLayoutInvalidationContext.self)
  }

  /// Whether a view's answer to being measured makes the layout out of date.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is out of date then.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(UICollectionViewLayoutInvalidationContext.self)
    context.preferred = preferredAttributes
    return context
  }

  // MARK: Updates and transitions

  /// Is called with the changes before they show.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Is called when the changes have been shown.
  open func finalizeCollectionViewUpdates() {}

  /// Is called before the view's bounds change; `oldBounds` are those until now.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Is called when the bounds have changed.
  open func finalizeAnimatedBoundsChange() {}

  /// Is called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Is called before this layout takes over.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Is called when the change of layouts is done.
  open func finalizeLayoutTransition() {}

  /// Where a cell that comes in starts from; nil for its final place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where a cell that leaves goes; nil for its place so far.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where a supplementary view that comes in starts from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Where a supplementary view that leaves goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Where a decoration that comes in starts from.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// Where a decoration that leaves goes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// The supplementary views of a kind that leave with a change.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that come in with a change.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decorations of a kind that leave with a change.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decorations of a kind that come in with a change.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Names the class of a decoration; nil takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// What a cell moved by hand is over: by default where it was.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }

  /// Where a cell moved by hand is: at the finger, above all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? makeAttributes(.cell, kind: nil, at: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// What is out of date while cells are moved by hand: where they came from and what they are over.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movingContext(targetIndexPaths, previousIndexPaths, at: targetPosition)
  }

  /// What is out of date when cells moved by hand are let go.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movingContext(indexPaths, previousIndexPaths, at: .zero)
  }
}

extension UICollectionViewLayout {
  /// Runs `prepare()` unless it ran since the last invalidation.
  final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  /// A context of the class the layout wants.
  final func makeContext<Context: UICollectionViewLayoutInvalidationContext>(
    _ type: Context.Type
  ) -> Context {
    let wanted = Self.invalidationContextClass as? Context.Type
    return (wanted ?? type).init()
  }

  /// Attributes of the class the layout wants.
  final func makeAttributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let wanted = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (wanted ?? UICollectionViewLayoutAttributes.self).init()
    attributes.identify(category, kind: kind, at: indexPath)
    return attributes
  }

  private func movingContext(
    _ targets: [IndexPath], _ previous: [IndexPath], at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(UICollectionViewLayoutInvalidationContext.self)
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.interactiveMovementTarget = position
    return context
  }
}
