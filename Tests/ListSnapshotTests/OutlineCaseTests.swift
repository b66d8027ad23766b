import ListSnapshot
import Testing
import _TestSupport

/// The cases of kinds `section` and `section-script`, among them every recorded answer of UIKit.
@Suite struct OutlineCaseTests {
  @Test func thereAreCases() {
    #expect(SnapshotCase.all("section").count > 0)
    #expect(SnapshotCase.all("section-script").count > 0)
  }

  @Test(arguments: SnapshotCase.all("section"))
  func aCaseEndsAsExpected(_ one: SnapshotCase) throws {
    let expected = try #require(one.json["expected"])
    var outline = try OutlineText.outline(of: one.json["outline"]?.texts ?? [])
    try outline.perform(one.json["operations"]?.list ?? [], until: expected)
    for (question, answer) in expected.members { try check(outline, question, answer) }
  }

  @Test(arguments: SnapshotCase.all("section-script"))
  func aScriptAnswersAsUIKit(_ one: SnapshotCase) throws {
    var lines = one.json["outline"]?.texts ?? []
    var outline = try OutlineText.outline(of: lines)
    for (index, step) in (one.json["steps"]?.list ?? []).enumerated() {
      let comment: Comment = "step \(index)"
      try outline.perform(step: step, comment)
      if let next = step["outline"]?.texts { lines = next }
      #expect(OutlineText.lines(of: outline) == lines, comment)
      if let visible = step["visible"]?.texts { #expect(outline.visibleItems == visible, comment) }
    }
  }

  private func check(
    _ outline: SectionSnapshot<String>, _ question: String, _ expected: CaseValue
  ) throws {
    switch question {
    case "outline": #expect(OutlineText.lines(of: outline) == expected.texts)
    case "visible": #expect(outline.visibleItems == expected.texts)
    case "items": #expect(outline.items == expected.texts)
    case "roots": #expect(outline.rootItems == expected.texts)
    case "error", "id", "at": break
    default:
      for (id, answer) in expected.members { try check(outline, question, id, answer) }
    }
  }

  private func check(
    _ outline: SectionSnapshot<String>, _ question: String, _ id: String, _ answer: CaseValue
  ) throws {
    let comment: Comment = "\(question) of \(id)"
    switch question {
    case "parent": #expect(try outline.parent(of: id) == answer.text, comment)
    case "level": #expect(try outline.level(of: id) == answer.number, comment)
    case "isVisible": #expect(try outline.isVisible(id) == answer.flag, comment)
    case "isExpanded": #expect(try outline.isExpanded(id) == answer.flag, comment)
    case "index": #expect(outline.index(of: id) == answer.number, comment)
    case "children":
      #expect(OutlineText.lines(of: try outline.snapshot(of: id)) == answer.texts, comment)
    case "childrenIncluding":
      let part = try outline.snapshot(of: id, includingParent: true)
      #expect(OutlineText.lines(of: part) == answer.texts, comment)
    default: Issue.record("no question \(question)")
    }
  }
}

extension SectionSnapshot<String>: CaseSubject {
  mutating func perform(_ operation: CaseOperation) throws -> CaseValue? {
    let (ids, id) = (operation.ids, operation.id)
    let (before, after) = (operation.before, operation.after)
    switch operation.call {
    case "append": try append(ids, to: operation.labels["to"]?.text)
    case "insert":
      if let before { try insert(ids, before: before) }
      if let after { try insert(ids, after: after) }
    case "delete": try delete(ids)
    case "deleteAll": deleteAll()
    case "expand": expand(ids)
    case "collapse": collapse(ids)
    case "replaceChildren":
      try replace(childrenOf: id, using: OutlineText.outline(of: operation.subjects[1].texts))
    case "insertSnapshot":
      let other = try OutlineText.outline(of: ids)
      if let before { try insert(other, before: before) }
      if let after { try insert(other, after: after) }
    case "snapshotOf":
      let part = try snapshot(of: id, includingParent: operation.labels["including"]?.flag ?? false)
      return .list(OutlineText.lines(of: part).map { .text($0) })
    case "levelOf": return .number(try level(of: id))
    default: Issue.record("no call \(operation.call)")
    }
    return nil
  }
}
