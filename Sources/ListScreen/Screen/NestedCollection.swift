public import Foundation
public import ListLayout

/// The collection that a table row nests: cells in a flow layout of the row's size.
///
/// Both arrangements have the measures of the table with cars: items 170 pt high, 3 from the edges,
/// at least 10 apart (layout rules 81 and 86).
public struct NestedCollection: Hashable, Sendable {
  /// How the items stand.
  public enum Arrangement: Hashable, Sendable {
    /// Column by column, scrolling sideways.
    case row
    /// Line by line, as wide as their columns.
    case grid(columns: WidthDependent<Int>)
  }

  /// How the items stand.
  public var arrangement: Arrangement
  /// The reuse identifier of the cells.
  public var itemCell: String
  /// What the cells show.
  public var items: ScreenItems

  /// Creates a collection.
  public init(
    _ arrangement: Arrangement, itemCell: String = CollectionCell.reuseIdentifier,
    items: ScreenItems
  ) {
    self.arrangement = arrangement
    self.itemCell = itemCell
    self.items = items
  }

  /// Where the items are in a row of a size, in pt from the row's corner.
  ///
  /// - Complexity: O(1) for a sideways row and a grid, whose items are alike.
  package func solution(in size: CGSize) -> FlowSectionSolution {
    FlowSectionSolution(arrangement.layout(in: size), itemCount: items.count, container: size)
  }
}

extension NestedCollection.Arrangement {
  private static let itemSide = 170.0
  private static let inset = 3.0
  private static let spacing = 10.0

  /// The layout in a row of a size, in pt.
  public func layout(in size: CGSize) -> CollectionViewFlowLayout {
    let (side, inset) = (Self.itemSide, Self.inset)
    let insets = DirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    switch self {
    case .row:
      return CollectionViewFlowLayout(
        itemSize: CGSize(width: side, height: side), scrollDirection: .horizontal,
        sectionInset: insets)
    case .grid(let columns):
      let count = Double(max(columns.value(atWidth: size.width), 1))
      let room = size.width - 2 * inset - (count - 1) * Self.spacing
      return CollectionViewFlowLayout(
        itemSize: CGSize(width: max(room / count, 0), height: side), sectionInset: insets)
    }
  }
}
