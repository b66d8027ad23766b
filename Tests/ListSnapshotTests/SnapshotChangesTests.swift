import ListSnapshot
import Testing
import _TestSupport

/// Changes between any two snapshots: they replay, they are the fewest, and how the snapshots came about does
/// not matter.
@Suite struct SnapshotChangesTests {
  @Test func bothFormsReplayForEveryPair() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (oldState, newState) = (randomState(using: &random), randomState(using: &random))
      let old = try TextSnapshot.of(oldState)
      var new = try TextSnapshot.of(newState)
      try new.reloadItems(Array(new.itemIdentifiers.prefix(2)))
      try new.reloadSections(Array(new.sectionIdentifiers.suffix(1)))
      let changes = checkChanges(from: old, to: new, "seed \(seed)")
      #expect(
        changes.operationCount == fewestSteps(from: oldState, to: newState), "seed \(seed)")
    }
  }

  @Test func relativesGiveTheSameChangesAsStrangers() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (oldState, newState) = (randomState(using: &random), randomState(using: &random))
      let old = try TextSnapshot.of(oldState)
      let stranger = try TextSnapshot.of(newState)
      var relative = old
      relative.deleteAllItems()
      try relative.appendSections(newState.map(\.id))
      for section in newState { try relative.appendItems(section.items, toSection: section.id) }
      var edited = old
      try edit(&edited, into: newState)
      let expected = Snapshot.changes(from: old, to: stranger)
      #expect(Snapshot.changes(from: old, to: relative) == expected, "rebuilt, seed \(seed)")
      #expect(Snapshot.changes(from: old, to: edited) == expected, "edited, seed \(seed)")
      #expect(edited == stranger && relative == stranger, "seed \(seed)")
    }
  }

  @Test func longListsGiveTheSameChangesHoweverTheyWereMade() throws {
    for seed in 0..<12 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var old = Snapshot<Int, Int>()
      try old.appendSections([0, 1])
      try old.appendItems(Array(0..<1500), toSection: 0)
      try old.appendItems(Array(1500..<2000), toSection: 1)
      var new = old
      for step in 0..<(seed % 2 == 0 ? 10 : 150) {
        let item = Int.random(in: 0..<2000, using: &random)
        let other = Int.random(in: 0..<2000, using: &random)
        guard new.contains(item: item), new.contains(item: other), item != other else { continue }
        switch step % 3 {
        case 0: try new.deleteItems([item])
        case 1: try new.insertItems([5000 + step], beforeItem: item)
        default: try new.moveItem(item, afterItem: other)
        }
      }
      var stranger = Snapshot<Int, Int>()
      try stranger.appendSections([0, 1])
      for section in [0, 1] {
        try stranger.appendItems(try new.itemIdentifiers(inSection: section), toSection: section)
      }
      let changes = Snapshot.changes(from: old, to: new)
      #expect(changes == Snapshot.changes(from: old, to: stranger), "seed \(seed)")
      #expect(try changes.replayed(on: old, inserting: new) == new, "seed \(seed)")
      let lists = try [old, new].map { snapshot in
        try [0, 1].map { try snapshot.itemIdentifiers(inSection: $0) }
      }
      #expect(
        changes.operationCount == plainOperationCount(from: lists[0], to: lists[1]),
        "seed \(seed)")
    }
  }

  @Test func hashesAreOnlyAShortcut() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (old, new) = (randomState(using: &random), randomState(using: &random))
      let expected = Snapshot.changes(from: try TextSnapshot.of(old), to: try TextSnapshot.of(new))
      // Salt 0 gives all values one hash.
      for salt in [0, 1, 77] {
        let changes = Snapshot.changes(
          from: try salted(old, salt: salt), to: try salted(new, salt: salt))
        #expect(changes.movedItems == expected.movedItems, "seed \(seed), salt \(salt)")
        #expect(changes.deletedItems == expected.deletedItems, "seed \(seed), salt \(salt)")
        #expect(changes.insertedItems == expected.insertedItems, "seed \(seed), salt \(salt)")
        #expect(changes.movedSections == expected.movedSections, "seed \(seed), salt \(salt)")
      }
    }
  }

  @Test func aReplayOfForeignChangesIsRefused() throws {
    let old = try TextSnapshot([("S", ["a", "b"])])
    let new = try TextSnapshot([("S", ["b", "c"])])
    let changes = Snapshot.changes(from: old, to: new)
    let other = try TextSnapshot([("S", ["a"]), ("T", [])])
    #expect(throws: ReplayError.self) { try changes.replayed(on: other, inserting: new) }
    #expect(throws: ReplayError.self) { try changes.replayed(on: old, inserting: TextSnapshot()) }
  }

  /// Turns a snapshot into a state by single edits.
  private func edit(_ snapshot: inout TextSnapshot, into state: [CaseSection]) throws {
    let wanted = state.map(\.id)
    // What is wanted is saved from sections that go before these are deleted.
    let fresh = wanted.filter { !snapshot.contains(section: $0) }
    try snapshot.appendSections(fresh)
    var previous: String?
    for section in state {
      if let previous {
        try snapshot.moveSection(section.id, afterSection: previous)
      } else if let first = snapshot.sectionIdentifiers.first, first != section.id {
        try snapshot.moveSection(section.id, beforeSection: first)
      }
      previous = section.id
      for (index, item) in section.items.enumerated() {
        if index == 0, let head = try snapshot.itemIdentifiers(inSection: section.id).first {
          if head != item { try snapshot.insertItems([item], beforeItem: head) }
        } else if index == 0 {
          try snapshot.appendItems([item], toSection: section.id)
        } else {
          try snapshot.insertItems([item], afterItem: section.items[index - 1])
        }
      }
    }
    let items = Set(state.flatMap(\.items))
    try snapshot.deleteItems(snapshot.itemIdentifiers.filter { !items.contains($0) })
    try snapshot.deleteSections(snapshot.sectionIdentifiers.filter { !wanted.contains($0) })
  }

  private func salted(_ state: [CaseSection], salt: Int) throws -> Snapshot<Salted, Salted> {
    try Snapshot(
      state.map { section in
        (
          Salted(text: section.id, salt: salt),
          section.items.map { Salted(text: $0, salt: salt) }
        )
      })
  }
}

/// A text whose hash depends on a salt, as it would on another process's hash seed.
private struct Salted: Hashable, Sendable {
  let text: String
  let salt: Int

  static func == (left: Salted, right: Salted) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) {
    hasher.combine(salt)
    if salt != 0 { hasher.combine(text) }
  }
}
