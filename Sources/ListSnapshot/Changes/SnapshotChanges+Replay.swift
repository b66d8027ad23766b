extension SnapshotChanges {
  /// Carries the steps out on the old snapshot, as a view would (diff rule D10).
  ///
  /// This is the check that changes are right, for tests and for consumers of their own: the result equals `new`
  /// for every pair of snapshots.
  ///
  /// - Parameters:
  ///   - old: The snapshot the steps start from.
  ///   - new: The one they lead to; only what they insert is read from it.
  /// - Returns: What the steps lead to, without marks.
  /// - Throws: ``ReplayError`` where a step does not fit the two snapshots.
  /// - Complexity: O(n).
  public func replayed(
    on old: Snapshot<SectionID, ItemID>, inserting new: Snapshot<SectionID, ItemID>
  ) throws(ReplayError) -> Snapshot<SectionID, ItemID> {
    var replay = Replay(changes: self, old: Self.state(of: old), new: Self.state(of: new))
    let state = try replay.run()
    do {
      return try Snapshot(state)
    } catch {
      throw ReplayError(message: "the steps lead to a list that cannot be: \(error.message)")
    }
  }

  private static func state(
    of snapshot: Snapshot<SectionID, ItemID>
  ) -> [(section: SectionID, items: [ItemID])] {
    let arrangement = snapshot.arrangement
    return arrangement.sections.map { section in
      (
        snapshot.sectionTable.identifier(of: section),
        snapshot.itemTable.identifiers(of: arrangement.items(in: section))
      )
    }
  }
}

/// The steps of diff rule D10, one after another, on plain lists.
private struct Replay<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias State = [(section: SectionID, items: [ItemID])]

  let changes: SnapshotChanges<SectionID, ItemID>
  /// The old items; a place that was lifted or deleted becomes nil, so that old paths stay good.
  private var rest: [[ItemID?]]
  private let old: State
  private let new: State

  init(changes: SnapshotChanges<SectionID, ItemID>, old: State, new: State) {
    self.changes = changes
    self.old = old
    self.new = new
    rest = old.map { $0.items.map { $0 } }
  }

  mutating func run() throws(ReplayError) -> State {
    // What arrives in each new section: from moves and, in kept sections, from inserts.
    var arriving: [[(index: Int, item: ItemID)]] = Array(repeating: [], count: new.count)
    for move in changes.movedItems {
      let item = try take(move.from, for: "a move")
      guard arriving.indices.contains(move.to.section) else {
        throw ReplayError(message: "a move goes to \(move.to), where new has no section")
      }
      arriving[move.to.section].append((move.to.item, item))
    }
    for path in changes.deletedItems { _ = try take(path, for: "a delete") }
    for path in changes.insertedItems {
      guard new.indices.contains(path.section),
        new[path.section].items.indices.contains(path.item)
      else { throw ReplayError(message: "an insert goes to \(path), which new does not have") }
      arriving[path.section].append((path.item, new[path.section].items[path.item]))
    }
    let layout = try sectionLayout()
    var state: State = []
    for (index, source) in layout.enumerated() {
      let arrivals = arriving[index].sorted { $0.index < $1.index }
      if let source {
        var items = rest[source].compactMap { $0 }
        try add(arrivals, to: &items)
        state.append((old[source].section, items))
      } else {
        state.append((new[index].section, try fill(index, with: arrivals)))
      }
    }
    return state
  }

  private mutating func take(_ path: ItemPath, for step: String) throws(ReplayError) -> ItemID {
    guard rest.indices.contains(path.section), rest[path.section].indices.contains(path.item),
      let item = rest[path.section][path.item]
    else {
      throw ReplayError(message: "\(step) takes \(path), where old has nothing left to take")
    }
    rest[path.section][path.item] = nil
    return item
  }

  /// For each new section the old one it was, nil for an inserted one.
  private func sectionLayout() throws(ReplayError) -> [Int?] {
    let count = old.count - changes.deletedSections.count + changes.insertedSections.count
    guard count == new.count else {
      throw ReplayError(message: "the steps leave \(count) sections, but new has \(new.count)")
    }
    let away = Set(changes.deletedSections + changes.movedSections.map(\.from))
    let moved = Dictionary(
      changes.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let inserted = Set(changes.insertedSections)
    var staying = old.indices.filter { !away.contains($0) }.makeIterator()
    var layout: [Int?] = []
    for index in 0..<count {
      if inserted.contains(index) {
        layout.append(nil)
      } else if let source = moved[index] ?? staying.next(), old.indices.contains(source) {
        layout.append(source)
      } else {
        throw ReplayError(message: "no old section is left for new section \(index)")
      }
    }
    return layout
  }

  private func add(
    _ arrivals: [(index: Int, item: ItemID)], to items: inout [ItemID]
  ) throws(ReplayError) {
    for (index, item) in arrivals {
      guard index <= items.count else {
        throw ReplayError(message: "item \(item) arrives at \(index) of \(items.count) items")
      }
      items.insert(item, at: index)
    }
  }

  /// The items of an inserted section: those that moved in, and what it brings.
  private func fill(
    _ index: Int, with arrivals: [(index: Int, item: ItemID)]
  ) throws(ReplayError) -> [ItemID] {
    var items = new[index].items
    for arrival in arrivals {
      guard items.indices.contains(arrival.index) else {
        throw ReplayError(message: "item \(arrival.item) arrives outside section \(index)")
      }
      items[arrival.index] = arrival.item
    }
    return items
  }
}
