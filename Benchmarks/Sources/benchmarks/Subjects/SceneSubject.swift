import Foundation
import ListLayout
import ListScreen

/// What scrolling a long list by one row costs: it follows the viewport and not the list.
///
/// One contest sets a list of a million rows against one of ten. In the others the rival walks over
/// the frames of all rows for those in sight, as a list without an index has to.
struct SceneSubject: Subject {
  static let name = "scene"
  static let summary = "Scene.scroll, a million rows against ten, and against a walk over all rows"

  private static let height = 50.0
  private static let viewport = CGSize(width: 414, height: 600)
  /// Five rows high, so that ten rows can be scrolled.
  private static let smallViewport = CGSize(width: 414, height: 250)

  func run(_ report: inout Report) {
    compareLengths(&report)
    compareWithWalk(&report)
  }

  private func compareLengths(_ report: inout Report) {
    for layout in Self.layouts {
      var contest = Contest("scroll by one row, \(layout.name), 5 in sight", tolerance: nil)
      for count in [10, 1_000, 1_000_000] {
        guard var scene = Self.scene(count, Self.smallViewport, layout.height) else { continue }
        // The same five steps, at the end of the list, where an index by walking is dearest.
        let start = max(Double(scene.largestOffset.y) - 5 * Self.height, 0)
        // One limit for all lengths: what follows the list makes the run fail.
        contest.add("\(count) rows", allocationLimit: layout.allocations) { number in
          scene.scroll(to: CGPoint(x: 0, y: start + Double(number % 5) * Self.height))
          return Double(scene.visible.count)
        }
      }
      report.run(contest)
    }
  }

  private static let layouts:
    [(name: String, height: CollectionLayoutDimension, allocations: Double)] = [
      ("rows of one height", .absolute(height), 40), ("measured rows", .estimated(height), 160),
    ]

  private func compareWithWalk(_ report: inout Report) {
    for count in [1_000, 1_000_000] {
      guard var scene = Self.scene(count, Self.viewport, .absolute(Self.height)) else { continue }
      var contest = Contest("scroll by one row, \(count) rows", tolerance: nil)
      contest.add("walk over all rows") { number in
        let offset = Double(number % (count - 20)) * Self.height
        var found = 0.0
        for row in 0..<count {
          let start = Double(row) * Self.height
          if start < offset + Self.viewport.height, start + Self.height > offset { found += 1 }
        }
        return found
      }
      contest.add("Scene.scroll") { number in
        let row = number % (count - 20)
        scene.scroll(to: CGPoint(x: 0, y: Double(row) * Self.height))
        return Double(scene.visible.count)
      }
      report.run(contest)
    }
  }

  private static func scene(
    _ count: Int, _ viewport: CGSize, _ height: CollectionLayoutDimension
  ) -> Scene? {
    try? Scene(LongList.screen(count, height: height), viewport: SceneViewport(size: viewport))
  }
}
