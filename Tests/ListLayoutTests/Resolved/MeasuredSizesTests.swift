import Foundation
import ListLayout
import Testing
import _TestSupport

@Suite("Measured sizes")
struct MeasuredSizesTests {
  @Test("An answer moves what follows and keeps what precedes")
  func following() throws {
    var layout = try Layouts.layout([(Layouts.list(estimated: 44, spacing: 3), 200)])
    let before = (0..<200).map { layout.frame(of: LayoutIndexPath(section: 0, item: $0)) }
    let change = try layout.setMeasured(MeasuredSize(height: 100), of: .item(90, section: 0))
    #expect(change.movedAnything)
    for item in 0..<200 {
      let frame = try #require(layout.frame(of: LayoutIndexPath(section: 0, item: item)))
      let old = try #require(before[item])
      #expect(frame.minY - old.minY == (item > 90 ? 56 : 0))
      #expect(frame.height == (item == 90 ? 100 : 44))
    }
    #expect(layout.contentSize.height == 9_453.0)
  }

  @Test(
    "The reported adjustment keeps the reader's place",
    arguments: [
      (offset: 0.0, item: 3, adjustment: 0.0),
      (offset: 1_000.0, item: 3, adjustment: 56),
      (offset: 1_000.0, item: 60, adjustment: 0),
      // The row at the top of the screen grows downwards.
      (offset: 1_000.0, item: 21, adjustment: 0),
      (offset: 1_000.0, item: 20, adjustment: 56),
    ])
  func adjustment(offset: Double, item: Int, adjustment: Double) throws {
    var layout = try Layouts.layout([(Layouts.list(estimated: 44, spacing: 3), 200)])
    layout.contentOffset.y = offset
    let change = try layout.setMeasured(MeasuredSize(height: 100), of: .item(item, section: 0))
    #expect(change.contentOffsetAdjustment == CGPoint(x: 0, y: adjustment))
  }

  @Test("A header's answer moves its section, and the reader's place with it")
  func header() throws {
    var section = Layouts.grid(columns: 1, height: 50)
    section.boundarySupplementaryItems = [
      .init(
        elementKind: "header",
        layoutSize: Layouts.size(.fractionalWidth(1), .estimated(30)), alignment: .top)
    ]
    var layout = try Layouts.layout([(section, 20), (section, 20)])
    layout.contentOffset.y = 1_200
    let change = try layout.setMeasured(
      MeasuredSize(height: 45), of: .section(kind: "header", section: 0))
    #expect(change.contentOffsetAdjustment.y == 15)
    #expect(layout.frame(of: LayoutIndexPath(section: 1, item: 0))?.minY == 1_075.0)
    let none = try layout.setMeasured(
      MeasuredSize(height: 45), of: .section(kind: "footer", section: 0))
    #expect(!none.movedAnything)
  }

  /// Answers one at a time, in any order and taken back, come to the same as all at once.
  @Test("Answers one by one equal answers at once", arguments: 0..<100)
  func oneByOne(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let section = [
      Layouts.list(estimated: 44, spacing: 2), grid, chips, column,
    ][Int.random(in: 0..<4, using: &random)]
    let count = Int.random(in: 1...50, using: &random)
    var step = try Layouts.layout([(section, count)])
    var answers: [LayoutIndexPath: MeasuredSize] = [:]
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let path = LayoutIndexPath(section: 0, item: Int.random(in: 0..<count, using: &random))
      let size: MeasuredSize? =
        Int.random(in: 0..<5, using: &random) == 0
        ? nil
        : MeasuredSize(
          width: Double.random(in: 10...200, using: &random).rounded(),
          height: Double.random(in: 0...120, using: &random).rounded())
      answers[path] = size
      try step.setMeasured(size, of: .item(path))
    }
    let whole = try ResolvedLayout(
      sections: [.init(itemCount: count, layout: .compositional(section))],
      environment: step.environment, measured: LayoutMeasurements(items: answers))
    #expect(close(step.contentSize, whole.contentSize), "seed \(seed)")
    for item in 0..<count {
      let path = LayoutIndexPath(section: 0, item: item)
      let (a, b) = (try #require(step.frame(of: path)), try #require(whole.frame(of: path)))
      #expect(close(a.origin, b.origin) && a.size == b.size, "seed \(seed), item \(item)")
      guard a.width > 1, a.height > 1 else { continue }
      #expect(
        step.elements(in: CGRect(x: a.midX, y: a.midY, width: 0.5, height: 0.5))
          .contains { $0.element == .item(path) }, "seed \(seed), item \(item)")
    }
  }

  private func close(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  private func close(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01
  }

  private var grid: CollectionLayoutSection {
    CollectionLayoutSection(
      group: Layouts.row(.estimated(50), [Layouts.item(.fractionalWidth(1.0 / 3), .estimated(50))]))
  }

  private var chips: CollectionLayoutSection {
    var row = Layouts.row(.absolute(32), [Layouts.item(.estimated(80), .fractionalHeight(1))])
    row.interItemSpacing = .fixed(8)
    return CollectionLayoutSection(group: row, interGroupSpacing: 6)
  }

  private var column: CollectionLayoutSection {
    CollectionLayoutSection(
      group: .vertical(
        layoutSize: Layouts.size(.fractionalWidth(1), .estimated(90)),
        subitems: [
          Layouts.item(.fractionalWidth(1), .estimated(30)),
          Layouts.item(.fractionalWidth(1), .absolute(20)),
        ]))
  }

  @Test("A long list takes an answer for every row")
  func manyAnswers() throws {
    let count = 5_000
    var layout = try Layouts.layout([(Layouts.list(estimated: 44), 1_000_000)])
    for item in 0..<count {
      try layout.setMeasured(
        MeasuredSize(height: 30 + Double(item % 7)), of: .item(item, section: 0))
    }
    let sum = (0..<count).reduce(0.0) { $0 + 30 + Double($1 % 7) }
    #expect(layout.frame(of: LayoutIndexPath(section: 0, item: count))?.minY == CGFloat(sum))
    #expect(layout.contentSize.height == CGFloat(sum + Double(1_000_000 - count) * 44))
    #expect(layout.indexPath(at: CGPoint(x: 5, y: sum - 1))?.item == count - 1)
    #expect(layout.indexPath(at: CGPoint(x: 5, y: sum + 1))?.item == count)
  }

  @Test(
    "An answer that is no length counts as none",
    arguments: [
      .nan, .infinity, -1, 1e300,
    ] as [Double])
  func unusable(length: Double) throws {
    var layout = try Layouts.layout([(Layouts.list(estimated: 44), 3)])
    let change = try layout.setMeasured(
      MeasuredSize(width: length, height: length), of: .item(1, section: 0))
    #expect(!change.movedAnything)
    #expect(layout.contentSize.height == 132)
  }
}
