import ListSnapshot
import Synchronization
import Testing
import _TestSupport

/// What it costs in calls of the identifiers' own code, which no clock has to tell.
@Suite(.serialized) struct LookupCostTests {
  @Test func identifiersAreHashedOnceAndHardlyEverCompared() throws {
    let ids = (0..<4000).map(Counted.init)
    Counted.reset()
    var old = Snapshot<Int, Counted>()
    try old.appendSections([0])
    try old.appendItems(ids)
    #expect(Counted.hashes == 4000)
    #expect(Counted.comparisons < 400)
    Counted.reset()
    var new = old
    try new.moveItem(ids[7], beforeItem: ids[3000])
    try new.deleteItems([ids[99]])
    #expect(Counted.hashes <= 4)
    #expect(Counted.comparisons < 30)
    Counted.reset()
    #expect(Snapshot.changes(from: old, to: new).operationCount == 2)
    #expect(Counted.hashes == 0 && Counted.comparisons == 0)
  }

  @Test func relatedArraysCompareAboutOnceAnElement() {
    let old = (0..<4000).map(Counted.init)
    var new = old
    new.remove(at: 1000)
    new.insert(Counted(number: 9999), at: 3000)
    Counted.reset()
    #expect(SequenceChanges(from: old, to: new).operationCount == 2)
    #expect(Counted.comparisons < 4500)
    Counted.reset()
    var random = SeededGenerator(seed: 1)
    let shuffled = old.shuffled(using: &random)
    #expect(SequenceChanges(from: old, to: shuffled).operationCount > 3000)
    #expect(Counted.hashes < 8100)
    #expect(Counted.comparisons < 30_000)
  }
}

/// A number that counts how often it is hashed and compared, over all values.
private struct Counted: Hashable, Sendable {
  private static let hashCount = Atomic(0)
  private static let comparisonCount = Atomic(0)

  let number: Int

  static var hashes: Int { hashCount.load(ordering: .relaxed) }
  static var comparisons: Int { comparisonCount.load(ordering: .relaxed) }

  static func reset() {
    hashCount.store(0, ordering: .relaxed)
    comparisonCount.store(0, ordering: .relaxed)
  }

  static func == (left: Counted, right: Counted) -> Bool {
    comparisonCount.add(1, ordering: .relaxed)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.hashCount.add(1, ordering: .relaxed)
    hasher.combine(number)
  }
}
