import ListSnapshot
import _TestSupport

/// A snapshot as plain lists: every rule read off the page, nothing made fast.
struct PlainSnapshot {
  private(set) var state: [CaseSection] = []
  private(set) var reloaded: [String] = []
  private(set) var reconfigured: [String] = []
  private(set) var reloadedSections: [String] = []

  typealias Fault = (kind: SnapshotError.Kind, id: String?)

  enum Side { case before, after }

  enum Call {
    case appendSections([String])
    case insertSections([String], Side, String)
    case deleteSections([String])
    case moveSection(String, Side, String)
    case reloadSections([String])
    case appendItems([String], String?)
    case insertItems([String], Side, String)
    case deleteItems([String])
    case deleteAllItems
    case moveItem(String, Side, String)
    case reloadItems([String])
    case reconfigureItems([String])
  }

  private var sections: [String] { state.map(\.id) }
  private var items: [String] { state.flatMap(\.items) }

  private func firstRepeat(_ ids: [String]) -> String? {
    ids.indices.first { ids[..<$0].contains(ids[$0]) }.map { ids[$0] }
  }

  mutating func perform(_ call: Call) -> Fault? {
    switch call {
    case .appendSections(let ids): addSections(ids, nil)
    case .insertSections(let ids, let side, let anchor): addSections(ids, (side, anchor))
    case .deleteSections(let ids): deleteSections(ids)
    case .moveSection(let id, let side, let anchor): moveSection(id, side, anchor)
    case .reloadSections(let ids): reloadSections(ids)
    case .appendItems(let ids, let section): appendItems(ids, section)
    case .insertItems(let ids, let side, let anchor): insertItems(ids, side, anchor)
    case .deleteItems(let ids): deleteItems(ids)
    case .deleteAllItems: clear()
    case .moveItem(let id, let side, let anchor): moveItem(id, side, anchor)
    case .reloadItems(let ids): mark(ids, reload: true)
    case .reconfigureItems(let ids): mark(ids, reload: false)
    }
  }

  private mutating func addSections(_ ids: [String], _ place: (Side, String)?) -> Fault? {
    if let id = firstRepeat(ids) { return (.duplicateSection, id) }
    if let anchor = place?.1 {
      if ids.contains(anchor) { return (.relativeToItself, anchor) }
      if !sections.contains(anchor) { return (.unknownSection, anchor) }
    }
    if let id = ids.first(where: sections.contains) { return (.duplicateSection, id) }
    var index = state.count
    if let (side, anchor) = place, let found = sections.firstIndex(of: anchor) {
      index = side == .before ? found : found + 1
    }
    state.insert(contentsOf: ids.map { CaseSection(id: $0, items: []) }, at: index)
    return nil
  }

  private mutating func deleteSections(_ ids: [String]) -> Fault? {
    if let id = firstRepeat(ids) { return (.duplicateSection, id) }
    for section in state where ids.contains(section.id) {
      section.items.forEach { forget($0) }
      reloadedSections.removeAll { $0 == section.id }
    }
    state.removeAll { ids.contains($0.id) }
    return nil
  }

  private mutating func moveSection(_ id: String, _ side: Side, _ anchor: String) -> Fault? {
    if id == anchor { return (.relativeToItself, id) }
    guard let from = sections.firstIndex(of: id) else { return (.unknownSection, id) }
    guard sections.contains(anchor) else { return (.unknownSection, anchor) }
    let section = state.remove(at: from)
    let index = sections.firstIndex(of: anchor) ?? 0
    state.insert(section, at: side == .before ? index : index + 1)
    return nil
  }

  private mutating func reloadSections(_ ids: [String]) -> Fault? {
    if let id = firstRepeat(ids) { return (.duplicateSection, id) }
    if let id = ids.first(where: { !sections.contains($0) }) { return (.unknownSection, id) }
    for id in ids where !reloadedSections.contains(id) { reloadedSections.append(id) }
    return nil
  }

  private mutating func lift(_ ids: [String]) {
    for index in state.indices { state[index].items.removeAll { ids.contains($0) } }
  }

  private mutating func appendItems(_ ids: [String], _ section: String?) -> Fault? {
    if state.isEmpty { return (.noSections, nil) }
    if let id = firstRepeat(ids) { return (.duplicateItem, id) }
    var target = state.count - 1
    if let section {
      guard let index = sections.firstIndex(of: section) else { return (.unknownSection, section) }
      target = index
    }
    lift(ids)
    state[target].items += ids
    return nil
  }

  private mutating func insertItems(_ ids: [String], _ side: Side, _ anchor: String) -> Fault? {
    if let id = firstRepeat(ids) { return (.duplicateItem, id) }
    if ids.contains(anchor) { return (.relativeToItself, anchor) }
    guard items.contains(anchor) else { return (.unknownItem, anchor) }
    lift(ids)
    for index in state.indices {
      guard let place = state[index].items.firstIndex(of: anchor) else { continue }
      state[index].items.insert(contentsOf: ids, at: side == .before ? place : place + 1)
    }
    return nil
  }

