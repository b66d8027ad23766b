/// The old items of one section as runs, with a cursor that follows the items found in new.
struct OldRuns {
  private let runs: ContiguousArray<ContiguousArray<UInt32>>
  private let starts: ContiguousArray<UInt32>
  private var run = 0
  private var offset = 0
  let count: Int

  init(_ runs: ContiguousArray<ContiguousArray<UInt32>>) {
    self.runs = runs
    var starts: ContiguousArray<UInt32> = []
    var count = 0
    for run in runs {
      starts.append(UInt32(count))
      count += run.count
    }
    self.starts = starts
    self.count = count
  }

  /// The index of the item under the cursor.
  var index: UInt32 { run < starts.count ? starts[run] + UInt32(offset) : UInt32(count) }

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
    guard run < runs.count else { return 0 }
    let limit = min(items.count - start, runs[run].count - offset)
    var length = 0
    while length < limit, items[start + length] == runs[run][offset + length] { length += 1 }
    offset += length
    skipEnds()
    return length
  }

  private mutating func skipEnds() {
    while run < runs.count, offset >= runs[run].count {
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
      body(index, runs[cursor.run][cursor.offset])
      cursor.offset += 1
      cursor.skipEnds()
    }
  }
}
