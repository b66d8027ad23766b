import ListSnapshot
import Testing
import _TestSupport

/// What copies share, and what they do not.
@Suite struct SnapshotSharingTests {
  @Test func copiesAreEditedInManyTasksAtOnce() async throws {
    var base = Snapshot<Int, Int>()
    try base.appendSections([0, 1])
    try base.appendItems(Array(0..<1000), toSection: 0)
    let start = base
    try await withThrowingTaskGroup(of: (Snapshot<Int, Int>, [Int]).self) { group in
      for task in 0..<8 as Range<UInt64> {
        group.addTask {
          var random = SeededGenerator(seed: task)
          var copy = start
          var list = Array(0..<1000)
          for step in 0..<150 {
            let place = Int.random(in: 0..<list.count, using: &random)
            if step % 3 == 0 {
              try copy.deleteItems([list.remove(at: place)])
            } else {
              // Some identifiers are new to all tasks at once, some to one alone.
              let item = step % 3 == 1 ? 2000 + step : 10_000 * Int(task + 1) + step
              try copy.insertItems([item], beforeItem: list[place])
              list.insert(item, at: place)
            }
          }
          #expect(Snapshot.changes(from: start, to: copy).operationCount > 0)
          return (copy, list)
        }
      }
      for try await (copy, list) in group {
        #expect(copy.itemIdentifiers == list)
        let changes = Snapshot.changes(from: start, to: copy)
        #expect(try changes.replayed(on: start, inserting: copy) == copy)
      }
    }
    #expect(start.itemIdentifiers == Array(0..<1000))
  }

  @Test func editingACopyLeavesTheOriginalAlone() throws {
    let original = try TextSnapshot([("S", ["a", "b"]), ("T", ["c"])])
    var copy = original
    try copy.moveSection("T", beforeSection: "S")
    try copy.deleteItems(["a"])
    try copy.reloadItems(["b"])
    #expect(
      try original.state == [
        CaseSection(id: "S", items: ["a", "b"]), CaseSection(id: "T", items: ["c"]),
      ])
    #expect(original.reloadedItemIdentifiers == [])
  }

  @Test func aLongHistoryDoesNotPileUpIdentifiers() throws {
    final class Token: Hashable, Sendable {
      static func == (left: Token, right: Token) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct Weak { weak var token: Token? }
    var snapshot = Snapshot<Int, Token>()
    try snapshot.appendSections([0])
    var seen: [Weak] = []
    for _ in 0..<100 {
      let tokens = (0..<100).map { _ in Token() }
      seen += tokens.map { Weak(token: $0) }
      try snapshot.deleteItems(snapshot.itemIdentifiers)
      try snapshot.appendItems(tokens)
    }
    let alive = seen.filter { $0.token != nil }.count
    #expect(snapshot.numberOfItems == 100)
    #expect(alive < 4000, "\(alive) of 10000 identifiers are still held")
  }

  @Test func aSnapshotThatMovedToItsOwnTablesIsStillComparedRightly() throws {
    let old = try Snapshot<Int, Int>([(0, Array(0..<50)), (1, [100])])
    var new = old
    for round in 1..<60 {
      try new.deleteItems(new.itemIdentifiers.filter { $0 >= 1000 })
      try new.appendItems(Array(1000 * round..<1000 * round + 100), toSection: 1)
      try new.reloadItems([3])
    }
    let changes = Snapshot.changes(from: old, to: new)
    #expect(changes.insertedItems.count == 100)
    #expect(changes.operationCount == 100)
    #expect(changes.reloadedItems.map(\.identifier) == [3])
    #expect(try changes.replayed(on: old, inserting: new) == new)
  }
}
