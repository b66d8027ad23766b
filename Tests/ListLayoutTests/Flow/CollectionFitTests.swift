import Foundation
import ListModel
import Testing
import _TestSupport

@testable import ListLayout

@Suite("The fit report of a table's collections")
struct CollectionFitTests {
  /// How many items stand in the first column of a sideways flow layout.
  private static func lines(in height: Double, _ items: CollectionFit.Items) -> Int {
    var layout = CollectionViewFlowLayout(
      itemSize: CGSize(width: 170, height: items.height), scrollDirection: .horizontal,
      sectionInset: DirectionalEdgeInsets(
        top: items.inset, leading: 0, bottom: items.inset, trailing: 0))
    layout.minimumInteritemSpacing = items.spacing
    let solution = FlowSectionSolution(
      layout, itemCount: 1000, container: CGSize(width: 414, height: height))
    return (0..<1000).prefix { solution.frame(of: $0)?.minX == 0 }.count
  }

  @Test(
    "of the table with cars says what flow layout does",
    arguments: [(340.0, 1), (355, 1), (356, 2), (360, 2), (535, 2), (536, 3), (170, 1)])
  func cars(height: Double, lines: Int) {
    #expect(Self.lines(in: height, .init()) == lines)
  }

  @Test("agrees with flow layout, over 2,000 random sizes")
  func agrees() {
    for seed in 0..<2000 {
      var random = SeededGenerator(seed: UInt64(seed))
      // Halves fit to the point often, which is where the two could differ.
      func halves(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random)) / 2
      }
      let items = CollectionFit.Items(
        height: halves(40...400), inset: halves(0...20), spacing: halves(0...40))
      let height = halves(0...2000)
      let fit = CollectionFit(sectionID: "s", rows: 2, rowHeight: height, items: items)
      // Flow layout gives an item a line even where it is higher than the room (flow rule F4).
      #expect(Self.lines(in: height, items) == max(fit.lines, 1), "seed \(seed)")
      #expect(fit.fits == (fit.needed <= height + 0.01), "seed \(seed)")
    }
  }
}
