import ListSnapshot
import Testing
import _TestSupport

/// Random calls on snapshots, beside a model that does everything the slow way.
@Suite struct SnapshotModelTests {
  @Test func randomCallsAnswerLikeThePlainModel() throws {
    for seed in 0..<700 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var model = PlainSnapshot()
      var snapshot = TextSnapshot()
      for step in 0..<25 {
        let call = PlainSnapshot.Call.random(using: &random, items: 12, sections: 5)
        let fault = model.perform(call)
        var thrown: SnapshotError?
        do { try snapshot.perform(call) } catch let error as SnapshotError { thrown = error }
        let comment: Comment = "seed \(seed), step \(step), \(call)"
        #expect(thrown?.kind == fault?.kind, comment)
        #expect(thrown?.identifier as? String == fault?.id, comment)
        #expect(try snapshot.state == model.state, comment)
        #expect(snapshot.reloadedItemIdentifiers == model.reloaded, comment)
        #expect(snapshot.reconfiguredItemIdentifiers == model.reconfigured, comment)
        #expect(snapshot.reloadedSectionIdentifiers == model.reloadedSections, comment)
        if step % 5 == 0 { try checkQuestions(of: snapshot, against: model.state, comment) }
      }
    }
  }

  @Test func longListsSplitAndJoinTheirLeavesUnnoticed() throws {
    for seed in 0..<4 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var snapshot = Snapshot<Int, Int>()
      try snapshot.appendSections([0, 1, 2])
      var lists: [[Int]] = [Array(0..<2500), [], []]
      try snapshot.appendItems(lists[0], toSection: 0)
      let start = snapshot
      let oldLists = lists
      var next = 2500
      for round in 0..<6 {
        for _ in 0..<40 {
          let section = Int.random(in: 0..<3, using: &random)
          if !lists[section].isEmpty {
            let place = Int.random(in: 0..<lists[section].count, using: &random)
            let run = min(lists[section].count - place, round % 3 == 2 ? 40 : 3)
            let gone = Array(lists[section][place..<place + run])
            try snapshot.deleteItems(gone)
            lists[section].removeSubrange(place..<place + run)
          }
          let target = Int.random(in: 0..<3, using: &random)
          let fresh = Array(next..<next + (round % 3 == 0 ? 30 : 4))
          next += fresh.count
          if let anchor = lists[target].randomElement(using: &random),
            let place = lists[target].firstIndex(of: anchor)
          {
            try snapshot.insertItems(fresh, beforeItem: anchor)
            lists[target].insert(contentsOf: fresh, at: place)
          } else {
            try snapshot.appendItems(fresh, toSection: target)
            lists[target] += fresh
          }
        }
        let comment: Comment = "seed \(seed), round \(round)"
        #expect(try (0..<3).map { try snapshot.itemIdentifiers(inSection: $0) } == lists, comment)
        let flat = lists.flatMap { $0 }
        for index in stride(from: 0, to: flat.count, by: 97) {
          #expect(snapshot.indexOfItem(flat[index]) == index, comment)
        }
        let changes = Snapshot.changes(from: start, to: snapshot)
        #expect(try changes.replayed(on: start, inserting: snapshot) == snapshot, comment)
        #expect(changes.operationCount == plainOperationCount(from: oldLists, to: lists), comment)
      }
    }
  }
}
