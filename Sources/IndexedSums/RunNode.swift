/// A node of the B+ tree below `IndexedSums`: a leaf of runs, or an inner node of branches.
///
/// All leaves lie equally deep, and every node but the root is at least half full, so that the
/// depth is at most `log16(runs)`, whatever the edits: recursion along it is shallow.
///
/// Nodes are values in arrays. A copy of a tree shares all of them, and a change copies the nodes
/// on its path and no others.
struct RunNode: Sendable {
  /// The runs of a leaf; empty in an inner node.
  var runs: [Run] = []
  /// The branches of an inner node; empty in a leaf.
  var branches: [Branch] = []

  /// A node, and where it ends in the node that holds it.
  struct Branch: Sendable {
    var node: RunNode
    /// The node's entries and the sum of its extents.
    private(set) var count: Int
    private(set) var sum: Double
    /// The same with those of the branches before this one.
    var endCount = 0
    var endSum = 0.0

    init(_ node: RunNode) {
      self.node = node
      (count, sum) = (node.count, node.sum)
    }

    /// Adds up the node afresh.
    mutating func recount() { (count, sum) = (node.count, node.sum) }
  }

  // A full node takes 1 to 1.5 KB: one memory read ahead of the processor, and little to copy.
  static let largestLeaf = 64
  static let largestInner = 32

  var isLeaf: Bool { branches.isEmpty }
  var size: Int { isLeaf ? runs.count : branches.count }
  var largestSize: Int { isLeaf ? Self.largestLeaf : Self.largestInner }

  var count: Int {
    branches.last?.endCount ?? runs.reduce(0) { $0 + $1.count }
  }

  var sum: Double {
    branches.last?.endSum ?? runs.reduce(0) { $0 + $1.sum }
  }

  /// The run that holds entry `index` of the node, which has to be there, and where it begins.
  func run(at index: Int) -> (run: Run, first: Int)? {
    if isLeaf {
      let (run, entry) = runs.place(of: index)
      return run < runs.endIndex ? (runs[run], index - entry) : nil
    }
    let branch = branch(ofEntry: index)
    let first = firstCount(branch)
    let found = branches[branch].node.run(at: index - first)
    return found.map { ($0.run, first + $0.first) }
  }

  /// The sum of the extents before `index`, which is in `0...count`.
  ///
  /// What is below a branch is added up first and then added to what stands before the branch.
  /// Addition rounds monotonically and a part below a branch is never more than the whole of it, so
  /// the result never falls as `index` grows.
  func sum(before index: Int) -> Double {
    if isLeaf {
      let (run, entry) = runs.place(of: index)
      let before = runs[..<run].reduce(0) { $0 + $1.sum }
      return entry > 0 ? before + runs[run].sum(of: entry) : before
    }
    let branch = branch(ofEntry: index)
    return firstSum(branch) + branches[branch].node.sum(before: index - firstCount(branch))
  }

  /// The entry at `offset` from the node's start, right but for rounding.
  func entry(near offset: Double) -> Int {
    if isLeaf {
      var rest = offset
      var first = 0
      for run in runs {
        if rest < run.sum { return first + min(max(Int(rest / run.extent), 0), run.count - 1) }
        rest -= run.sum
        first += run.count
      }
      return max(first - 1, 0)
    }
    let branch = partition { $0.endSum > offset }
    return firstCount(branch) + branches[branch].node.entry(near: offset - firstSum(branch))
  }

  /// The branch that holds entry `index`; the last one for an index behind the last entry.
  func branch(ofEntry index: Int) -> Int {
    partition { $0.endCount > index }
  }

  func firstCount(_ branch: Int) -> Int { branch > 0 ? branches[branch - 1].endCount : 0 }
  func firstSum(_ branch: Int) -> Double { branch > 0 ? branches[branch - 1].endSum : 0 }

  /// The first branch that `isBehind`, or the last one of all.
  private func partition(_ isBehind: (Branch) -> Bool) -> Int {
    var (low, high) = (0, branches.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(branches[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
