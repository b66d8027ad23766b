public import Foundation

/// How a section flows: items side by side in lines, line after line (`UICollectionViewFlowLayout`
/// together with the answers of `UICollectionViewDelegateFlowLayout` for one section).
///
/// ```swift
/// var grid = CollectionViewFlowLayout()
/// grid.itemSize = CGSize(width: 170, height: 170)
/// grid.scrollDirection = .horizontal
/// grid.sectionInset = DirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
/// ```
/// In a collection 360 pt high that gives two lines of cars, in one of 340 pt a single one (layout
/// rule 81).
///
/// Every figure is in pt. One that is not finite, and a negative size, counts as 0; a negative
/// spacing pulls items or lines together, lines at most onto each other.
///
/// A right-to-left layout mirrors a flow section as it mirrors every other (layout rule 48). UIKit
/// does so where `flipsHorizontallyInOppositeLayoutDirection` is true.
public struct CollectionViewFlowLayout: Hashable, Sendable {
  /// The way the section scrolls; lines lie across it.
  public var scrollDirection = ScrollDirection.vertical
  /// The size of every item without one in `itemSizes`; nil takes UIKit's 50 x 50.
  ///
  /// Under an estimate, a size given here is what a delegate answers for every item: the item's own
  /// estimate (flow rule F2).
  public var itemSize: CGSize?
  /// The sizes of the first items one by one, as a delegate answers them
  /// (`collectionView(_:layout:sizeForItemAt:)`).
  public var itemSizes: [CGSize] = []
  /// The size an item counts with until it is measured; nil where items have the size they are given
  /// (`estimatedItemSize` left at zero).
  ///
  /// An item measured takes its answer on both axes (flow rule F1). One that is not, and has no
  /// size from a delegate, takes the mean of the answers so far (flow rule F3).
  public var estimatedItemSize: CGSize?
  /// The room around the lines (`sectionInset`).
  public var sectionInset = DirectionalEdgeInsets.zero
  /// The room between two lines; UIKit's default is 10.
  public var minimumLineSpacing = 10.0
  /// The least room between two items of a line; UIKit's default is 10.
  public var minimumInteritemSpacing = 10.0
  /// The header's size, of which only the extent along the scroll direction counts; 0 means no
  /// header (layout rule 85).
  public var headerReferenceSize = CGSize.zero
  /// The footer's size, as `headerReferenceSize`.
  public var footerReferenceSize = CGSize.zero

  /// Creates UIKit's default: items of 50 x 50, both spacings 10, scrolling down.
  public init() {}

  /// Creates a section of equal items.
  ///
  /// - Parameters:
  ///   - itemSize: The size of every item.
  ///   - scrollDirection: The way the section scrolls.
  ///   - sectionInset: The room around the lines.
  public init(
    itemSize: CGSize, scrollDirection: ScrollDirection = .vertical,
    sectionInset: DirectionalEdgeInsets = .zero
  ) {
    self.itemSize = itemSize
    self.scrollDirection = scrollDirection
    self.sectionInset = sectionInset
  }

  /// The size of an item where nothing is given: 50 x 50.
  public static let defaultItemSize = CGSize(width: 50, height: 50)
}
