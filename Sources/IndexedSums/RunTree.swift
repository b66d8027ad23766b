/// The treap below `IndexedSums`: nodes in one array, linked by index.
///
/// In-order the nodes are the runs; priorities fall from parent to child. Depth is O(log runs)
/// with the probability of random priorities, whatever the order of edits, so recursion is shallow.
struct RunTree: Sendable {
  typealias Reference = Int32
  static let none: Reference = -1

  private struct Node: Sendable {
    var left: Reference = RunTree.none
    var right: Reference = RunTree.none
    var priority: UInt32
    var run: Int
    var extent: Double
    // Of the whole subtree.
    var count: Int
    var sum: Double
  }

  private var nodes: [Node] = []
  private var freed: [Reference] = []
  private var seed: UInt32 = 0x9E37_79B9

  var liveNodes: Int { nodes.count - freed.count }

  func count(_ node: Reference) -> Int { node < 0 ? 0 : nodes[Int(node)].count }
  func sum(_ node: Reference) -> Double { node < 0 ? 0 : nodes[Int(node)].sum }

  // MARK: Asking

  func extent(at index: Int, in root: Reference) -> Double? {
    var node = root
    var index = index
    while node >= 0 {
      let n = nodes[Int(node)]
      let before = count(n.left)
      if index < before {
        node = n.left
      } else if index < before + n.run {
        return n.extent
      } else {
        index -= before + n.run
        node = n.right
      }
    }
    return nil
  }

  func sum(before index: Int, in root: Reference) -> Double {
    var node = root
    var index = index
    var result = 0.0
    while node >= 0 {
      let n = nodes[Int(node)]
      let before = count(n.left)
      if index <= before {
        node = n.left
      } else {
        let here = min(index - before, n.run)
        result += sum(n.left) + n.extent * Double(here)
        index -= before + here
        node = index > 0 ? n.right : Self.none
      }
    }
    return result
  }

  func index(at offset: Double, in root: Reference) -> Int? {
    var node = root
    var offset = offset
    var first = 0
    var lastWithExtent: Int?
    while node >= 0 {
      let n = nodes[Int(node)]
      let left = sum(n.left)
      if offset < left {
        node = n.left
        continue
      }
      offset -= left
      first += count(n.left)
      let own = n.extent * Double(n.run)
      if n.extent > 0 {
        if offset < own {
          return first + min(n.run - 1, Int(offset / n.extent))
        }
        lastWithExtent = first + n.run - 1
      }
      offset -= own
      first += n.run
      node = n.right
    }
    // Rounding may leave an offset just below the total beyond the last run.
    return lastWithExtent
  }

  // MARK: Changing

  mutating func make(_ extent: Double, _ run: Int) -> Reference {
    // Xorshift: a fixed sequence, so that results never depend on chance.
    seed ^= seed << 13
    seed ^= seed >> 17
    seed ^= seed << 5
    let node = Node(
      priority: seed, run: run, extent: extent, count: run, sum: extent * Double(run))
    if let reused = freed.popLast() {
      nodes[Int(reused)] = node
      return reused
    }
    nodes.append(node)
    return Reference(nodes.count - 1)
  }

  /// Builds a tree of runs in one pass along its right spine.
  mutating func build(_ runs: [(extent: Double, count: Int)]) -> Reference {
    nodes.reserveCapacity(nodes.count + runs.count)
    var spine: [Reference] = []
    for run in runs {
      let node = make(run.extent, run.count)
      var below = Self.none
      while let last = spine.last, nodes[Int(last)].priority < nodes[Int(node)].priority {
        update(last)
        below = last
        spine.removeLast()
      }
      nodes[Int(node)].left = below
      if let last = spine.last { nodes[Int(last)].right = node }
      spine.append(node)
    }
    while let last = spine.popLast() {
      update(last)
      if spine.isEmpty { return last }
    }
    return Self.none
  }

  /// Splits into the first `index` entries and the rest; a run across the border becomes two.
  mutating func split(_ node: Reference, at index: Int) -> (Reference, Reference) {
    guard node >= 0 else { return (Self.none, Self.none) }
    let n = nodes[Int(node)]
    let before = count(n.left)
    if index <= before {
      let (first, rest) = split(n.left, at: index)
      nodes[Int(node)].left = rest
      update(node)
      return (first, node)
    }
    if index >= before + n.run {
      let (first, rest) = split(n.right, at: index - before - n.run)
      nodes[Int(node)].right = first
      update(node)
      return (node, rest)
    }
    let here = index - before
    let second = make(n.extent, n.run - here)
    let rest = join(second, n.right)
    nodes[Int(node)].run = here
    nodes[Int(node)].right = Self.none
    update(node)
    return (node, rest)
  }

  /// Puts all of `b` behind all of `a`.
  mutating func join(_ a: Reference, _ b: Reference) -> Reference {
    guard a >= 0 else { return b }
    guard b >= 0 else { return a }
    if nodes[Int(a)].priority >= nodes[Int(b)].priority {
      let right = join(nodes[Int(a)].right, b)
      nodes[Int(a)].right = right
      update(a)
      return a
    }
    let left = join(a, nodes[Int(b)].left)
    nodes[Int(b)].left = left
    update(b)
    return b
  }

  mutating func free(_ node: Reference) {
    var pending = [node]
    while let next = pending.popLast() {
      guard next >= 0 else { continue }
      pending.append(nodes[Int(next)].left)
      pending.append(nodes[Int(next)].right)
      freed.append(next)
    }
  }

  func firstRun(_ node: Reference) -> (extent: Double, count: Int)? {
    end(node, \.left)
  }

  func lastRun(_ node: Reference) -> (extent: Double, count: Int)? {
    end(node, \.right)
  }

  mutating func dropFirstRun(_ node: Reference) -> Reference {
    guard let run = firstRun(node) else { return node }
    let (gone, rest) = split(node, at: run.count)
    free(gone)
    return rest
  }

  mutating func dropLastRun(_ node: Reference) -> Reference {
    guard let run = lastRun(node) else { return node }
    let (rest, gone) = split(node, at: count(node) - run.count)
    free(gone)
    return rest
  }

  private func end(
    _ node: Reference, _ side: KeyPath<Node, Reference>
  ) -> (extent: Double, count: Int)? {
    guard node >= 0 else { return nil }
    var node = node
    while nodes[Int(node)][keyPath: side] >= 0 { node = nodes[Int(node)][keyPath: side] }
    return (nodes[Int(node)].extent, nodes[Int(node)].run)
  }

  private mutating func update(_ node: Reference) {
    let n = nodes[Int(node)]
    nodes[Int(node)].count = count(n.left) + n.run + count(n.right)
    nodes[Int(node)].sum = sum(n.left) + n.extent * Double(n.run) + sum(n.right)
  }
}
