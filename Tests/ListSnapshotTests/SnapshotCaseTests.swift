import ListSnapshot
import Testing
import _TestSupport

/// The cases of kinds `snapshot` and `script`, among them every recorded answer of UIKit.
@Suite struct SnapshotCaseTests {
  @Test func thereAreCases() {
    #expect(SnapshotCase.all("snapshot").count > 0)
    #expect(SnapshotCase.all("script").count > 0)
  }

  @Test(arguments: SnapshotCase.all("snapshot"))
  func aCaseEndsAsExpected(_ one: SnapshotCase) throws {
    let before = try TextSnapshot.of(one.json["before"]?.state ?? [])
    let expected = try #require(one.json["expected"])
    var snapshot = before
    if let after = one.json["after"] {
      snapshot = try TextSnapshot.of(after.state)
      try snapshot.mark(one.json["marks"])
    }
    try snapshot.perform(one.json["operations"]?.list ?? [], until: expected)
    if let state = expected["state"]?.state {
      #expect(try snapshot.state == state)
      try checkQuestions(of: snapshot, against: state)
    }
    let changes = checkChanges(from: before, to: snapshot)
    if let most = one.json["maxOperations"]?.number { #expect(changes.operationCount <= most) }
    expected["changes"].map { check(changes, $0) }
    try expected["queries"].map { try check(snapshot, $0) }
  }

  @Test(arguments: SnapshotCase.all("script"))
  func aScriptAnswersAsUIKit(_ one: SnapshotCase) throws {
    let before = try TextSnapshot.of(one.json["before"]?.state ?? [])
    var snapshot = before
    var state = one.json["before"]?.state ?? []
    for (index, step) in (one.json["steps"]?.list ?? []).enumerated() {
      let comment: Comment = "step \(index)"
      try snapshot.perform(step: step, comment)
      if let next = step["state"]?.state { state = next }
      #expect(try snapshot.state == state, comment)
      try checkQuestions(of: snapshot, against: state, comment)
      checkChanges(from: before, to: snapshot, comment)
    }
  }

  private func check(_ changes: SnapshotChanges<String, String>, _ expected: CaseValue) {
    let lists: [String: [CaseValue]] = [
      "deletedSections": changes.deletedSections.map { .number($0) },
      "insertedSections": changes.insertedSections.map { .number($0) },
      "movedSections": changes.movedSections.map { .list([.number($0.from), .number($0.to)]) },
      "deletedItems": changes.deletedItems.map(\.caseValue),
      "insertedItems": changes.insertedItems.map(\.caseValue),
      "movedItems": changes.movedItems.map { .list([$0.from.caseValue, $0.to.caseValue]) },
      "reloadedSections": changes.reloadedSections.map { .text($0.identifier) },
      "reloadedItems": changes.reloadedItems.map { .text($0.identifier) },
      "reconfiguredItems": changes.reconfiguredItems.map { .text($0.identifier) },
    ]
    for (name, list) in expected.members {
      let found = (lists[name] ?? []).map { "\($0)" }.sorted()
      #expect(found == list.list.map { "\($0)" }.sorted(), "\(name)")
    }
  }

  private func check(_ snapshot: TextSnapshot, _ queries: CaseValue) throws {
    for (query, expected) in queries.members {
      switch query {
      case "numberOfItems": #expect(.number(snapshot.numberOfItems) == expected)
      case "numberOfSections": #expect(.number(snapshot.numberOfSections) == expected)
      case "itemIdentifiers": #expect(snapshot.itemIdentifiers == expected.texts)
      case "sectionIdentifiers": #expect(snapshot.sectionIdentifiers == expected.texts)
      case "reloadedItems": #expect(snapshot.reloadedItemIdentifiers == expected.texts)
      case "reconfiguredItems": #expect(snapshot.reconfiguredItemIdentifiers == expected.texts)
      case "reloadedSections": #expect(snapshot.reloadedSectionIdentifiers == expected.texts)
      default:
        for (id, answer) in expected.members { try check(snapshot, query, id, answer) }
      }
    }
  }

  private func check(
    _ snapshot: TextSnapshot, _ query: String, _ id: String, _ answer: CaseValue
  ) throws {
    switch query {
    case "indexOfItem": #expect(snapshot.indexOfItem(id) == answer.number, "\(query) \(id)")
    case "indexOfSection": #expect(snapshot.indexOfSection(id) == answer.number, "\(query) \(id)")
    case "sectionContaining":
      #expect(snapshot.sectionIdentifier(containingItem: id) == answer.text, "\(query) \(id)")
    case "numberOfItemsIn":
      #expect(try snapshot.numberOfItems(inSection: id) == answer.number, "\(query) \(id)")
    case "itemIdentifiersIn":
      #expect(try snapshot.itemIdentifiers(inSection: id) == answer.texts, "\(query) \(id)")
    default: Issue.record("no query \(query)")
    }
  }
}

extension ItemPath {
  var caseValue: CaseValue { .list([.number(section), .number(item)]) }
}
