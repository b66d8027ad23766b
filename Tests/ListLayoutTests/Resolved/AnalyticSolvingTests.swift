import Foundation
import ListLayout
import Testing

@Suite("Solving by arithmetic")
struct AnalyticSolvingTests {
  @Test(
    "The last of a great many items is found at once",
    arguments: [
      10, 1_000, 1_000_000_000, Int.max,
    ])
  func lastItem(count: Int) throws {
    let layout = try Layouts.layout([(Layouts.grid(columns: 4, height: 80), count)])
    let last = LayoutIndexPath(section: 0, item: count - 1)
    let frame = try #require(layout.frame(of: last))
    #expect(frame.minX == CGFloat(((count - 1) % 4) * 80))
    #expect(frame.minY == CGFloat((count - 1) / 4) * 80)
    #expect(layout.frame(of: LayoutIndexPath(section: 0, item: -1)) == nil)
    if count < .max {
      #expect(layout.frame(of: LayoutIndexPath(section: 0, item: count)) == nil)
      #expect(layout.indexPath(at: CGPoint(x: frame.midX, y: frame.midY)) == last)
    }
  }

  @Test("A change in one of a thousand sections solves that one anew")
  func invalidation() throws {
    let sections = (0..<1_000).map { _ in (Layouts.grid(columns: 4, height: 80), 20) }
    var layout = try Layouts.layout(sections)
    let solved = layout.solvedSections
    let before = try #require(layout.frame(of: LayoutIndexPath(section: 999, item: 0)))
    try layout.insertItems(10, at: LayoutIndexPath(section: 500, item: 3))
    #expect(layout.solvedSections - solved == 1)
    #expect(layout.itemCount(inSection: 500) == 30)
    let after = try #require(layout.frame(of: LayoutIndexPath(section: 999, item: 0)))
    #expect(after.minY - before.minY == 240.0)
    try layout.removeItems(5..<1_000, inSection: 500)
    #expect(layout.itemCount(inSection: 500) == 5)
    #expect(layout.solvedSections - solved == 2)
  }

  @Test("Inserted items move the answers of those behind them")
  func answersMove() throws {
    var layout = try Layouts.layout([(Layouts.list(estimated: 44), 100)])
    try layout.setMeasured(MeasuredSize(height: 60), of: .item(10, section: 0))
    try layout.insertItems(5, at: LayoutIndexPath(section: 0, item: 8))
    #expect(layout.frame(of: LayoutIndexPath(section: 0, item: 15))?.height == 60)
    #expect(layout.frame(of: LayoutIndexPath(section: 0, item: 10))?.height == 44)
    try layout.removeItems(0..<10, inSection: 0)
    #expect(layout.frame(of: LayoutIndexPath(section: 0, item: 5))?.height == 60)
  }

  @Test("Items come in without end, and nothing overflows")
  func endlessInsertion() throws {
    var flow = CollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 44)
    var layout = try ResolvedLayout(
      sections: [
        .init(itemCount: 10, layout: .flow(flow)),
        .init(itemCount: 10, layout: .compositional(Layouts.list(estimated: 44))),
      ], environment: CollectionLayoutEnvironment(width: 320, height: 480))
    for section in 0..<2 {
      try layout.setMeasured(MeasuredSize(width: 320, height: 60), of: .item(5, section: section))
      try layout.insertItems(.max, at: LayoutIndexPath(section: section, item: 0))
      #expect(layout.itemCount(inSection: section) == .max)
      #expect(layout.frame(of: LayoutIndexPath(section: section, item: .max - 1)) != nil)
    }
  }

  @Test("The section provider is asked again when the environment changes")
  func provider() throws {
    let layout = CollectionViewCompositionalLayout { _, environment in
      Layouts.grid(columns: environment.container.contentSize.width > 400 ? 8 : 4, height: 80)
    }
    let upright = CollectionLayoutEnvironment(width: 320, height: 480)
    let turned = CollectionLayoutEnvironment(width: 480, height: 320)
    var page = try layout.resolve(itemCounts: [16, 16], in: upright)
    #expect(page.contentSize == CGSize(width: 320, height: 640))
    page.contentOffset.y = 100
    page = try layout.resolve(page, in: turned)
    #expect(page.contentSize == CGSize(width: 480, height: 320))
    #expect(page.contentOffset.y == 100)
    #expect(page.itemCount(inSection: 1) == 16)
    let none = CollectionViewCompositionalLayout { section, _ in
      section == 0 ? Layouts.grid(columns: 1, height: 1) : nil
    }
    #expect(throws: LayoutError.self) { try none.resolve(itemCounts: [1, 1], in: upright) }
  }

  @Test("A resolved value may be used from many tasks at once")
  func concurrentUse() async throws {
    var layout = try Layouts.layout([
      (Layouts.grid(columns: 3, height: 80), 1_000_000), (Layouts.list(estimated: 44), 1_000),
    ])
    try layout.setMeasured(MeasuredSize(height: 90), of: .item(7, section: 1))
    let shared = layout
    let expected = shared.elements(in: CGRect(x: 0, y: 5_000, width: 320, height: 480))
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          var own = shared
          own.contentOffset.y = CGFloat(task)
          _ = try? own.setMeasured(
            MeasuredSize(height: Double(task)), of: .item(task, section: 1))
          return shared.elements(in: CGRect(x: 0, y: 5_000, width: 320, height: 480)) == expected
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
