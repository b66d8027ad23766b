import IndexedSums

/// How far the groups of a section reach, when some of them are not as long as the others.
///
/// Groups are taken in blocks of 64. A block in which every group is as long as the template is
/// never stored; of the others the lengths are kept, 8 bytes a group, and the sum of each block
/// stands in an indexed sum, in which all ordinary blocks are one run.
///
/// A group's *step* is its length with its edges and the spacing behind it.
struct GroupExtents: Sendable {
  private static let blockSize = 64

  private let count: Int
  private let step: Double
  private let lastStep: Double
  private var blocks: [Int: [Double]] = [:]
  private var sums: IndexedSums

  /// Creates `count` groups of one step, the last of which has its own.
  init(count: Int, step: Double, lastStep: Double) {
    self.count = count
    self.step = max(step, 0)
    self.lastStep = max(lastStep, 0)
    let whole = max((count - 1) / Self.blockSize, 0)
    sums = IndexedSums(repeating: self.step * Double(Self.blockSize), count: whole)
    if count > 0 {
      let rest = count - whole * Self.blockSize
      sums.insert(self.step * Double(rest - 1) + self.lastStep, count: 1, at: whole)
    }
  }

  /// The sum of all steps.
  var total: Double { sums.total }

  /// The step of a group.
  subscript(group: Int) -> Double {
    if let block = blocks[group / Self.blockSize] { return block[group % Self.blockSize] }
    return group == count - 1 ? lastStep : step
  }

  /// The sum of the steps before a group.
  ///
  /// - Complexity: O(log n).
  func start(of group: Int) -> Double {
    let number = group / Self.blockSize
    let within = group % Self.blockSize
    let before = sums.sum(before: number)
    guard let block = blocks[number] else { return before + step * Double(within) }
    return before + block[..<within].reduce(0, +)
  }

  /// The group within whose step an offset lies; an offset beyond an end counts as at that end.
  ///
  /// - Complexity: O(log n).
  func group(at offset: Double) -> Int {
    guard offset > 0 else { return 0 }
    guard let number = sums.index(at: offset) else { return max(count - 1, 0) }
    let first = number * Self.blockSize
    var rest = offset - sums.sum(before: number)
    let last = min(first + Self.blockSize, count) - 1
    guard let block = blocks[number] else {
      return step > 0 ? min(first + Int(min(rest / step, 64)), last) : last
    }
    var group = first
    while group < last, rest >= block[group - first] {
      rest -= block[group - first]
      group += 1
    }
    return group
  }

  /// Changes the step of a group.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ newStep: Double, at group: Int) {
    let newStep = max(newStep, 0)
    guard self[group] != newStep else { return }
    let number = group / Self.blockSize
    var block = blocks.removeValue(forKey: number) ?? ordinaryBlock(number)
    block[group % Self.blockSize] = newStep
    sums.set(block.reduce(0, +), at: number)
    blocks[number] = block
  }

  private func ordinaryBlock(_ number: Int) -> [Double] {
    let first = number * Self.blockSize
    return (first..<min(first + Self.blockSize, count)).map { $0 == count - 1 ? lastStep : step }
  }
}