  private mutating func deleteItems(_ ids: [String]) -> Fault? {
    if let id = firstRepeat(ids) { return (.duplicateItem, id) }
    lift(ids)
    ids.forEach { forget($0) }
    return nil
  }

  private mutating func clear() -> Fault? {
    self = PlainSnapshot()
    return nil
  }

  private mutating func moveItem(_ id: String, _ side: Side, _ anchor: String) -> Fault? {
    if id == anchor { return (.relativeToItself, id) }
    if !items.contains(id) { return (.unknownItem, id) }
    if !items.contains(anchor) { return (.unknownItem, anchor) }
    return insertItems([id], side, anchor)
  }

  private mutating func mark(_ ids: [String], reload: Bool) -> Fault? {
    if let id = firstRepeat(ids) { return (.duplicateItem, id) }
    if let id = ids.first(where: { !items.contains($0) }) { return (.unknownItem, id) }
    for id in ids {
      if reload {
        reconfigured.removeAll { $0 == id }
        if !reloaded.contains(id) { reloaded.append(id) }
      } else if !reloaded.contains(id), !reconfigured.contains(id) {
        reconfigured.append(id)
      }
    }
    return nil
  }

  private mutating func forget(_ id: String) {
    reloaded.removeAll { $0 == id }
    reconfigured.removeAll { $0 == id }
  }
}

extension PlainSnapshot.Call {
  /// A call that is right more often than not.
  static func random(
    using random: inout SeededGenerator, items: Int, sections: Int
  ) -> PlainSnapshot.Call {
    func item() -> String { "i\(Int.random(in: 0..<items, using: &random))" }
    func section() -> String { "s\(Int.random(in: 0..<sections, using: &random))" }
    func list(_ make: () -> String) -> [String] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in make() }
    }
    let side: PlainSnapshot.Side = Bool.random(using: &random) ? .before : .after
    switch Int.random(in: 0..<26, using: &random) {
    case 0...3: return .appendSections(list(section))
    case 4: return .insertSections(list(section), side, section())
    case 5: return .deleteSections([section()])
    case 6: return .moveSection(section(), side, section())
    case 7: return .reloadSections(list(section))
    case 8...12: return .appendItems(list(item), Bool.random(using: &random) ? nil : section())
    case 13...16: return .insertItems(list(item), side, item())
    case 17, 18: return .deleteItems(list(item))
    case 19: return Int.random(in: 0..<6, using: &random) == 0 ? .deleteAllItems : .reloadItems([])
    case 20...22: return .moveItem(item(), side, item())
    case 23: return .reloadItems(list(item))
    default: return .reconfigureItems(list(item))
    }
  }
}

extension TextSnapshot {
  mutating func perform(_ call: PlainSnapshot.Call) throws {
    switch call {
    case .appendSections(let ids): try appendSections(ids)
    case .insertSections(let ids, .before, let anchor):
      try insertSections(ids, beforeSection: anchor)
    case .insertSections(let ids, .after, let anchor):
      try insertSections(ids, afterSection: anchor)
    case .deleteSections(let ids): try deleteSections(ids)
    case .moveSection(let id, .before, let anchor): try moveSection(id, beforeSection: anchor)
    case .moveSection(let id, .after, let anchor): try moveSection(id, afterSection: anchor)
    case .reloadSections(let ids): try reloadSections(ids)
    case .appendItems(let ids, let section): try appendItems(ids, toSection: section)
    case .insertItems(let ids, .before, let anchor): try insertItems(ids, beforeItem: anchor)
    case .insertItems(let ids, .after, let anchor): try insertItems(ids, afterItem: anchor)
    case .deleteItems(let ids): try deleteItems(ids)
    case .deleteAllItems: deleteAllItems()
    case .moveItem(let id, .before, let anchor): try moveItem(id, beforeItem: anchor)
    case .moveItem(let id, .after, let anchor): try moveItem(id, afterItem: anchor)
    case .reloadItems(let ids): try reloadItems(ids)
    case .reconfigureItems(let ids): try reconfigureItems(ids)
    }
  }
}

/// The number of diff rule D8 for lists whose sections stayed as they are, worked out the slow way.
func plainOperationCount(from old: [[Int]], to new: [[Int]]) -> Int {
  var homes: [Int: Int] = [:]
  for (section, items) in old.enumerated() { for item in items { homes[item] = section } }
  let present = Set(new.joined())
  var count = old.joined().filter { !present.contains($0) }.count
  for (section, items) in new.enumerated() {
    count += items.filter { homes[$0] != section }.count
    let places = Dictionary(
      uniqueKeysWithValues: old[section].enumerated().map { ($0.element, $0.offset) })
    let kept = items.compactMap { places[$0] }
    count += kept.count - longestRise(kept)
  }
  return count
}

/// The length of a longest rising subsequence.
func longestRise(_ values: [Int]) -> Int {
  var tails: [Int] = []
  for value in values {
    var place = tails.count
    while place > 0, tails[place - 1] >= value { place -= 1 }
    if place == tails.count { tails.append(value) } else { tails[place] = value }
  }
  return tails.count
}
