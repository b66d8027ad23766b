import IndexedSums
import Testing
import _TestSupport

@Suite("Indexed sums")
struct IndexedSumsTests {
  @Test("a million equal entries are one run, and one changed splits it in three")
  func runs() {
    var sums = IndexedSums(repeating: 50, count: 1_000_000)
    #expect(sums.runCount == 1)
    #expect(sums.total == 50_000_000)
    sums.set(180, at: 3)
    #expect(sums.runCount == 3)
    #expect(sums.sum(before: 4) == 330)
    #expect(sums.index(at: 329.5) == 3)
    #expect(sums.index(at: 330) == 4)
    sums.set(50, at: 3)
    #expect(sums.runCount == 1)
    #expect(sums.total == 50_000_000)
  }

  @Test(
    "an extent that is none counts as 0",
    arguments: [-1, .nan, .infinity, -.infinity, -0.0] as [Double])
  func unusable(extent: Double) {
    var sums = IndexedSums([10, extent, 10])
    #expect(sums.total == 20)
    sums.set(extent, at: 0)
    #expect(sums.total == 10)
    #expect(sums.index(at: 0) == 2)
  }

  @Test("questions outside answer nil or the nearer end")
  func outside() {
    let sums = IndexedSums([10, 20])
    #expect(sums.extent(at: -1) == nil)
    #expect(sums.extent(at: 2) == nil)
    #expect(sums.sum(before: -5) == 0)
    #expect(sums.sum(before: .max) == 30)
    #expect(sums.index(at: -0.1) == nil)
    #expect(sums.index(at: 30) == nil)
    #expect(sums.index(at: .nan) == nil)
    #expect(IndexedSums().index(at: 0) == nil)
  }

  @Test("counts never overflow")
  func hugeCounts() {
    var sums = IndexedSums(repeating: 1, count: .max)
    sums.insert(2, count: .max, at: 5)
    #expect(sums.count == IndexedSums.largestCount)
    #expect(IndexedSums(runs: [(1, .max), (1, .max)]).count == IndexedSums.largestCount)
  }

  @Test("agrees with adding up one by one after any edits", arguments: 0..<20)
  func naive(block: Int) throws {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var random = SeededGenerator(seed: seed)
      // Few different extents, so that runs join and split; thirds, so that sums round.
      func extent() -> Double { Double(Int.random(in: 0...3, using: &random)) * 50 / 3 }
      var naive = (0..<Int.random(in: 0...20, using: &random)).map { _ in extent() }
      var sums = IndexedSums(naive)
      for _ in 0..<12 {
        let index = Int.random(in: 0...naive.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where index < naive.count:
          naive[index] = extent()
          sums.set(naive[index], at: index)
        case 1:
          let (value, count) = (extent(), Int.random(in: 0...4, using: &random))
          naive.insert(contentsOf: repeatElement(value, count: count), at: index)
          sums.insert(value, count: count, at: index)
        default:
          let end = Int.random(in: index...naive.count, using: &random)
          naive.removeSubrange(index..<end)
          sums.remove(index..<end)
        }
        try check(sums, naive, seed)
      }
    }
  }

  private func check(_ sums: IndexedSums, _ naive: [Double], _ seed: UInt64) throws {
    try #require(sums.count == naive.count, "seed \(seed)")
    var start = 0.0
    for (index, extent) in naive.enumerated() {
      try #require(sums.extent(at: index) == extent, "seed \(seed), entry \(index)")
      try #require(abs(sums.sum(before: index) - start) < 1e-9, "seed \(seed), entry \(index)")
      if extent > 0 {
        try #require(sums.index(at: start + extent / 2) == index, "seed \(seed), entry \(index)")
      }
      start += extent
    }
    try #require(abs(sums.total - start) < 1e-9, "seed \(seed)")
    let runs = zip(naive, naive.dropFirst()).count { $0 != $1 } + (naive.isEmpty ? 0 : 1)
    try #require(sums.runCount == runs, "seed \(seed)")
  }

  @Test("twenty thousand changes leave no drift")
  func drift() {
    var random = SeededGenerator(seed: 7)
    var sums = IndexedSums(repeating: 0.1, count: 1000)
    for _ in 0..<20_000 {
      sums.set(
        Double.random(in: 0...1e6, using: &random), at: Int.random(in: 0..<1000, using: &random))
    }
    for index in 0..<1000 { sums.set(0.25, at: index) }
    #expect(sums.total == 250)
    #expect(sums.runCount == 1)
  }
}
