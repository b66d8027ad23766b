/// Finds the runs that stay: a heaviest sequence of runs whose old places rise with their new ones.
///
/// Of several such sequences one is taken that depends on the order of single items alone, not on how they
/// were gathered into runs: it ends with the last item, in new order, that ends a longest sequence, and each
/// item is preceded by the nearest one that can be (diff rule D13).
enum LongestRun {
  /// Decides for each run whether it stays.
  ///
  /// - Parameters:
  ///   - blocks: The runs in new order.
  ///   - oldCount: The length of the old list.
  /// - Returns: The answers in new order.
  /// - Complexity: O(b log b) for b runs; where most are single items, b is their number.
  static func stays(
    _ blocks: ContiguousArray<Block>, oldCount: Int
  ) -> ContiguousArray<Bool> {
    let items = blocks.reduce(0) { $0 + Int($1.length) }
    var stays = ContiguousArray(repeating: false, count: blocks.count)
    guard items > 4 * blocks.count else {
      for index in byPiles(blocks, items: items) { stays[index] = true }
      return stays
    }
    let byOld = blocks.indicesByOld(oldCount: oldCount)
    // What stands at the ends in both orders stays in every longest sequence.
    var lower = 0
    while lower < blocks.count, byOld[lower] == lower { lower += 1 }
    var upper = blocks.count
    while upper > lower, byOld[upper - 1] == upper - 1 { upper -= 1 }
    for index in 0..<lower { stays[index] = true }
    for index in upper..<blocks.count { stays[index] = true }
    guard lower < upper else { return stays }
    for index in byWeight(blocks, lower..<upper, byOld: byOld) { stays[index] = true }
    return stays
  }

  /// Weighs runs: for each the heaviest sequence that ends with it, in a tree of prefix maxima over old
  /// places.
  private static func byWeight(
    _ blocks: ContiguousArray<Block>, _ range: Range<Int>, byOld: ContiguousArray<UInt32>
  ) -> ContiguousArray<Int> {
    let count = range.count
    var ranks = ContiguousArray(repeating: 0, count: count)
    for (rank, index) in byOld[range].enumerated() { ranks[Int(index) - range.lowerBound] = rank }
    var weights = ContiguousArray(repeating: 0, count: count)
    var previous = ContiguousArray(repeating: -1, count: count)
    // Each place holds the best run of its span, -1 for none; of equally heavy ones the later.
    var best = ContiguousArray(repeating: -1, count: count + 1)
    var end = -1
    for index in 0..<count {
      var slot = ranks[index]
      var before = -1
      while slot > 0 {
        before = heavier(before, best[slot], weights)
        slot &= slot - 1
      }
      previous[index] = before
      weights[index] =
        Int(blocks[range.lowerBound + index].length) + (before < 0 ? 0 : weights[before])
      end = heavier(end, index, weights)
      slot = ranks[index] + 1
      while slot <= count {
        best[slot] = heavier(best[slot], index, weights)
        slot += slot & -slot
      }
    }
    var chosen: ContiguousArray<Int> = []
    while end >= 0 {
      chosen.append(range.lowerBound + end)
      end = previous[end]
    }
    return chosen
  }

  private static func heavier(_ left: Int, _ right: Int, _ weights: ContiguousArray<Int>) -> Int {
    if left < 0 { return right }
    if right < 0 { return left }
    if weights[left] != weights[right] { return weights[left] > weights[right] ? left : right }
    return max(left, right)
  }

  /// Lays single items on piles (patience sorting), which wins where most runs are single items.
  private static func byPiles(
    _ blocks: ContiguousArray<Block>, items: Int
  ) -> ContiguousArray<Int> {
    var tails: ContiguousArray<UInt32> = []
    var tops: ContiguousArray<UInt32> = []
    var previous = ContiguousArray<UInt32>(repeating: .max, count: items)
    var owners: ContiguousArray<UInt32> = []
    owners.reserveCapacity(items)
    var guess = 0
    for index in blocks.indices {
      for step in 0..<blocks[index].length {
        let key = blocks[index].old + step
        let item = UInt32(owners.count)
        let pile = pile(for: key, tails, guess: guess)
        if pile > 0 { previous[Int(item)] = tops[pile - 1] }
        if pile == tails.count {
          tails.append(key)
          tops.append(item)
        } else {
          tails[pile] = key
          tops[pile] = item
        }
        owners.append(UInt32(index))
        guess = pile + 1
      }
    }
    var chosen: ContiguousArray<Int> = []
    var item = tops.last ?? .max
    while item != .max {
      let owner = Int(owners[Int(item)])
      if chosen.last != owner { chosen.append(owner) }
      item = previous[Int(item)]
    }
    return chosen
  }

  /// The first pile whose top is not below `key`; `guess` is tried before searching.
  private static func pile(for key: UInt32, _ tails: ContiguousArray<UInt32>, guess: Int) -> Int {
    if guess <= tails.count, guess == tails.count || tails[guess] > key,
      guess == 0 || tails[guess - 1] < key
    {
      return guess
    }
    // Halving without a branch: the steps are as unpredictable as the data.
    var base = 0
    var length = tails.count
    while length > 1 {
      let half = length / 2
      base = tails[base + half - 1] < key ? base + half : base
      length -= half
    }
    return length == 1 && tails[base] < key ? base + 1 : base
  }
}
