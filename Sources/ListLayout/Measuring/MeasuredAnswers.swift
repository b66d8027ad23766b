/// What the cells of one section answered, kept in blocks of neighbours.
///
/// Cells are measured as they come into sight, so answers lie together: a block holds those of 64
/// neighbours in 1 KB, 16 bytes an answer, and what was never near the screen costs nothing.
struct MeasuredAnswers: Sendable {
  private static let blockSize = 64
  private static let silent = Vector(x: .nan, y: .nan)

  private var blocks: [Int: [Vector]] = [:]
  /// The number of cells with an answer.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The answer of a cell, or nil if it has none. Unusable lengths count as none.
  subscript(item: Int) -> MeasuredSize? {
    get {
      guard item >= 0, let block = blocks[item / Self.blockSize] else { return nil }
      let answer = block[item % Self.blockSize]
      guard !answer.x.isNaN || !answer.y.isNaN else { return nil }
      return MeasuredSize(
        width: answer.x.isNaN ? nil : answer.x, height: answer.y.isNaN ? nil : answer.y)
    }
    set {
      guard item >= 0 else { return }
      let answer = newValue.map { Vector(x: $0[.horizontal] ?? .nan, y: $0[.vertical] ?? .nan) }
      let isAnswer = answer.map { !$0.x.isNaN || !$0.y.isNaN } ?? false
      let wasAnswer = self[item] != nil
      guard isAnswer || wasAnswer else { return }
      let number = item / Self.blockSize
      blocks[number, default: Array(repeating: Self.silent, count: Self.blockSize)][
        item % Self.blockSize] = isAnswer ? answer ?? Self.silent : Self.silent
      count += (isAnswer ? 1 : 0) - (wasAnswer ? 1 : 0)
    }
  }

  /// The cells with an answer, in order.
  ///
  /// - Complexity: O(n log n).
  var items: [Int] {
    blocks.keys.sorted().flatMap { number in
      (0..<Self.blockSize).lazy.map { number * Self.blockSize + $0 }.filter { self[$0] != nil }
    }
  }

  /// The answers after `added` cells came in before `item`.
  ///
  /// - Complexity: O(n log n).
  func inserting(_ added: Int, at item: Int) -> MeasuredAnswers {
    moved { old in
      guard old >= item else { return old }
      let (new, overflow) = old.addingReportingOverflow(added)
      return overflow ? nil : new
    }
  }

  /// The answers after the cells of `range` left.
  ///
  /// - Complexity: O(n log n).
  func removing(_ range: Range<Int>) -> MeasuredAnswers {
    moved { old in
      if range.contains(old) { return nil }
      return old >= range.upperBound ? old - range.count : old
    }
  }

  private func moved(_ place: (Int) -> Int?) -> MeasuredAnswers {
    var result = MeasuredAnswers()
    for item in items {
      if let new = place(item) { result[new] = self[item] }
    }
    return result
  }
}
