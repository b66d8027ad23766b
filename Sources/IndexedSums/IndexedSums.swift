/// A long list of extents that knows where each one starts.
///
/// Neighbours of equal extent are kept as one run, so a million equal rows take as much memory as
/// one, and a changed row splits its run in three. The runs stand in a B+ tree in which every node
/// knows the counts and the sums of its parts; a run of its own takes 16 to 40 bytes.
///
/// ```swift
/// var rows = IndexedSums(repeating: 50, count: 1_000_000)
/// rows.set(180, at: 3)
/// rows.sum(before: 4)       // 330
/// rows.index(at: 330)       // 4
/// ```
///
/// It is a value. A copy shares the whole tree, and a change of one of the two copies what lies on
/// the way to the change, a few kilobytes.
///
/// What it promises of sums:
/// - They do not drift: along the path of a change they are added up afresh, never corrected by a
///   difference. After any edits they are as near as those of a list made new.
/// - Extents that are multiples of 1/1024 are summed exactly up to 2^43, others with the rounding of
///   at most 64 additions a level, of which a million runs have four.
/// - ``sum(before:)`` never falls as its index grows, and ``index(at:)`` is exact about it: it answers
///   the one entry with `sum(before: entry) <= offset < sum(before: entry + 1)`.
///
/// Extents are finite and from 0 to ``largestExtent``: what is more counts as that, and what is
/// negative or no finite number counts as 0.
package struct IndexedSums: Sendable {
  private(set) var root = RunNode()

  /// The number of entries.
  package private(set) var count = 0

  /// The sum of all extents.
  package private(set) var total = 0.0

  /// Creates a list without entries.
  package init() {}

  /// Creates `count` entries of one extent; a negative count is 0.
  package init(repeating extent: Double, count: Int) {
    self.init(runs: CollectionOfOne((extent: extent, count: count)))
  }

  /// Creates `count` entries, each with the extent that `extent` answers for its index.
  ///
  /// - Complexity: O(n).
  package init(count: Int, extent: (Int) -> Double) {
    var builder = LeafBuilder()
    for index in 0..<max(count, 0) {
      builder.append(Run(extent: Self.usable(extent(index)), count: 1))
    }
    self.init(builder)
  }

  /// Creates one entry for each extent, in order.
  ///
  /// - Complexity: O(n).
  package init(_ extents: some Sequence<Double>) {
    self.init(runs: extents.lazy.map { (extent: $0, count: 1) })
  }

  /// Creates the entries of consecutive runs; runs of no entries are left out, and entries beyond
  /// ``largestCount`` too.
  ///
  /// - Complexity: O(number of runs).
  package init(runs: some Sequence<(extent: Double, count: Int)>) {
    var builder = LeafBuilder()
    for run in runs {
      builder.append(
        Run(
          extent: Self.usable(run.extent), count: min(run.count, Self.largestCount - builder.count))
      )
    }
    self.init(builder)
  }

  private init(_ builder: consuming LeafBuilder) {
    root = builder.finish()
    count = root.count
    total = root.sum
  }

  /// More entries than any list needs, and few enough that counts never overflow.
  package static let largestCount = 1 << 60

  /// More than any extent needs, and little enough that sums stay finite.
  package static let largestExtent = 1e200

  private static func usable(_ extent: Double) -> Double {
    extent.isFinite && extent > 0 ? min(extent, largestExtent) : 0
  }
}

extension IndexedSums {
  /// The extent at `index`, or nil outside `0..<count`.
  ///
  /// - Complexity: O(log runs).
  package func extent(at index: Int) -> Double? {
    run(at: index)?.run.extent
  }

  /// The sum of the extents before `index`; an index outside `0...count` counts as the nearer end.
  ///
  /// - Complexity: O(log runs).
  package func sum(before index: Int) -> Double {
    root.sum(before: min(max(index, 0), count))
  }

  /// The entry whose span `start..<end` holds `offset`, or nil outside `0..<total`.
  ///
  /// An entry without extent holds nothing.
  ///
  /// - Complexity: O(log runs).
  package func index(at offset: Double) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    // The tree's answer may be off by rounding: the sums themselves decide.
    return (0..<count).last(near: root.entry(near: offset)) { sum(before: $0) <= offset }
  }

  private func run(at index: Int) -> (run: Run, first: Int)? {
    index >= 0 && index < count ? root.run(at: index) : nil
  }
}

extension IndexedSums {
  /// Changes the extent at `index`; an index outside `0..<count` changes nothing.
  ///
  /// - Complexity: O(log runs).
  package mutating func set(_ extent: Double, at index: Int) {
    guard let old = self.extent(at: index), old != Self.usable(extent) else { return }
    replace(index..<index + 1, with: extent, count: 1)
  }

  /// Inserts `newCount` entries of one extent before `index`, which is clamped to `0...count`;
  /// entries beyond ``largestCount`` are left out.
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

  /// Puts one run in place of `range`.
  private mutating func replace(_ range: Range<Int>, with extent: Double, count newCount: Int) {
    guard !range.isEmpty || newCount > 0 else { return }
    let room = Self.largestCount - (count - range.count)
    var new = Run(extent: Self.usable(extent), count: min(max(newCount, 0), room))
    var range = range
    // Neighbours like the new run become part of it, so that equal neighbours are always one run.
    let (before, after) = (run(at: range.lowerBound - 1), run(at: range.upperBound))
    if new.count == 0, let before, before.run.extent == after?.run.extent {
      new.extent = before.run.extent
    }
    if let before, before.run.extent == new.extent {
      new.count += range.lowerBound - before.first
      range = before.first..<range.upperBound
    }
    if let after, after.run.extent == new.extent {
      let end = after.first + after.run.count
      new.count += end - range.upperBound
      range = range.lowerBound..<end
    }
    write(new, over: range)
    count = root.count
    total = root.sum
  }

  /// Removes the entries of `range` leaf by leaf and puts `new` where they stood.
  private mutating func write(_ new: Run, over range: Range<Int>) {
    var remaining = range.count
    var isWritten = new.count == 0
    while remaining > 0 || !isWritten {
      root.edit(at: range.lowerBound) { runs, index in
        remaining -= runs.cut(from: index, upTo: remaining)
        if remaining == 0, !isWritten {
          runs.insert(new, before: index)
          isWritten = true
        }
      }
      root.mendRoot()
    }
  }
}
