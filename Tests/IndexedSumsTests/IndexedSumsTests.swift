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
    let alternating = IndexedSums(runs: (0..<20).map { (Double($0 % 2 + 1), .max) })
    #expect(alternating.count == IndexedSums.largestCount)
    #expect(IndexedSums(runs: [(1, .min), (2, -1)]).count == 0)
  }

  @Test("sums stay finite, and an offset in the largest of lists is found")
  func hugeExtents() throws {
    let sums = IndexedSums(repeating: .greatestFiniteMagnitude, count: .max)
    #expect(sums.extent(at: 0) == IndexedSums.largestExtent)
    #expect(sums.total.isFinite)
    #expect(sums.index(at: sums.total.nextDown) != nil)
    let tiny = IndexedSums(repeating: .leastNonzeroMagnitude, count: .max)
    let middle = try #require(tiny.index(at: tiny.total / 2))
    #expect(tiny.sum(before: middle) <= tiny.total / 2)
    #expect(tiny.sum(before: middle + 1) > tiny.total / 2)
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
    try #require(sums.flaw == nil, "seed \(seed)")
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

  @Test("a copy keeps what it had when the other changes")
  func copies() {
    let extents = (0..<5000).map { Double($0 % 7 + 1) }
    let sums = IndexedSums(extents)
    var changed = sums
    for index in stride(from: 0, to: 5000, by: 3) { changed.set(0.5, at: index) }
    changed.remove(1000..<4000)
    #expect(changed.flaw == nil)
    #expect(changed.count == 2000)
    #expect((0..<5000).allSatisfy { sums.extent(at: $0) == extents[$0] })
    #expect(sums.total == extents.reduce(0, +))
  }

  @Test(
    "a tree of some levels stays sound and right under edits", arguments: 0..<10 as Range<UInt64>)
  func deep(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func extent() -> Double { Double(Int.random(in: 0...900, using: &random)) / 8 }
    var naive = (0..<4000).map { _ in extent() }
    var sums = IndexedSums(naive)
    for edit in 0..<120 {
      let index = Int.random(in: 0...naive.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where index < naive.count:
        naive[index] = extent()
        sums.set(naive[index], at: index)
      case 1:
        let end = min(index + Int.random(in: 0...400, using: &random), naive.count)
        naive.removeSubrange(index..<end)
        sums.remove(index..<end)
      default:
        for _ in 0..<Int.random(in: 0...70, using: &random) {
          let new = extent()
          naive.insert(new, at: index)
          sums.insert(new, count: 1, at: index)
        }
      }
      try #require(sums.flaw == nil, "seed \(seed), edit \(edit)")
      // Eighths are summed without rounding.
      try #require(sums.total == naive.reduce(0, +), "seed \(seed), edit \(edit)")
    }
    var start = 0.0
    for (index, extent) in naive.enumerated() {
      try #require(sums.extent(at: index) == extent, "seed \(seed), entry \(index)")
      try #require(sums.sum(before: index) == start, "seed \(seed), entry \(index)")
      start += extent
    }
    while sums.count > 0 {
      let index = Int.random(in: 0..<sums.count, using: &random)
      sums.remove(index..<min(index + 150, sums.count))
      try #require(sums.flaw == nil, "seed \(seed), \(sums.count) left")
    }
    #expect(sums.total == 0)
  }

  @Test(
    "sums never fall, and the entry found is the one whose span holds the offset",
    arguments: 0..<20 as Range<UInt64>)
  func exactness(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Extents of all magnitudes, so that small ones drown in the sum of large ones.
    var sums = IndexedSums(
      (0..<600).map { _ in
        Double.random(in: 0...1, using: &random)
          * [1, 1e-12, 1e9, 1.0 / 3][Int.random(in: 0..<4, using: &random)]
      })
    sums.insert(1e-13, count: 1_000_000_000, at: 300)
    let places = (0...700).map { $0 < 350 ? $0 : sums.count - 700 + $0 }
    for index in places {
      let start = sums.sum(before: index)
      try #require(start <= sums.sum(before: index + 1), "seed \(seed), entry \(index)")
      for offset in [start.nextDown, start, start.nextUp] {
        guard let found = sums.index(at: offset) else {
          try #require(!(offset >= 0 && offset < sums.total), "seed \(seed), offset \(offset)")
          continue
        }
        try #require(sums.sum(before: found) <= offset, "seed \(seed), offset \(offset)")
        try #require(sums.sum(before: found + 1) > offset, "seed \(seed), offset \(offset)")
      }
    }
    #expect(sums.sum(before: sums.count) == sums.total)
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
