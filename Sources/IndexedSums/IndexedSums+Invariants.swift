extension IndexedSums {
  /// The number of runs of equal extents held.
  ///
  /// - Complexity: O(runs).
  package var runCount: Int { root.runCount }

  /// What is wrong with the tree, for tests; nil when it is sound.
  ///
  /// - Complexity: O(runs).
  package var flaw: String? {
    if root.count != count { return "\(count) entries are noted, \(root.count) are there" }
    if root.sum != total { return "a total of \(total) is noted, \(root.sum) is there" }
    if root.branches.count == 1 { return "the root has a single branch" }
    var last: Run?
    return root.flaw(isRoot: true, after: &last)
  }
}

extension RunNode {
  fileprivate var runCount: Int {
    branches.reduce(runs.count) { $0 + $1.node.runCount }
  }

  private var depth: Int { branches.first.map { $0.node.depth + 1 } ?? 0 }

  fileprivate func flaw(isRoot: Bool, after last: inout Run?) -> String? {
    if size > largestSize { return "a node of \(size)" }
    if !isRoot, size < largestSize / 2 { return "a node of only \(size)" }
    for run in runs {
      if run.count < 1 { return "a run of \(run.count)" }
      if run.extent == last?.extent { return "two runs of \(run.extent) side by side" }
      last = run
    }
    var (count, sum) = (0, 0.0)
    for branch in branches {
      if branch.node.depth != depth - 1 { return "leaves of different depths" }
      if let flaw = branch.node.flaw(isRoot: false, after: &last) { return flaw }
      count += branch.node.count
      sum += branch.node.sum
      if branch.endCount != count { return "a count of \(branch.endCount) in place of \(count)" }
      if branch.endSum != sum { return "a sum of \(branch.endSum) in place of \(sum)" }
    }
    return nil
  }
}
