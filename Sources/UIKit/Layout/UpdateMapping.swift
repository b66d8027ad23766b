import Foundation

/// Where a batch of updates puts what was there before.
///
/// What leaves and what is reloaded maps to nothing; what comes in takes its place, and all others
/// fill the places left over, in order.
struct UpdateMapping: Sendable {
  private var sections = Places()
  private var items: [Int: Places] = [:]

  @MainActor
  init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      let before = update.indexPathBeforeUpdate
      let after = update.indexPathAfterUpdate
      let isSection = (before ?? after)?.item == NSNotFound
      switch update.updateAction {
      case .none: break
      case .insert:
        if let after { arrive(after, isSection) }
      case .delete:
        if let before { leave(before, isSection) }
      case .reload:
        if let before { reload(before, isSection) }
      case .move:
        guard let before, let after else { break }
        leave(before, isSection)
        arrive(after, isSection)
        if isSection {
          sections.moved[before.section] = after.section
        } else {
          moves[before] = after
        }
      }
    }
    sections.arrived.sort()
    sections.left.sort()
    for number in Set(arrivals.map(\.section)) {
      // What comes into a section is told in the numbers after the updates; the rest of the section
      // is known by its number before.
      guard let before = sections.before(number) else { continue }
      items[before, default: Places()].arrived += arrivals.filter { $0.section == number }
        .map(\.item)
    }
    for key in items.keys {
      items[key]?.arrived.sort()
      items[key]?.left.sort()
    }
  }

  private var arrivals: [IndexPath] = []
  private var moves: [IndexPath: IndexPath] = [:]

  private mutating func arrive(_ path: IndexPath, _ isSection: Bool) {
    if isSection { sections.arrived.append(path.section) } else { arrivals.append(path) }
  }

  private mutating func leave(_ path: IndexPath, _ isSection: Bool) {
    if isSection {
      sections.left.append(path.section)
    } else {
      items[path.section, default: Places()].left.append(path.item)
    }
  }

  private mutating func reload(_ path: IndexPath, _ isSection: Bool) {
    if isSection {
      sections.reloaded.insert(path.section)
    } else {
      items[path.section, default: Places()].reloaded.insert(path.item)
    }
  }

  /// The key of the same element afterwards; nil where it left, or has to be measured again.
  func key(after key: ElementKey) -> ElementKey? {
    let path = key.indexPath
    guard path.count == 2 else { return key }
    guard key.category == .cell else {
      // Views anchored to cells are numbered through their section: only a header's number stays.
      guard path.item == 0, let section = sections.after(path.section) else { return nil }
      return ElementKey(key.category, key.kind, IndexPath(item: 0, section: section))
    }
    if let moved = moves[path] { return ElementKey(.cell, nil, moved) }
    guard let section = sections.after(path.section),
      let item = (items[path.section] ?? Places()).after(path.item)
    else { return nil }
    return ElementKey(.cell, nil, IndexPath(item: item, section: section))
  }

  /// Numbers in a row, some of which leave, come in or change places.
  private struct Places: Sendable {
    var left: [Int] = []
    var arrived: [Int] = []
    var reloaded: Set<Int> = []
    var moved: [Int: Int] = [:]

    /// Where a number goes.
    func after(_ number: Int) -> Int? {
      if let place = moved[number] { return place }
      guard !reloaded.contains(number), !left.contains(number) else { return nil }
      var place = number - left.count { $0 < number }
      for other in arrived where other <= place { place += 1 }
      return place
    }

    /// Which number comes to a place; nil for one that came in.
    func before(_ place: Int) -> Int? {
      if let source = moved.first(where: { $0.value == place })?.key { return source }
      guard !arrived.contains(place) else { return nil }
      var number = place - arrived.count { $0 < place }
      for other in left where other <= number { number += 1 }
      return number
    }
  }
}
