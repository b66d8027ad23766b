/// Fills leaves with runs that come in order, so that a long list is built in one pass.
struct LeafBuilder {
  private var leaves: [RunNode] = []
  private var runs: [Run] = []
  private(set) var count = 0

  /// Adds a run at the end, joined with the last one where they are alike.
  mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    count += run.count
    if runs.last?.extent == run.extent {
      runs[runs.count - 1].count += run.count
      return
    }
    if runs.count == RunNode.largestLeaf {
      leaves.append(RunNode(runs: runs))
      runs.removeAll(keepingCapacity: true)
    }
    runs.append(run)
  }

  /// The root of the tree.
  consuming func finish() -> RunNode {
    // The last leaf may be small: it shares with the one before.
    if runs.count < RunNode.largestLeaf / 2, let last = leaves.popLast() {
      let both = last.runs + runs
      leaves.append(RunNode(runs: Array(both[..<(both.count / 2)])))
      runs = Array(both[(both.count / 2)...])
    }
    if !runs.isEmpty { leaves.append(RunNode(runs: runs)) }
    return RunNode(leaves: leaves)
  }
}
