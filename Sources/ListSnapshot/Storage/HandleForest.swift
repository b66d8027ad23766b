/// One node of a ``HandleForest``; what it holds is kept apart, so that climbing counts no references.
struct ForestNode: Sendable {
  /// The number of handles below this node.
  var count: UInt32 = 0
  /// The number of items below this node; in a tree of items, `count` again.
  var weight: UInt32 = 0
  /// The parent's id, or for a root the owner of its tree.
  var up: UInt32 = 0
  var isLeaf = true
  var isRoot = false
}

/// Ordered lists of handles as B-trees that share all untouched nodes with their copies.
///
/// Nodes name each other by id, never by reference, and live in a paged table. A copy of the forest
/// therefore shares everything, an edit duplicates the pages and leaves it touches, and a handle
/// finds its place by climbing from its leaf: O(log n), with nothing to rebuild after an edit.
/// A leaf never leaves its tree, and the leaves of a tree never change their order. So a leaf that
/// two forests of one family hold in the same storage stands for the same run of handles in both.
///
/// Owner 0 is the tree of sections; owner `s + 1` the tree of the items of section `s`.
struct HandleForest: Sendable {
  static let leafCapacity = 512
  static let leafTarget = 384
  static let leafMinimum = 96
  static let branchCapacity = 32
  static let branchTarget = 24
  static let branchMinimum = 8

  private(set) var nodes = PagedArray(shift: 6, fill: ForestNode())
  /// For each node the handles in a leaf, the node ids in a branch.
  private(set) var entries = PagedArray(shift: 6, fill: ContiguousArray<UInt32>())
  /// The root of each owner's tree; 0 where the owner has none.
  private(set) var roots = PagedArray<UInt32>(shift: 10, fill: 0)
  private var free: ContiguousArray<UInt32> = []
  private var nextID: UInt32 = 1

  // MARK: Trees

  /// Plants an empty tree.
  mutating func plant(owner: UInt32) {
    roots[owner] = makeNode(ForestNode(up: owner, isRoot: true), [])
  }

  /// Removes a whole tree and returns its handles in order.
  mutating func fell(owner: UInt32) -> ContiguousArray<UInt32> {
    var handles: ContiguousArray<UInt32> = []
    var pending = [roots[owner]]
    while let id = pending.popLast() {
      if nodes[id].isLeaf {
        handles.append(contentsOf: entries[id])
      } else {
        pending.append(contentsOf: entries[id].reversed())
      }
      release(id)
    }
    roots[owner] = 0
    return handles
  }

  /// The ids of the leaves of a tree, in order.
  func leaves(owner: UInt32) -> ContiguousArray<UInt32> {
    var leaves: ContiguousArray<UInt32> = []
    var pending = [roots[owner]]
    while let id = pending.popLast() {
      if nodes[id].isLeaf {
        leaves.append(id)
      } else {
        pending.append(contentsOf: entries[id].reversed())
      }
    }
    return leaves
  }

  /// The handles of a tree, in order.
  func handles(owner: UInt32) -> ContiguousArray<UInt32> {
    var handles: ContiguousArray<UInt32> = []
    handles.reserveCapacity(Int(nodes[roots[owner]].count))
    for leaf in leaves(owner: owner) { handles.append(contentsOf: entries[leaf]) }
    return handles
  }

  // MARK: Places

  /// The owner of the tree a leaf belongs to.
  func owner(ofLeaf leaf: UInt32) -> UInt32 {
    var id = leaf
    while !nodes[id].isRoot { id = nodes[id].up }
    return nodes[id].up
  }

  /// The owner of a leaf's tree, and how many handles and items stand before the leaf in it.
  func climb(fromLeaf leaf: UInt32) -> (owner: UInt32, count: UInt32, weight: UInt32) {
    var id = leaf
    var count: UInt32 = 0
    var weight: UInt32 = 0
    while !nodes[id].isRoot {
      let parent = nodes[id].up
      for sibling in entries[parent] {
        if sibling == id { break }
        count += nodes[sibling].count
        weight += nodes[sibling].weight
      }
      id = parent
    }
    return (nodes[id].up, count, weight)
  }

