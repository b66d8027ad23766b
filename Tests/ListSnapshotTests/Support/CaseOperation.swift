import ListSnapshot
import Testing

/// An operation of the case format: a call, what it is about, and where.
struct CaseOperation {
  let call: String
  /// The arguments between the call and the labels.
  let subjects: [CaseValue]
  let labels: [String: CaseValue]

  init(_ value: CaseValue) {
    let list = value.list
    call = list.first?.text ?? ""
    subjects = Array(list.dropFirst())
    labels = list.last?.members ?? [:]
  }

  var ids: [String] { subjects.first?.texts ?? [] }
  var id: String { subjects.first?.text ?? "" }
  var before: String? { labels["before"]?.text }
  var after: String? { labels["after"]?.text }
}

/// What the operations of the case format are carried out on.
protocol CaseSubject {
  /// Carries out one operation and returns the answer of a question.
  mutating func perform(_ operation: CaseOperation) throws -> CaseValue?
}

extension CaseSubject {
  /// Carries out operations up to the one that throws, which must be the one that should.
  mutating func perform(_ operations: [CaseValue], until expected: CaseValue) throws {
    for (index, operation) in operations.enumerated() {
      do {
        _ = try perform(CaseOperation(operation))
        #expect(expected["at"]?.number != index, "operation \(index) should throw")
      } catch let error as SnapshotError {
        #expect(error.kind.rawValue == expected["error"]?.text)
        #expect(error.identifier as? String == expected["id"]?.text)
        #expect(index == expected["at"]?.number)
        return
      }
    }
  }

  /// Carries out a step of a script, which must answer or throw as the step says.
  mutating func perform(step: CaseValue, _ comment: Comment) throws {
    var thrown: SnapshotError?
    var answer: CaseValue?
    do {
      answer = try perform(CaseOperation(step["do"] ?? .null))
    } catch let error as SnapshotError {
      thrown = error
    }
    #expect(thrown?.kind.rawValue == step["error"]?.text, comment)
    #expect(thrown?.identifier as? String == step["id"]?.text, comment)
    #expect(answer == step["answer"], comment)
  }
}
