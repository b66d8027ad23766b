/// Groups that hold different numbers of items, as runs of equal ones.
///
/// Only rows that wrap by measured widths need this (layout rule 33).
struct PackedGroups: Sendable {
  private struct Run: Sendable {
    let firstGroup: Int
    let firstItem: Int
    let start: Double
    let items: Int
    let step: Double
    var times: Int
  }

  private var runs: [Run] = []
  private(set) var groupCount = 0
  private(set) var itemCount = 0
  /// The sum of all steps.
  private(set) var extent = 0.0

  mutating func append(items: Int, step: Double, times: Int) {
    if let last = runs.last, last.items == items, last.step == step {
      runs[runs.count - 1].times += times
    } else {
      runs.append(
        Run(
          firstGroup: groupCount, firstItem: itemCount, start: extent, items: items, step: step,
          times: times))
    }
    groupCount += times
    itemCount += items * times
    if let last = runs.last { extent = last.start + last.step * Double(last.times) }
  }

  func start(of group: Int) -> Double {
    let run = run { $0.firstGroup <= group }
    return run.start + run.step * Double(group - run.firstGroup)
  }

  func step(of group: Int) -> Double { run { $0.firstGroup <= group }.step }

  func items(of group: Int) -> Range<Int> {
    let run = run { $0.firstGroup <= group }
    let first = run.firstItem + (group - run.firstGroup) * run.items
    return first..<first + run.items
  }

  func group(of item: Int) -> Int {
    let run = run { $0.firstItem <= item }
    return run.firstGroup + (item - run.firstItem) / max(run.items, 1)
  }

  func group(at offset: Double) -> Int {
    let run = run { $0.start <= offset }
    guard run.step > 0 else { return run.firstGroup }
    return run.firstGroup + Int(clamping: (offset - run.start) / run.step, to: 0...run.times - 1)
  }

  /// The last run for which `isReached` holds; it holds up to some run and for none behind.
  private func run(_ isReached: (Run) -> Bool) -> Run {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if isReached(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return runs[max(low - 1, 0)]
  }
}
