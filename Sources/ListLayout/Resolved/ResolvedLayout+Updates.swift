import Foundation

extension ResolvedLayout {
  /// Lets items come into a section. That section is solved anew, the others only move; the answers
  /// of measured cells stay with their cells.
  ///
  /// - Parameters:
  ///   - count: How many come in.
  ///   - path: Where the first of them stands then; an item number beyond the section's end is the
  ///     end.
  /// - Throws: `LayoutError` if the section cannot be solved; the layout is then as before.
  /// - Complexity: O(answers in the section), and an addition for each section.
  public mutating func insertItems(
    _ count: Int, at path: LayoutIndexPath
  ) throws(LayoutError) {
    guard described.indices.contains(path.section), count > 0 else { return }
    let number = path.section
    let old = described[number].itemCount
    let item = min(max(path.item, 0), old)
    let (sum, overflow) = old.addingReportingOverflow(count)
    var changed = described[number]
    changed.itemCount = overflow ? .max : sum
    var flow: [Int: CGSize] = [:]
    for (old, size) in flowAnswers[number] ?? [:] {
      let (new, overflow) = old.addingReportingOverflow(old < item ? 0 : count)
      if !overflow { flow[new] = size }
    }
    try replace(number, changed, answers(of: number).inserting(count, at: item), flow)
  }

  /// Lets items leave a section, likewise.
  ///
  /// - Parameters:
  ///   - items: Which; those that are not there are passed over.
  ///   - section: The section.
  /// - Throws: `LayoutError` if the section cannot be solved; the layout is then as before.
  /// - Complexity: as `insertItems(_:at:)`.
  public mutating func removeItems(
    _ items: Range<Int>, inSection section: Int
  ) throws(LayoutError) {
    guard described.indices.contains(section) else { return }
    let range = items.clamped(to: 0..<described[section].itemCount)
    guard !range.isEmpty else { return }
    var changed = described[section]
    changed.itemCount -= range.count
    var flow: [Int: CGSize] = [:]
    for (old, size) in flowAnswers[section] ?? [:] where !range.contains(old) {
      flow[old < range.lowerBound ? old : old - range.count] = size
    }
    try replace(section, changed, answers(of: section).removing(range), flow)
  }

  /// Gives a section another layout; its cells have to be measured anew.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - section: The section.
  /// - Throws: `LayoutError` if the section cannot be solved; the layout is then as before.
  /// - Complexity: O(1), and an addition for each section.
  public mutating func setLayout(
    _ layout: SectionLayout, ofSection section: Int
  ) throws(LayoutError) {
    guard described.indices.contains(section), described[section].layout != layout else { return }
    var changed = described[section]
    changed.layout = layout
    try replace(section, changed, MeasuredAnswers(), [:])
  }

  private func answers(of section: Int) -> MeasuredAnswers {
    guard case .compositional(let solution) = solutions[section] else { return MeasuredAnswers() }
    return solution.groups?.answers ?? MeasuredAnswers()
  }

  private mutating func replace(
    _ number: Int, _ section: Section, _ answers: MeasuredAnswers, _ flow: [Int: CGSize]
  ) throws(LayoutError) {
    let old = described[number]
    let oldFlow = flowAnswers[number]
    described[number] = section
    if case .flow = section.layout { flowAnswers[number] = flow } else { flowAnswers[number] = nil }
    do {
      solutions[number] = try solve(number, answers: answers, flowMean: flowMean)
    } catch {
      described[number] = old
      flowAnswers[number] = oldFlow
      throw error
    }
    solvedSections += 1
    stack()
  }
}
