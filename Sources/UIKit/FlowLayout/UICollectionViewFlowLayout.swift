public import Foundation
import ListLayout

/// A layout of lines: items side by side as long as they fit, line after line (layout rules 81-86,
/// flow rules F1-F11).
///
/// The collection view's delegate, where it is a `UICollectionViewDelegateFlowLayout`, answers for
/// single items and sections; what it does not answer is taken from the properties. A subclass may
/// set them in `prepare()`, and change the attributes it gets from `super` (copied first).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least room between two lines, in pt.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing, oldValue) } }
  /// The least room between two items of a line, in pt.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing, oldValue) }
  }
  /// The size of an item, in pt.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize, oldValue) } }
  /// What an item counts with until it is measured; zero where items do not size themselves,
  /// `automaticSize` for `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize, oldValue) } }
  /// The direction the layout scrolls in.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection, oldValue) }
  }
  /// The size of a section's header, of which the extent along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize, oldValue) } }
  /// The size of a section's footer, likewise.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize, oldValue) } }
  /// The room around a section's lines.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset, oldValue) } }
  /// Which edges a section keeps clear beside its inset (flow rule F8).
  open var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
    .fromContentInset
  { didSet { changed(sectionInsetReference, oldValue) } }
  /// Whether headers stay in sight while their sections are.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds, oldValue) }
  }
  /// Whether footers stay in sight while their sections are.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds, oldValue) }
  }

  /// The edges a section may keep clear.
  public enum SectionInsetReference: Int, Sendable {
    /// Those of the view's content inset.
    case fromContentInset = 0
    /// What bars and notches cover.
    case fromSafeArea
    /// The view's margins.
    case fromLayoutMargins
  }

  /// Stands for an item size that is to be measured.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private let content = SolvedContent()
  /// How often the delegate was asked for what it does not answer.
  private(set) var unanswered = 0

  /// Creates a layout of items of 50 x 50, scrolling down.
  public override init() { super.init() }

  /// Creates a layout; there is nothing to decode here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Contexts of a flow layout have flags of their own.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The size of the content, in pt.
  open override var collectionViewContentSize: CGSize { solution?.resolved.contentSize ?? .zero }

  /// The elements in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solution else { return [] }
    let found = solution.resolved.elements(in: rect).map { solution.attributes($0, madeBy: self) }
    return pinned(found, in: rect, solution)
  }

  /// Where a cell is; nil where there is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.cell, kind: nil, at: indexPath) }

  /// Where a header or a footer is; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// True where the extent across the scroll direction changes, and where something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let host else { return false }
    let old = host.bounds
    let isResized =
      scrollDirection == .vertical
      ? old.width != newBounds.width : old.height != newBounds.height
    if isResized { return true }
    return pinsSomething && old != newBounds
  }

  /// A context whose flags are on where the size changes, and off where the view only scrolls.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isResized = host?.bounds.size != newBounds.size
      context.invalidateFlowLayoutDelegateMetrics = isResized
      context.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  /// Whether an element that sizes itself answers another size than it has (flow rule F9).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { originalAttributes.differs(from: preferredAttributes) }

  /// Takes note of what is out of date.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    content.invalidate(with: context, self)
    super.invalidateLayout(with: context)
  }

  /// Lets measured sizes follow their cells.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    content.update(UpdateMapping(updateItems), self)
  }

  override var measuresSelectively: Bool { true }

  override func hostChanged() { content.reset() }

  private func changed<Value: Equatable>(_ new: Value, _ old: Value) {
    if new != old { invalidateLayout() }
  }
}

/// What of a flow layout is out of date; both flags are on at first.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate's sizes, insets and spacings are to be asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are to be computed again.
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewFlowLayout {
  /// The frames, where the layout has a view and can be solved.
  var solution: LayoutSolution? {
    prepareIfNeeded()
    return content.solution(of: self) { host throws(LayoutError) in
      FlowDescription(of: self, in: host).layout
    }
  }

  /// Why the layout shows nothing, where that is so.
  var problem: LayoutError? { content.problem }

  /// What the delegate does not answer is the layout's own.
  func answerForDelegate<Value>(_ own: (UICollectionViewFlowLayout) -> Value) -> Value {
    unanswered += 1
    return own(self)
  }

  /// What the delegate answers; nil where it does not.
  func ask<Value>(_ question: () -> Value) -> Value? {
    let before = unanswered
    let answer = question()
    return unanswered == before ? answer : nil
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solution,
      let element = solution.names.element(category, kind: kind, at: indexPath),
      let place = solution.resolved.attributes(of: element)
    else { return nil }
    let attributes = solution.attributes(place, madeBy: self)
    pin(attributes, solution)
    return attributes
  }
}