  /// The leaf and offset of the handle at `index`, which must be inside the tree.
  func locate(owner: UInt32, index: Int) -> (leaf: UInt32, offset: Int) {
    var id = roots[owner]
    var rest = UInt32(index)
    while !nodes[id].isLeaf {
      for child in entries[id] {
        id = child
        if rest < nodes[child].count { break }
        rest -= nodes[child].count
      }
    }
    return (id, Int(rest))
  }

  // MARK: Editing

  /// Puts handles into a leaf and writes down in `places` which leaf each is in.
  ///
  /// A handle of the tree of sections has its own tree planted before. `weight` is the number of items that
  /// come in with the handles.
  mutating func insert(
    _ handles: ContiguousArray<UInt32>, weight: Int, intoLeaf leaf: UInt32, at offset: Int,
    places: inout PagedArray<UInt32>
  ) {
    let old = entries[leaf].count
    guard old + handles.count > Self.leafCapacity else {
      entries[leaf].insert(contentsOf: handles, at: offset)
      for handle in handles { places[handle] = leaf }
      adjust(from: leaf, count: handles.count, weight: weight)
      return
    }
    var all: ContiguousArray<UInt32> = []
    all.reserveCapacity(old + handles.count)
    all.append(contentsOf: entries[leaf][..<offset])
    all.append(contentsOf: handles)
    all.append(contentsOf: entries[leaf][offset...])
    let siblings = spread(all, from: leaf, target: Self.leafTarget)
    for piece in CollectionOfOne(leaf) + siblings {
      for handle in entries[piece] where places[handle] != piece { places[handle] = piece }
    }
    adopt(siblings, after: leaf)
  }

  /// Takes the handle at an offset out of a leaf, and with it `weight` items.
  mutating func remove(
    fromLeaf leaf: UInt32, at offset: Int, weight: Int, places: inout PagedArray<UInt32>
  ) {
    places[entries[leaf].remove(at: offset)] = 0
    adjust(from: leaf, count: -1, weight: -weight)
    settle(leaf, places: &places)
  }

  /// Takes every handle that `isRemoved` names out of a leaf of items.
  ///
  /// - Returns: How many went.
  mutating func removeAll(
    fromLeaf leaf: UInt32, places: inout PagedArray<UInt32>, where isRemoved: (UInt32) -> Bool
  ) -> Int {
    let before = entries[leaf]
    entries[leaf] = before.filter { !isRemoved($0) }
    for handle in before where isRemoved(handle) { places[handle] = 0 }
    let gone = before.count - entries[leaf].count
    adjust(from: leaf, count: -gone, weight: -gone)
    settle(leaf, places: &places)
    return gone
  }

  /// Adds to the figures of a node and all above it.
  mutating func adjust(from id: UInt32, count: Int, weight: Int) {
    var id = id
    while true {
      nodes[id].count = UInt32(Int(nodes[id].count) + count)
      nodes[id].weight = UInt32(Int(nodes[id].weight) + weight)
      if nodes[id].isRoot { return }
      id = nodes[id].up
    }
  }

  // MARK: Balance

  private mutating func makeNode(
    _ node: ForestNode, _ content: ContiguousArray<UInt32>
  ) -> UInt32 {
    let id: UInt32
    if let reused = free.popLast() {
      id = reused
    } else {
      id = nextID
      nextID += 1
    }
    nodes[id] = node
    entries[id] = content
    return id
  }

  private mutating func release(_ id: UInt32) {
    nodes[id] = ForestNode()
    entries[id] = []
    free.append(id)
  }

  /// Works a node's figures out from what stands directly below it.
  private mutating func recount(_ id: UInt32) {
    let node = nodes[id]
    var count: UInt32 = 0
    var weight: UInt32 = 0
    if !node.isLeaf {
      for child in entries[id] {
        count += nodes[child].count
        weight += nodes[child].weight
      }
    } else if owner(ofLeaf: id) == 0 {
      count = UInt32(entries[id].count)
      for section in entries[id] { weight += nodes[roots[section + 1]].count }
    } else {
      count = UInt32(entries[id].count)
      weight = count
    }
    nodes[id].count = count
    nodes[id].weight = weight
  }

