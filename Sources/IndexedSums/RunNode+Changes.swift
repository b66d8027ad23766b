extension RunNode {
  /// Changes the leaf that holds entry `index` and mends the nodes above it.
  ///
  /// - Parameters:
  ///   - index: An entry of the node, or the place behind its last one.
  ///   - change: Changes a leaf's runs, given the entry's number in the leaf. It may remove any
  ///     number of runs and add two.
  mutating func edit(at index: Int, _ change: (inout [Run], Int) -> Void) {
    guard !isLeaf else {
      change(&runs, index)
      return
    }
    let branch = branch(ofEntry: index)
    branches[branch].node.edit(at: index - firstCount(branch), change)
    mend(branch)
  }

  /// Mends a root after an edit: one too large gets a node above it, one with a single branch goes.
  mutating func mendRoot() {
    if isTooLarge {
      let rest = splitOff()
      self = RunNode(joining: [self, rest])
    }
    while branches.count == 1 { self = branches[0].node }
  }

  /// Splits a branch that became too large, joins one that became too small with a neighbour, and
  /// counts anew what ends behind it.
  private mutating func mend(_ branch: Int) {
    var first = branch
    if branches[branch].node.isTooLarge {
      split(branch)
    } else if branches[branch].node.isTooSmall, branches.count > 1 {
      first = max(branch - 1, 0)
      let right = branches.remove(at: first + 1).node
      branches[first].node.absorb(right)
      if branches[first].node.isTooLarge { split(first) }
    }
    branches[first].recount()
    countEnds(from: first)
  }

  private var isTooLarge: Bool { size > largestSize }
  private var isTooSmall: Bool { size < largestSize / 2 }

  private mutating func split(_ branch: Int) {
    let rest = branches[branch].node.splitOff()
    branches.insert(Branch(rest), at: branch + 1)
  }

  /// Takes the second half out of the node.
  private mutating func splitOff() -> RunNode {
    var rest = RunNode()
    if isLeaf {
      rest.runs = Array(runs[(runs.count / 2)...])
      runs.removeLast(rest.runs.count)
    } else {
      rest.branches = Array(branches[(branches.count / 2)...])
      rest.countEnds(from: 0)
      branches.removeLast(rest.branches.count)
    }
    return rest
  }

  /// Puts all of a neighbour of the same depth behind the node's own.
  private mutating func absorb(_ right: RunNode) {
    let first = branches.count
    runs += right.runs
    branches += right.branches
    countEnds(from: first)
  }

  /// Adds up where the branches from `first` on end.
  private mutating func countEnds(from first: Int) {
    var (count, sum) = (firstCount(first), firstSum(first))
    for branch in first..<branches.count {
      count += branches[branch].count
      sum += branches[branch].sum
      branches[branch].endCount = count
      branches[branch].endSum = sum
    }
  }

  /// An inner node over nodes of equal depth.
  private init(joining nodes: [RunNode]) {
    branches = nodes.map { Branch($0) }
    countEnds(from: 0)
  }

  /// The root of a tree over leaves that are at least half full, or over one leaf.
  ///
  /// - Complexity: O(leaves).
  init(leaves: [RunNode]) {
    var level = leaves
    while level.count > 1 {
      // As few nodes as hold the level, filled evenly, so that none is less than half full.
      let parents = (level.count + Self.largestInner - 1) / Self.largestInner
      level = (0..<parents).map { parent in
        let (start, end) = (parent * level.count / parents, (parent + 1) * level.count / parents)
        return RunNode(joining: Array(level[start..<end]))
      }
    }
    self = level.first ?? RunNode()
  }
}
