/// A long list of extents that knows where each one starts.
///
/// Neighbours of equal extent are kept as one run, so a million equal rows are one node, and a
/// changed row splits its run in three. The runs stand in a balanced tree (a treap whose
/// priorities come from a fixed sequence, so that equal edits give equal trees) in which every
/// node holds the count and the sum of its subtree.
///
/// ```swift
/// var rows = IndexedSums(repeating: 50, count: 1_000_000)
/// rows.set(180, at: 3)
/// rows.sum(before: 4)       // 330
/// rows.index(at: 330)       // 4
/// ```
///
/// Sums are added up afresh along the path of a change, never corrected by a difference: they do
/// not drift however often extents change. What remains is the rounding of one summation, at most
/// about `log2(runs)` units in the last place.
///
/// Extents are finite and not negative: anything else counts as 0.
package struct IndexedSums: Sendable {
  var tree = RunTree()
  var root: RunTree.Reference = RunTree.none

  package init() {}

  /// Creates `count` entries of one extent.
  package init(repeating extent: Double, count: Int) {
    insert(extent, count: count, at: 0)
  }

  /// Creates one entry for each extent, in order.
  ///
  /// - Complexity: O(n).
  package init(_ extents: some Sequence<Double>) {
    self.init(runs: extents.lazy.map { (extent: $0, count: 1) })
  }

  /// Creates the entries of consecutive runs; runs of no entries are left out.
  ///
  /// - Complexity: O(number of runs).
  package init(runs: some Sequence<(extent: Double, count: Int)>) {
    var merged: [(extent: Double, count: Int)] = []
    for run in runs where run.count > 0 {
      let extent = Self.usable(run.extent)
      if let last = merged.last, last.extent == extent {
        merged[merged.count - 1].count = Self.clampedSum(last.count, run.count)
      } else {
        merged.append((extent, run.count))
      }
    }
    root = tree.build(merged)
  }

  /// The number of entries.
  package var count: Int { tree.count(root) }

  /// The sum of all extents.
  package var total: Double { tree.sum(root) }

  /// The number of runs of equal extents held, for tests and memory accounts.
  package var runCount: Int { tree.liveNodes }

  /// The extent at `index`, or nil outside `0..<count`.
  ///
  /// - Complexity: O(log runs).
  package func extent(at index: Int) -> Double? {
    guard index >= 0, index < count else { return nil }
    return tree.extent(at: index, in: root)
  }

  /// The sum of the extents before `index`; an index outside `0...count` counts as the nearer end.
  ///
  /// - Complexity: O(log runs).
  package func sum(before index: Int) -> Double {
    tree.sum(before: min(max(index, 0), count), in: root)
  }

  /// The entry whose span `start..<end` holds `offset`, or nil outside `0..<total`.
  ///
  /// An entry without extent holds nothing.
  ///
  /// - Complexity: O(log runs).
  package func index(at offset: Double) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    return tree.index(at: offset, in: root)
  }

  /// Changes the extent at `index`; an index outside `0..<count` changes nothing.
  ///
  /// - Complexity: O(log runs).
  package mutating func set(_ extent: Double, at index: Int) {
    guard let old = self.extent(at: index), old != Self.usable(extent) else { return }
    replace(index..<index + 1, with: extent, count: 1)
  }

  /// Inserts `newCount` entries of one extent before `index`, which is clamped to `0...count`.
  ///
  /// - Complexity: O(log runs).
  package mutating func insert(_ extent: Double, count newCount: Int, at index: Int) {
    let index = min(max(index, 0), count)
    replace(index..<index, with: extent, count: newCount)
  }

  /// Removes the entries of `range`, which is clamped to `0..<count`.
  ///
  /// - Complexity: O(log runs + runs removed).
  package mutating func remove(_ range: Range<Int>) {
    replace(range.clamped(to: 0..<count), with: 0, count: 0)
  }

  /// Puts one run in place of `range`, joined with neighbours of the same extent.
  private mutating func replace(_ range: Range<Int>, with extent: Double, count newCount: Int) {
    let extent = Self.usable(extent)
    let room = Self.largestCount - (count - range.count)
    var run = (extent: extent, count: min(max(newCount, 0), room))
    let (head, rest) = tree.split(root, at: range.lowerBound)
    let (gone, tail) = tree.split(rest, at: range.count)
    tree.free(gone)
    var before = head
    var after = tail
    if run.count > 0 {
      if let last = tree.lastRun(before), last.extent == extent {
        before = tree.dropLastRun(before)
        run.count += last.count
      }
      if let first = tree.firstRun(after), first.extent == extent {
        after = tree.dropFirstRun(after)
        run.count += first.count
      }
      before = tree.join(before, tree.make(run.extent, run.count))
    } else if let last = tree.lastRun(before), let first = tree.firstRun(after),
      last.extent == first.extent
    {
      before = tree.dropLastRun(before)
      after = tree.dropFirstRun(after)
      before = tree.join(before, tree.make(last.extent, last.count + first.count))
    }
    root = tree.join(before, after)
  }

  /// More entries than any list needs, and few enough that sums of counts never overflow.
  package static let largestCount = 1 << 60

  private static func clampedSum(_ a: Int, _ b: Int) -> Int {
    min(min(a, largestCount) + min(b, largestCount), largestCount)
  }

  private static func usable(_ extent: Double) -> Double {
    extent.isFinite && extent > 0 ? extent : 0
  }
}
