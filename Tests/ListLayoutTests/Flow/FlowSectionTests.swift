import Foundation
import Testing
import _TestSupport

@testable import ListLayout

/// A section as the naive reference and the solver under test both take it.
struct FlowSample: Sendable {
  var layout = CollectionViewFlowLayout()
  var count: Int
  var container: CGSize
  var measured: [Int: CGSize] = [:]
  var mean: CGSize?

  var solution: FlowSectionSolution {
    FlowSectionSolution(
      layout, itemCount: count, container: container, measured: measured, mean: mean)
  }
}

extension FlowSample {
  /// Few distinct figures, so that fits to the last point, equal neighbours and ties come up often.
  static func random(_ seed: UInt64) -> FlowSample {
    var random = SeededGenerator(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    let lengths = [0.0, 10, 10.5, 33.3333, 40, 55, 100, 160, 400]
    func size() -> CGSize { CGSize(width: pick(lengths), height: pick(lengths)) }
    var sample = FlowSample(
      count: Int.random(in: 0...14, using: &random),
      container: CGSize(width: pick([0.0, 100, 177, 320]), height: pick([90.0, 320])))
    sample.layout.scrollDirection = pick([.vertical, .horizontal])
    sample.layout.minimumLineSpacing = pick([0, 4, 10, -5, -60])
    sample.layout.minimumInteritemSpacing = pick([0, 7, 10, -5])
    sample.layout.sectionInset = pick([
      .zero, DirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11),
    ])
    sample.layout.headerReferenceSize = pick([.zero, CGSize(width: 20, height: 30)])
    sample.layout.footerReferenceSize = pick([.zero, CGSize(width: 9, height: 8)])
    sample.layout.itemSize = pick([nil, size()])
    let kind = Int.random(in: 0..<4, using: &random)
    if kind == 1 {
      sample.layout.itemSizes = (0..<Int.random(in: 0...16, using: &random)).map { _ in size() }
    }
    if kind >= 2 {
      sample.layout.estimatedItemSize = size()
      if kind == 3 { sample.layout.itemSize = nil }
      for item in 0..<sample.count where Bool.random(using: &random) {
        sample.measured[item] = size()
      }
      sample.mean = pick([nil, size()])
    }
    return sample
  }
}

@Suite("A flow section")
struct FlowSectionTests {
  private static let plane = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  @Test("lies as placing item after item says, over 2,000 random sections")
  func agreesWithNaive() {
    for seed in 0..<2000 {
      let sample = FlowSample.random(UInt64(seed))
      let naive = NaiveFlow(sample)
      let solution = sample.solution
      #expect(abs(solution.extent - naive.extent) < 1e-6, "seed \(seed)")
      #expect((solution.headerFrame ?? .null).isNear(naive.header ?? .null), "seed \(seed)")
      #expect((solution.footerFrame ?? .null).isNear(naive.footer ?? .null), "seed \(seed)")
      for item in 0..<sample.count {
        let frame = solution.frame(of: item) ?? .null
        #expect(frame.isNear(naive.frames[item]), "seed \(seed), item \(item)")
      }
    }
  }

  @Test("finds in a rect what walking all items finds, over 2,000 random sections")
  func findsAll() {
    for seed in 0..<2000 {
      var random = SeededGenerator(seed: UInt64(seed) &+ 77)
      let sample = FlowSample.random(UInt64(seed))
      let solution = sample.solution
      let rect = CGRect(
        x: .random(in: -50...300, using: &random), y: .random(in: -50...600, using: &random),
        width: .random(in: 0...200, using: &random), height: .random(in: 0...200, using: &random))
      let frames = (0..<sample.count).map { solution.frame(of: $0) ?? .null }
      let all = frames.indices.filter { frames[$0].sharesArea(with: rect) }
      var found: [Int] = []
      solution.visitItems(in: rect) { item, frame in
        #expect(frame == frames[item], "seed \(seed), item \(item)")
        if frame.sharesArea(with: rect) { found.append(item) }
        return true
      }
      #expect(found == all, "seed \(seed)")
    }
  }

  @Test("of a billion equal items is arithmetic")
  func billion() throws {
    let count = 1_000_000_000
    var layout = CollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 60))
    layout.minimumInteritemSpacing = 5
    let sample = FlowSample(
      layout: layout, count: count, container: CGSize(width: 380, height: 600))
    let solution = sample.solution
    #expect(solution.lines.blocks.count <= 2)
    #expect(
      solution.frame(of: count - 1)
        == CGRect(x: 0, y: 70.0 * 333_333_333, width: 100, height: 60))
    #expect(solution.extent == 70.0 * 333_333_333 + 60)
    #expect(solution.frame(of: count) == nil)
    #expect(solution.frame(of: -1) == nil)
    var found: [Int] = []
    solution.visitItems(in: CGRect(x: 130, y: 7_000_000, width: 120, height: 65)) {
      if $1.sharesArea(with: CGRect(x: 130, y: 7_000_000, width: 120, height: 65)) {
        found.append($0)
      }
      return true
    }
    #expect(found == [300_001])
  }

  @Test("finds nothing in a billion items without height, and at once")
  func withoutHeight() {
    var layout = CollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 0))
    layout.minimumLineSpacing = 0
    let solution = FlowSectionSolution(
      layout, itemCount: 1_000_000_000, container: CGSize(width: 320, height: 480))
    solution.visitItems(in: Self.plane) { item, _ in
      Issue.record("found \(item)")
      return true
    }
  }

  @Test("keeps what was not measured as one run, however much it is")
  func sparseMeasures() throws {
    var layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let sample = FlowSample(
      layout: layout, count: 1_000_000_000, container: CGSize(width: 320, height: 480),
      measured: [2: CGSize(width: 320, height: 100), 500_000_000: CGSize(width: 320, height: 80)],
      mean: CGSize(width: 320, height: 90))
    let solution = sample.solution
    #expect(solution.lines.blocks.count < 8)
    #expect(solution.frame(of: 3)?.minY == 310)
    #expect(solution.extent == 99_999_999_990)
  }

  @Test(
    "is a layout for any figures, with finite frames",
    arguments: [
      Double.nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300, .leastNonzeroMagnitude,
    ])
  func anyFigures(figure: Double) {
    let size = CGSize(width: figure, height: figure)
    for spacing in [figure, 0, -50] {
      for direction in ScrollDirection.allCases {
        for inset in [figure, 0] {
          var layout = CollectionViewFlowLayout(itemSize: size, scrollDirection: direction)
          layout.minimumLineSpacing = spacing
          layout.minimumInteritemSpacing = spacing
          layout.sectionInset = DirectionalEdgeInsets(
            top: inset, leading: inset, bottom: inset, trailing: inset)
          layout.headerReferenceSize = size
          for container in [size, CGSize(width: 320, height: 480)] {
            let sample = FlowSample(layout: layout, count: 1000, container: container)
            let solution = sample.solution
            #expect(solution.extent.isFinite && solution.extent >= 0)
            for item in [0, 1, 999] {
              let frame = solution.frame(of: item) ?? .null
              #expect(frame.minX.isFinite && frame.maxX.isFinite)
              #expect(frame.minY.isFinite && frame.maxY.isFinite)
            }
            var visited = 0
            solution.visitItems(in: Self.plane) { _, _ in
              visited += 1
              return visited < 10
            }
            #expect(visited <= 10)
          }
        }
      }
    }
  }
}

extension CGRect {
  /// Overlap needs area; touching is not enough.
  func sharesArea(with other: CGRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  func isNear(_ other: CGRect, within tolerance: Double = 1e-6) -> Bool {
    self == other
      || abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
        && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}
