/// What has to be done to turn one array into another: deletes, inserts and moves (diff rule D9).
///
/// Elements may be equal to each other. The first of some equal elements in old is then the first in new, the
/// second the second, and so on; what is left over is deleted or inserted. Of the pairs so made the fewest
/// move. Without equal elements no shorter way exists.
///
/// ```swift
/// let changes = SequenceChanges(from: ["a", "b", "c"], to: ["c", "a", "d"])
/// print(changes.deletes, changes.inserts, changes.moves)  // [1] [2] [2 -> 0]
/// ```
public struct SequenceChanges: Hashable, Sendable {
  /// Old indices of elements that are gone, rising.
  public let deletes: [Int]
  /// New indices of elements that are new, rising.
  public let inserts: [Int]
  /// Elements that changed their place among those kept, by rising new index.
  public let moves: [IndexMove]

  /// Works out the steps from one array to another.
  ///
  /// - Parameters:
  ///   - old: The elements as they are.
  ///   - new: The elements as they are to be.
  /// - Complexity: O(n) on average where order holds. Long stretches that run in step are compared and not
  ///   looked up; O(b log b) for b runs that are out of order.
  @inlinable
  public init<Element: Hashable>(from old: [Element], to new: [Element]) {
    self.init(SequenceMatching.match(old, new))
  }

  @usableFromInline
  init(_ matching: SequenceMatching) {
    deletes = matching.deletes.map { Int($0) }
    inserts = matching.inserts.map { Int($0) }
    let blocks = matching.blocks
    var moves: [IndexMove] = []
    if !blocks.isInOldOrder {
      let staying = LongestRun.stays(blocks, oldCount: matching.oldCount)
      for (block, stays) in zip(blocks, staying) where !stays {
        for step in 0..<block.length {
          moves.append(IndexMove(from: Int(block.old + step), to: Int(block.new + step)))
        }
      }
    }
    self.moves = moves
  }

  /// The number of steps.
  public var operationCount: Int { deletes.count + inserts.count + moves.count }

  /// Carries the steps out, as a view would.
  ///
  /// - Parameters:
  ///   - old: The elements the steps start from.
  ///   - new: The elements they lead to; only what they insert is read from it.
  /// - Returns: What the steps lead to; nil where one does not fit the two arrays.
  /// - Complexity: O(n) and the moving about that inserting in an array costs.
  public func replayed<Element>(on old: [Element], inserting new: [Element]) -> [Element]? {
    var rest: [Element?] = old
    func take(_ index: Int) -> Element? {
      guard rest.indices.contains(index) else { return nil }
      defer { rest[index] = nil }
      return rest[index]
    }
    var arrivals: [(index: Int, element: Element)] = []
    for move in moves {
      guard let element = take(move.from) else { return nil }
      arrivals.append((move.to, element))
    }
    for index in deletes where take(index) == nil { return nil }
    for index in inserts {
      guard new.indices.contains(index) else { return nil }
      arrivals.append((index, new[index]))
    }
    var result = rest.compactMap { $0 }
    for (index, element) in arrivals.sorted(by: { $0.index < $1.index }) {
      guard index <= result.count else { return nil }
      result.insert(element, at: index)
    }
    return result
  }
}
