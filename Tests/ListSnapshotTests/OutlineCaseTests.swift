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
    for (index, operation) in (one.json["operations"]?.list ?? []).enumerated() {
      do {
        _ = try outline.perform(operation)
        #expect(expected["at"]?.number != index, "operation \(index) should throw")
      } catch let error as SnapshotError {
        #expect(error.kind.rawValue == expected["error"]?.text)
        #expect(error.identifier as? String == expected["id"]?.text)
        #expect(index == expected["at"]?.number)
        break
      }
    }
    for (question, answer) in expected.members { try check(outline, question, answer) }
  }

  @Test(arguments: SnapshotCase.all("section-script"))
  func aScriptAnswersAsUIKit(_ one: SnapshotCase) throws {
    var lines = one.json["outline"]?.texts ?? []
    var outline = try OutlineText.outline(of: lines)
    for (index, step) in (one.json["steps"]?.list ?? []).enumerated() {
      let comment: Comment = "step \(index)"
      var thrown: SnapshotError?
      var answer: CaseValue?
      do {
        answer = try outline.perform(step["do"] ?? .null)
      } catch let error as SnapshotError {
        thrown = error
      }
      #expect(thrown?.kind.rawValue == step["error"]?.text, comment)
      #expect(thrown?.identifier as? String == step["id"]?.text, comment)
      #expect(answer == step["answer"], comment)
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

extension SectionSnapshot<String> {
  /// Carries out one operation of the case format and returns the answer of a question.
  mutating func perform(_ operation: CaseValue) throws -> CaseValue? {
    let call = operation.list[0].text ?? ""
    let subject = operation.list.count > 1 ? operation.list[1] : .null
    let labels = operation.list.last?.members ?? [:]
    let (ids, id) = (subject.texts, subject.text ?? "")
    let (before, after) = (labels["before"]?.text, labels["after"]?.text)
    switch call {
    case "append": try append(ids, to: labels["to"]?.text)
    case "insert":
      if let before { try insert(ids, before: before) }
      if let after { try insert(ids, after: after) }
    case "delete": try delete(ids)
    case "deleteAll": deleteAll()
    case "expand": expand(ids)
    case "collapse": collapse(ids)
    case "replaceChildren":
      try replace(childrenOf: id, using: OutlineText.outline(of: operation.list[2].texts))
    case "insertSnapshot":
      let other = try OutlineText.outline(of: ids)
      if let before { try insert(other, before: before) }
      if let after { try insert(other, after: after) }
    case "snapshotOf":
      let part = try snapshot(of: id, includingParent: labels["including"]?.flag ?? false)
      return .list(OutlineText.lines(of: part).map { .text($0) })
    case "levelOf": return .number(try level(of: id))
    default: Issue.record("no call \(call)")
    }
    return nil
  }
}
