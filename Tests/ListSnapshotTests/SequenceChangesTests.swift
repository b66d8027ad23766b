import ListSnapshot
import Testing
import _TestSupport

/// The plain sequence diff, beside one that pairs and counts the slow way.
@Suite struct SequenceChangesTests {
  @Test func pairsComeFirstServedWithTheFewestMoves() {
    for seed in 0..<4000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let variety = [2, 5, 40][Int(seed % 3)]
      let old = Self.array(upTo: 14, of: variety, using: &random)
      let new = Self.array(upTo: 14, of: variety, using: &random)
      check(old, new, "seed \(seed)")
    }
  }

  @Test func relatedArraysAreWalkedInStepWithTheSameOutcome() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      // Every other seed has equal elements, on which the walk must give up.
      let old = (0..<120).map { seed % 2 == 0 ? $0 : $0 % 90 }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0..<new.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: new.remove(at: place)
        case 1: new.insert(Int.random(in: 0..<200, using: &random), at: place)
        default:
          let element = new.remove(at: place)
          new.insert(element, at: Int.random(in: 0...new.count, using: &random))
        }
      }
      check(old, new, "seed \(seed)")
    }
  }

  @Test func longArraysShuffledAndRotated() {
    var random = SeededGenerator(seed: 7)
    let old = Array(0..<2000)
    check(old, old.shuffled(using: &random), "shuffled")
    check(old, Array(old[1...] + old[..<1]), "first to last")
    check(old, Array(old[1000...] + old[..<1000]), "halves swapped")
    check(old, old.reversed(), "reversed")
    check(old, [], "emptied")
    check([], old, "filled")
  }

  @Test func theFirstToTheLastIsOneMove() {
    let changes = SequenceChanges(from: [1, 2, 3, 4], to: [2, 3, 4, 1])
    #expect(changes.moves == [IndexMove(from: 0, to: 3)])
    #expect(changes.operationCount == 1)
  }

  private static func array(
    upTo length: Int, of variety: Int, using random: inout SeededGenerator
  ) -> [Int] {
    (0..<Int.random(in: 0...length, using: &random)).map { _ in
      Int.random(in: 0..<variety, using: &random)
    }
  }

  private func check(_ old: [Int], _ new: [Int], _ comment: Comment) {
    let changes = SequenceChanges(from: old, to: new)
    #expect(changes.replayed(on: old, inserting: new) == new, comment)
    // First come, first served, by the book.
    var places: [Int: [Int]] = [:]
    for (index, element) in old.enumerated() { places[element, default: []].append(index) }
    var kept: [Int] = []
    var inserts: [Int] = []
    for (index, element) in new.enumerated() {
      if let place = places[element]?.first {
        places[element]?.removeFirst()
        kept.append(place)
      } else {
        inserts.append(index)
      }
    }
    #expect(changes.deletes == places.values.flatMap { $0 }.sorted(), comment)
    #expect(changes.inserts == inserts, comment)
    #expect(changes.moves.count == kept.count - longestRise(kept), comment)
    #expect(Set(changes.moves.map(\.from)).isSubset(of: kept), comment)
  }
}
