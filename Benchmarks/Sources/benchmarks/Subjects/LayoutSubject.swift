import Foundation
import ListLayout

/// Preparing and asking layouts of ten to a billion items, and measured cells by the million.
///
/// Peers: a solver that walks all items and keeps their frames, and the floor of copying the frames
/// of an answer that is there already.
struct LayoutSubject: Subject {
  static let name = "layout"
  static let summary = "ResolvedLayout against a walk over all items and a copy of the answer"

  private static let sizes = [10, 1_000, 1_000_000, 1_000_000_000]
  /// More than these are not walked.
  private static let mostWalked = 1_000_000

  func run(_ report: inout Report) {
    for page in LayoutPage.all {
      report.run(preparing(page))
      memoryOfPreparing(page, &report)
      for count in Self.sizes {
        report.run(frames(page, count))
        report.run(elements(page, count))
      }
    }
    report.run(answers())
    report.run(offsets())
    memoryOfAnswers(&report)
  }

  /// The first contender is ours at ten items: a billion should cost the same.
  private func preparing(_ page: LayoutPage) -> Contest {
    var contest = Contest("prepare \(page.name)", tolerance: nil)
    for count in Self.sizes {
      contest.add("ResolvedLayout, \(count) items") { _ in
        (try? page.layout(count)).map { Double($0.contentSize.height) } ?? -1
      }
    }
    for count in Self.sizes where count <= Self.mostWalked {
      contest.add("walk, \(count) items") { _ in
        ItemWalk(page, count).frames.last.map { Double($0.maxY) } ?? -1
      }
    }
    return contest
  }

  private func frames(_ page: LayoutPage, _ count: Int) -> Contest {
    var contest = Contest("frame(of:), \(page.name), \(count) items", tolerance: 0.01)
    if count <= Self.mostWalked {
      let walk = ItemWalk(page, count)
      contest.add("frames in an array") { number in
        walk.frames[number &* 7_368_787 % walk.frames.count].minY
      }
    }
    guard let layout = try? page.layout(count) else { return contest }
    let paths = ItemPaths(layout)
    contest.add("ResolvedLayout") { number in
      layout.frame(of: paths[number &* 7_368_787]).map { Double($0.minY) } ?? -1
    }
    return contest
  }

  /// A screenful at places all over the content.
  private func elements(_ page: LayoutPage, _ count: Int) -> Contest {
    var contest = Contest("elements(in: viewport), \(page.name), \(count) items")
    guard let layout = try? page.layout(count) else { return contest }
    let span = max(layout.contentSize.height - 896, 1)
    func viewport(_ number: Int) -> CGRect {
      let y = CGFloat(number &* 7_368_787 % 1_000) / 1_000 * span
      return CGRect(x: 0, y: y.rounded(), width: 414, height: 896)
    }
    let ready = (0..<1_000).map { number in
      layout.elements(in: viewport(number)).map(\.frame)
    }
    contest.add("copy of the answer's frames") { number in
      var copy: [CGRect] = []
      copy.reserveCapacity(ready[number % 1_000].count)
      for frame in ready[number % 1_000] { copy.append(frame) }
      return Double(copy.count)
    }
    contest.add("ResolvedLayout") { number in
      Double(layout.elements(in: viewport(number)).count)
    }
    if count <= Self.mostWalked, !page.isSideways {
      let walk = ItemWalk(page, count)
      contest.add("scan over all frames") { number in
        let rect = viewport(number)
        return Double(walk.frames.count { $0.intersects(rect) })
      }
    }
    return contest
  }

  // MARK: Measured cells

  private func answers() -> Contest {
    let count = 1_000_000
    var contest = Contest("setMeasured(_:of:) then contentSize, \(count) rows", tolerance: 0.01)
    // Every call answers otherwise than the one before for the same row, or nothing would change.
    var heights = [Double](repeating: 44, count: count)
    var walked = 0
    contest.add("array of heights, sum") { number in
      walked += 1
      heights[number &* 7_368_787 % count] = Double(walked % 97) + 20
      return heights.reduce(0, +)
    }
    guard var layout = try? LayoutPage.list.layout(count) else { return contest }
    var asked = 0
    contest.add("ResolvedLayout") { number in
      asked += 1
      _ = try? layout.setMeasured(
        MeasuredSize(height: Double(asked % 97) + 20),
        of: .item(number &* 7_368_787 % count, section: 0))
      return layout.contentSize.height
    }
    return contest
  }

  private func offsets() -> Contest {
    let count = 1_000_000
    var contest = Contest("indexPath(at:), \(count) measured rows")
    let heights = (0..<count).map { Double($0 % 97) + 20 }
    var starts = heights
    var start = 0.0
    for index in starts.indices {
      starts[index] = start
      start += heights[index]
    }
    let end = start
    func offset(_ number: Int) -> Double {
      (Double(number &* 7_368_787 % 1_000_000) / 1_000_000 * (end - 100)).rounded() + 0.25
    }
    contest.add("scan over heights") { number in
      let wanted = offset(number)
      var start = 0.0
      for (index, height) in heights.enumerated() {
        start += height
        if wanted < start { return Double(index) }
      }
      return -1
    }
    contest.add("binary search over ready starts") { number in
      let wanted = offset(number)
      var low = 0
      var high = starts.count
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] <= wanted { low = middle + 1 } else { high = middle }
      }
      return Double(low - 1)
    }
    guard let layout = Self.measured(count) else { return contest }
    contest.add("ResolvedLayout") { number in
      Double(layout.indexPath(at: CGPoint(x: 1, y: offset(number)))?.item ?? -1)
    }
    return contest
  }

  private static func measured(_ count: Int) -> ResolvedLayout? {
    guard var layout = try? LayoutPage.list.layout(count) else { return nil }
    for item in 0..<count {
      _ = try? layout.setMeasured(
        MeasuredSize(height: Double(item % 97) + 20), of: .item(item, section: 0))
    }
    return layout
  }

  private func memoryOfPreparing(_ page: LayoutPage, _ report: inout Report) {
    report.show(
      "prepared \(page.name)", parts: 1,
      Self.sizes.map { count in
        ("\(count) items", MemoryUse.of { try? page.layout(count) }.use)
      })
  }

  private func memoryOfAnswers(_ report: inout Report) {
    let count = 1_000_000
    report.show(
      "a list of \(count) rows", parts: count,
      [
        ("none measured", MemoryUse.of { try? LayoutPage.list.layout(count) }.use),
        ("all measured", MemoryUse.of { Self.measured(count) }.use),
      ])
  }
}

/// Items of a layout, numbered through all sections.
private struct ItemPaths {
  private let counts: [Int]
  private let total: Int

  init(_ layout: ResolvedLayout) {
    counts = (0..<layout.sectionCount).map(layout.itemCount(inSection:))
    total = counts.reduce(0, +)
  }

  subscript(number: Int) -> LayoutIndexPath {
    var item = abs(number % total)
    for (section, count) in counts.enumerated() {
      if item < count { return LayoutIndexPath(section: section, item: item) }
      item -= count
    }
    return LayoutIndexPath(section: 0, item: 0)
  }
}
