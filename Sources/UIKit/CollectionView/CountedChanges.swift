import Foundation

/// The changes of a batch, counted, to be compared with what the data source says afterwards.
struct CountedChanges {
  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  private var movedSections: [Int: Int] = [:]
  private(set) var reloadedSections: Set<Int> = []
  /// Items that leave sections, by old section.
  private var leaving: [Int: [Int]] = [:]
  /// Items that come into sections, by new section.
  private var coming: [Int: Int] = [:]

  @MainActor
  init(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      let isSection = (before ?? after)?.item == NSNotFound
      switch item.updateAction {
      case .none: break
      case .insert:
        guard let after else { break }
        if isSection { insertedSections.insert(after.section) } else { come(after) }
      case .delete:
        guard let before else { break }
        if isSection { deletedSections.insert(before.section) } else { leave(before) }
      case .reload:
        if isSection, let before { reloadedSections.insert(before.section) }
      case .move:
        guard let before, let after else { break }
        if isSection {
          movedSections[before.section] = after.section
        } else {
          leave(before)
          come(after)
        }
      }
    }
  }

  private mutating func leave(_ path: IndexPath) {
    leaving[path.section, default: []].append(path.item)
  }

  private mutating func come(_ path: IndexPath) { coming[path.section, default: 0] += 1 }

  /// What does not fit, or nil.
  ///
  /// - Parameters:
  ///   - old: The numbers of items before, by section.
  ///   - new: The numbers that the data source gives now.
  /// - Returns: A sentence that says what was found and what is to be done.
  func problem(from old: [Int], to new: [Int]) -> String? {
    for (section, items) in leaving.sorted(by: { $0.key < $1.key }) {
      guard old.indices.contains(section), items.allSatisfy({ (0..<old[section]).contains($0) })
      else {
        return "an update takes item \(items.max() ?? 0) out of section \(section), which was not "
          + "there; deletes, and the sources of moves, are told in the places before the update"
      }
    }
    let expected = old.count - deletedSections.count + insertedSections.count
    guard new.count == expected else {
      return "there are \(new.count) sections after the update; \(old.count) before, "
        + "\(insertedSections.count) inserted and \(deletedSections.count) deleted make "
        + "\(expected); change the data source and tell every change"
    }
    for (section, source) in sources(from: old.count, to: new.count).enumerated() {
      guard let source, !reloadedSections.contains(source) else { continue }
      let (gone, come) = (leaving[source]?.count ?? 0, coming[section] ?? 0)
      guard new[section] == old[source] - gone + come else {
        return "section \(section) has \(new[section]) items after the update; \(old[source]) "
          + "before, \(come) inserted or moved in and \(gone) deleted or moved out make "
          + "\(old[source] - gone + come); change the data source and tell every change"
      }
    }
    return nil
  }

  /// For each section afterwards the one it was before, nil for one that came in.
  private func sources(from old: Int, to new: Int) -> [Int?] {
    var sources = [Int?](repeating: nil, count: new)
    var isTaken = [Bool](repeating: false, count: new)
    for section in insertedSections where isTaken.indices.contains(section) {
      isTaken[section] = true
    }
    for (source, target) in movedSections where isTaken.indices.contains(target) {
      sources[target] = source
      isTaken[target] = true
    }
    let staying = (0..<old).filter { !deletedSections.contains($0) && movedSections[$0] == nil }
    for (source, target) in zip(staying, isTaken.indices.filter { !isTaken[$0] }) {
      sources[target] = source
    }
    return sources.map { $0.flatMap { (0..<old).contains($0) ? $0 : nil } }
  }
}
