import Testing
import _TestSupport

@testable import ListSnapshot

@Suite("The runs that stay (diff rule D13)")
struct LongestRunTests {
  /// Runs of the given lengths, shuffled: each a stretch of the old list.
  private static func blocks(
    _ lengths: [Int], _ generator: inout SeededGenerator
  ) -> (blocks: ContiguousArray<Block>, oldCount: Int) {
    var old = 0
    var blocks: [Block] = []
    for length in lengths {
      blocks.append(Block(old: UInt32(old), new: 0, length: UInt32(length)))
      // Items that went away leave gaps in the old list.
      old += length + Int.random(in: 0...1, using: &generator)
    }
    // Few moves leave long sequences, many leave many that are equally long.
    for _ in 0..<Int.random(in: 0...lengths.count, using: &generator) {
      let from = Int.random(in: blocks.indices, using: &generator)
      let moved = blocks.remove(at: from)
      blocks.insert(moved, at: Int.random(in: 0...blocks.count, using: &generator))
    }
    var new: UInt32 = 0
    for index in blocks.indices {
      blocks[index].new = new
      new += blocks[index].length
    }
    return (ContiguousArray(blocks), old)
  }

  /// The same answer item by item, from the rule's words.
  private static func plain(_ blocks: ContiguousArray<Block>) -> [Bool] {
    let items = blocks.indices.flatMap { index in
      (0..<blocks[index].length).map { (key: blocks[index].old + $0, owner: index) }
    }
    var lengths: [Int] = []
    var previous: [Int?] = []
    for (index, item) in items.enumerated() {
      let before = (0..<index).filter { items[$0].key < item.key }
      let longest = before.map { lengths[$0] }.max() ?? 0
      lengths.append(longest + 1)
      previous.append(before.last { lengths[$0] == longest })
    }
    var stays = blocks.map { _ in false }
    var item = lengths.indices.last { lengths[$0] == lengths.max() }
    while let here = item {
      stays[items[here].owner] = true
      item = previous[here]
    }
    return stays
  }

  @Test("are the ones of the rule, gathered in runs or single", arguments: [1...2, 1...9, 4...12])
  func random(lengths: ClosedRange<Int>) {
    for seed in UInt64(1)...400 {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...12, using: &generator)
      let (blocks, oldCount) = Self.blocks(
        (0..<count).map { _ in Int.random(in: lengths, using: &generator) }, &generator)
      let stays = LongestRun.stays(blocks, oldCount: oldCount)
      #expect(Array(stays) == Self.plain(blocks), "seed \(seed)")
    }
  }

  @Test("are none of none")
  func empty() {
    #expect(LongestRun.stays([], oldCount: 0).isEmpty)
  }
}
