public import Foundation

/// What of a layout is out of date.
///
/// A fresh context names nothing; what is marked is kept sorted and without repeats.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is out of date, because the view reloads or takes another layout.
  open internal(set) var invalidateEverything = false
  /// Whether the layout has to ask for the numbers of sections and items again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The cells marked; nil without any.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views marked, by kind; nil without any.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations marked, by kind; nil without any.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// What is added to the content offset, in pt.
  open var contentOffsetAdjustment = CGPoint.zero
  /// What is added to the content size, in pt.
  open var contentSizeAdjustment = CGSize.zero
  /// Where cells moved by hand came from; nil where none is moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// What cells moved by hand are over; nil where none is moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is that moves cells, in pt.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// What a self-sizing view answered, and the element it is.
  var preferred: UICollectionViewLayoutAttributes?
  /// Whether only the scroll position changed, which asks for no section again.
  var isScrolling = false

  /// Creates a context that names nothing.
  public required override init() { super.init() }

  /// Marks cells.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merged(invalidatedItemIndexPaths, indexPaths)
  }

  /// Marks supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    var marked = invalidatedSupplementaryIndexPaths ?? [:]
    marked[elementKind] = Self.merged(marked[elementKind], indexPaths)
    invalidatedSupplementaryIndexPaths = marked
  }

  /// Marks decorations.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var marked = invalidatedDecorationIndexPaths ?? [:]
    marked[elementKind] = Self.merged(marked[elementKind], indexPaths)
    invalidatedDecorationIndexPaths = marked
  }

  private static func merged(_ marked: [IndexPath]?, _ more: [IndexPath]) -> [IndexPath] {
    Set((marked ?? []) + more).sorted()
  }
}
