/// The old items of one section as runs, with a cursor that follows the items found in new.
struct OldRuns {
  private let forest: HandleForest
  /// The leaves of the section, or empty where all its items lie in `whole`.
  private let leaves: ContiguousArray<UInt32>
  private let starts: ContiguousArray<UInt32>
  private let whole: ContiguousArray<UInt32>
  private var run = 0
  private var offset = 0
  let count: Int

  /// The items as they lie in their leaves; nothing is copied.
  init(leaves: ContiguousArray<UInt32>, of forest: HandleForest) {
    self.forest = forest
    self.leaves = leaves
    whole = []
    var starts: ContiguousArray<UInt32> = []
    starts.reserveCapacity(leaves.count)
    var count: UInt32 = 0
    for leaf in leaves {
      starts.append(count)
      count += forest.nodes[leaf].count
    }
    self.starts = starts
    self.count = Int(count)
    skipEnds()
  }

  /// The items in one run, which is quicker to move about in.
  init(whole: ContiguousArray<UInt32>) {
    forest = HandleForest()
    leaves = []
    starts = [0]
    self.whole = whole
    count = whole.count
    skipEnds()
  }

  /// The index of the item under the cursor.
  var index: UInt32 { run < starts.count ? starts[run] + UInt32(offset) : UInt32(count) }

  /// The index of the first item of a leaf, if the leaf is at the cursor or behind it.
  func start(ofLeaf leaf: UInt32, from position: inout Int) -> UInt32? {
    var place = position
    while place < leaves.count, leaves[place] != leaf { place += 1 }
    guard place < leaves.count else { return nil }
    position = place + 1
    return starts[place]
  }

  /// Moves the cursor to an index.
  mutating func seek(_ index: UInt32) {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    run = low
    offset = low < starts.count ? Int(index - starts[low]) : 0
    skipEnds()
  }

  /// How many items from `start` of `items` stand at the cursor in a row; moves past them, but not past
  /// the end of a run.
  mutating func match(_ items: ContiguousArray<UInt32>, from start: Int) -> Int {
    guard run < starts.count else { return 0 }
    let old = content(of: run)
    let limit = min(items.count - start, old.count - offset)
    var length = 0
    while length < limit, items[start + length] == old[offset + length] { length += 1 }
    offset += length
    skipEnds()
    return length
  }

  private func content(of run: Int) -> ContiguousArray<UInt32> {
    leaves.isEmpty ? whole : forest.entries[leaves[run]]
  }

  private func length(of run: Int) -> Int {
    Int((run + 1 < starts.count ? starts[run + 1] : UInt32(count)) - starts[run])
  }

  private mutating func skipEnds() {
    while run < starts.count, offset >= length(of: run) {
      run += 1
      offset = 0
    }
  }

  /// Calls `body` with each index in a range and the item there.
  func forEach(in range: Range<UInt32>, _ body: (UInt32, UInt32) -> Void) {
    guard !range.isEmpty else { return }
    var cursor = self
    cursor.seek(range.lowerBound)
    for index in range {
      body(index, content(of: cursor.run)[cursor.offset])
      cursor.offset += 1
      cursor.skipEnds()
    }
  }
}