  /// Deals `all` out to `first` and as many new siblings as keep all near the target.
  private mutating func spread(
    _ all: ContiguousArray<UInt32>, from first: UInt32, target: Int
  ) -> ContiguousArray<UInt32> {
    let pieces = max(2, (all.count + target - 1) / target)
    let isLeaf = nodes[first].isLeaf
    let up = nodes[first].up
    var siblings: ContiguousArray<UInt32> = []
    for piece in 0..<pieces {
      let range = all.count * piece / pieces..<all.count * (piece + 1) / pieces
      let share = ContiguousArray(all[range])
      if piece == 0 {
        entries[first] = share
      } else {
        siblings.append(makeNode(ForestNode(up: up, isLeaf: isLeaf), share))
      }
    }
    return siblings
  }

  /// Hangs new siblings behind `first` in its parent, splitting upwards where that is full.
  private mutating func adopt(_ siblings: ContiguousArray<UInt32>, after first: UInt32) {
    var siblings = siblings
    var first = first
    while true {
      if nodes[first].isRoot {
        let owner = nodes[first].up
        let root = makeNode(ForestNode(up: owner, isLeaf: false, isRoot: true), [first])
        roots[owner] = root
        nodes[first].isRoot = false
        nodes[first].up = root
      }
      let parent = nodes[first].up
      for sibling in siblings { nodes[sibling].up = parent }
      recount(first)
      for sibling in siblings { recount(sibling) }
      var children = entries[parent]
      let index = children.firstIndex(of: first) ?? children.count - 1
      children.insert(contentsOf: siblings, at: index + 1)
      guard children.count > Self.branchCapacity else {
        entries[parent] = children
        recountUpwards(from: parent)
        return
      }
      let branches = spread(children, from: parent, target: Self.branchTarget)
      for branch in branches {
        for child in entries[branch] { nodes[child].up = branch }
      }
      siblings = branches
      first = parent
    }
  }

  private mutating func recountUpwards(from id: UInt32) {
    var id = id
    recount(id)
    while !nodes[id].isRoot {
      id = nodes[id].up
      recount(id)
    }
  }

  /// Removes a node that became empty, joins one that became small to a neighbour, and takes the
  /// root down where it has a single child.
  private mutating func settle(_ start: UInt32, places: inout PagedArray<UInt32>) {
    var id = start
    while true {
      let size = entries[id].count
      let isLeaf = nodes[id].isLeaf
      if nodes[id].isRoot {
        guard !isLeaf, size < 2 else { return }
        guard let child = entries[id].first else {
          nodes[id].isLeaf = true
          return
        }
        let owner = nodes[id].up
        nodes[child].isRoot = true
        nodes[child].up = owner
        roots[owner] = child
        release(id)
        id = child
        continue
      }
      guard size < (isLeaf ? Self.leafMinimum : Self.branchMinimum) else { return }
      let parent = nodes[id].up
      guard let index = entries[parent].firstIndex(of: id) else { return }
      if size == 0 {
        entries[parent].remove(at: index)
        release(id)
      } else {
        guard joinNeighbour(of: id, at: index, in: parent, places: &places) else { return }
      }
      id = parent
    }
  }

  /// Joins a small node to the neighbour it fits in.
  private mutating func joinNeighbour(
    of id: UInt32, at index: Int, in parent: UInt32, places: inout PagedArray<UInt32>
  ) -> Bool {
    let target = nodes[id].isLeaf ? Self.leafTarget : Self.branchTarget
    let size = entries[id].count
    let siblings = entries[parent]
    for left in [index - 1, index] where left >= 0 && left + 1 < siblings.count {
      let keeper = siblings[left]
      let goer = siblings[left + 1]
      let other = keeper == id ? goer : keeper
      guard entries[other].count + size <= target else { continue }
      let moved = entries[goer]
      entries[keeper].append(contentsOf: moved)
      nodes[keeper].count += nodes[goer].count
      nodes[keeper].weight += nodes[goer].weight
      if nodes[keeper].isLeaf {
        for handle in moved { places[handle] = keeper }
      } else {
        for child in moved { nodes[child].up = keeper }
      }
      entries[parent].remove(at: left + 1)
      release(goer)
      return true
    }
    return false
  }
}
