import Foundation
import ListLayout
import ListModel

/// Where the items that a table row nests are, in pt from the row's corner.
///
/// Both kinds of nested collection are flow layouts with the measures of the table with cars: items
/// 170 high, 3 from the edges, 10 apart. A collection scrolls sideways and fills column by column
/// (layout rules 81 and 86); a grid fills line by line, its items as wide as its columns.
struct NestedItemFrames {
  private let solution: FlowSectionSolution

  private static let itemSide = 170.0
  private static let inset = 3.0
  private static let spacing = 10.0

  /// Solves the collection of a row in a table `width` pt wide.
  init(_ row: ListedRow, in section: CellModel, width: Double) {
    let size = CGSize(width: width, height: row.height)
    solution = FlowSectionSolution(
      Self.layout(of: section, in: size), itemCount: section.items.count, container: size)
  }

  /// The frame of the item at `index`, nothing outside the row's items.
  subscript(index: Int) -> CGRect { solution.frame(of: index) ?? .zero }

  private static func layout(of section: CellModel, in size: CGSize) -> CollectionViewFlowLayout {
    let insets = DirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    guard case .grid(_, let columns) = section else {
      return CollectionViewFlowLayout(
        itemSize: CGSize(width: itemSide, height: itemSide), scrollDirection: .horizontal,
        sectionInset: insets)
    }
    let count = Double(max(columns, 1))
    let room = size.width - 2 * inset - (count - 1) * spacing
    return CollectionViewFlowLayout(
      itemSize: CGSize(width: max(room / count, 0), height: itemSide), sectionInset: insets)
  }
}
