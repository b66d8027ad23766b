import Foundation
import ListLayout
import ListModel
import ListScreen

/// Where the items that a table row nests are, in pt from the row's corner.
struct NestedItemFrames {
  private let solution: FlowSectionSolution

  /// Solves the collection of a row in a table `width` pt wide.
  init(_ row: ListedRow, in section: CellModel, width: Double) {
    let size = CGSize(width: width, height: row.height)
    let arrangement: NestedCollection.Arrangement =
      if case .grid(_, let columns) = section {
        .grid(columns: WidthDependent(columns))
      } else {
        .row
      }
    solution = FlowSectionSolution(
      arrangement.layout(in: size), itemCount: section.items.count, container: size)
  }

  /// The frame of the item at `index`, nothing outside the row's items.
  subscript(index: Int) -> CGRect { solution.frame(of: index) ?? .zero }
}
