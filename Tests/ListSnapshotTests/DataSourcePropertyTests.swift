import ListSnapshot
import Testing
import _TestSupport

/// Random applies of every kind, and what has to hold after each.
@Suite struct DataSourcePropertyTests {
  private typealias Source = DiffableDataSource<String, String, String>

  @Test func whateverIsAppliedTheChangesReplayAndOutlinesShowTheirSections() throws {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let source = Source { _, _, item in item }
      let witness = Witness()
      source.addObserver(witness)
      for step in 0..<8 {
        let comment: Comment = "seed \(seed), step \(step)"
        let before = source.snapshot()
        if let item = before.itemIdentifiers.randomElement(using: &random) { source.select(item) }
        let selected = source.selectedItems
        apply(to: source, using: &random)
        let after = source.snapshot()
        if let transaction = witness.last {
          #expect(transaction.old == before && transaction.new == after, comment)
          if let changes = transaction.changes {
            #expect(try changes.replayed(on: before, inserting: after) == after, comment)
          }
          #expect(
            Set(transaction.deselectedItems) == selected.filter { !after.contains(item: $0) },
            comment)
        } else {
          #expect(after == before, comment)
        }
        #expect(source.selectedItems == selected.filter { after.contains(item: $0) }, comment)
        try checkOutlines(of: source, comment)
        witness.last = nil
      }
    }
  }

  private func apply(to source: Source, using random: inout SeededGenerator) {
    let section = "s\(Int.random(in: 0..<4, using: &random))"
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      guard let list = try? TextSnapshot.of(randomState(using: &random)) else { return }
      source.apply(list)
    case 1:
      let item = "i\(Int.random(in: 0..<12, using: &random))"
      source.apply(editing: { snapshot throws(SnapshotError) in
        try snapshot.appendItems([item], toSection: section)
      })
    case 2:
      let count = Int.random(in: 1...3, using: &random)
      source.apply(editing: { snapshot throws(SnapshotError) in
        try snapshot.deleteItems(Array(snapshot.itemIdentifiers.prefix(count)))
      })
    case 3:
      source.apply(randomOutline(using: &random), to: section)
    default:
      let items = source.snapshot(for: section).items
      let some = items.filter { _ in Bool.random(using: &random) }
      if Bool.random(using: &random) {
        source.expand(some, in: section)
      } else {
        source.collapse(some, in: section)
      }
    }
  }

  private func randomOutline(using random: inout SeededGenerator) -> SectionSnapshot<String> {
    var outline = SectionSnapshot<String>()
    for item in (0..<12).shuffled(using: &random).prefix(6) {
      let parent = Bool.random(using: &random) ? outline.items.randomElement(using: &random) : nil
      try? outline.append(["i\(item)"], to: parent)
      if Bool.random(using: &random) { outline.expand(["i\(item)"]) }
    }
    return outline
  }

  /// An outline shows just what its section holds, and no item is in two sections, hidden or not.
  private func checkOutlines(of source: Source, _ comment: Comment) throws {
    var seen: Set<String> = []
    for section in source.snapshot().sectionIdentifiers {
      let outline = source.snapshot(for: section)
      let list = try source.snapshot().itemIdentifiers(inSection: section)
      #expect(outline.visibleItems == list, comment)
      for item in outline.items { #expect(seen.insert(item).inserted, comment) }
    }
  }

  private final class Witness: DataSourceObserver {
    var last: DataSourceTransaction<String, String>?

    func didCommit(_ transaction: DataSourceTransaction<String, String>) { last = transaction }
  }
}
