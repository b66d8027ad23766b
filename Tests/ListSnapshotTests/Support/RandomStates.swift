import _TestSupport

/// A state of up to four of five sections and up to nine of twelve items, in any order.
func randomState(using random: inout SeededGenerator) -> [CaseSection] {
  let sections = (0..<5).map { "s\($0)" }.shuffled(using: &random)
    .prefix(Int.random(in: 0...4, using: &random))
  var state = sections.map { CaseSection(id: $0, items: []) }
  guard !state.isEmpty else { return [] }
  let items = (0..<12).map { "i\($0)" }.shuffled(using: &random)
    .prefix(Int.random(in: 0...9, using: &random))
  for item in items { state[Int.random(in: 0..<state.count, using: &random)].items.append(item) }
  return state
}

/// The smallest number of steps by diff rule D8, with the longest runs found by trying all subsets.
func fewestSteps(from old: [CaseSection], to new: [CaseSection]) -> Int {
  let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
  let oldItems = Set(old.flatMap(\.items))
  let newItems = Set(new.flatMap(\.items))
  let kept = newIDs.compactMap { oldIDs.firstIndex(of: $0) }
  var count = oldIDs.filter { !newIDs.contains($0) }.count
  count += newIDs.count - kept.count
  count += kept.count - longestRiseByTrying(kept)
  for section in old where newIDs.contains(section.id) {
    count += section.items.filter { !newItems.contains($0) }.count
  }
  for section in new {
    let before = old.first { $0.id == section.id }?.items
    let came = section.items.filter { oldItems.contains($0) && before?.contains($0) != true }
    count += came.count
    guard let before else { continue }
    count += section.items.filter { !oldItems.contains($0) }.count
    let stayed = section.items.compactMap { before.firstIndex(of: $0) }
    count += stayed.count - longestRiseByTrying(stayed)
  }
  return count
}

private func longestRiseByTrying(_ values: [Int]) -> Int {
  (0..<(1 << values.count)).lazy
    .map { subset in values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] } }
    .filter { chosen in zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } }
    .map(\.count).max() ?? 0
}
