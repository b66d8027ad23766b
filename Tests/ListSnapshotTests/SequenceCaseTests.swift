import ListSnapshot
import Testing
import _TestSupport

/// The cases of kind `sequence`.
@Suite struct SequenceCaseTests {
  @Test func thereAreCases() {
    #expect(SnapshotCase.all("sequence").count > 0)
  }

  @Test(arguments: SnapshotCase.all("sequence"))
  func aCaseEndsAsExpected(_ one: SnapshotCase) throws {
    let old = try #require(one.json["before"]).texts
    let new = try #require(one.json["after"]).texts
    let changes = SequenceChanges(from: old, to: new)
    #expect(changes.replayed(on: old, inserting: new) == new)
    if let most = one.json["maxOperations"]?.number { #expect(changes.operationCount <= most) }
    let lists: [String: [CaseValue]] = [
      "deletes": changes.deletes.map { .number($0) },
      "inserts": changes.inserts.map { .number($0) },
      "moves": changes.moves.map { .list([.number($0.from), .number($0.to)]) },
    ]
    for (name, expected) in one.json["expected"]?["changes"]?.members ?? [:] {
      #expect(
        lists[name]?.map { "\($0)" }.sorted() == expected.list.map { "\($0)" }.sorted(), "\(name)")
    }
  }
}
