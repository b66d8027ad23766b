import JSONText
import ListSnapshot

/// Why a list or a case could not be taken, as `showcase diff` tells it.
struct DiffRefusal: Error {
  /// The kind of a `SnapshotError`, or what is wrong with the input.
  let kind: String
  /// The identifier at fault, if one is.
  var id: String?
  /// The index of the operation or step, or the way to the value in the input.
  var at: JSONValue = .null
  let message: String
  /// The file or case it speaks of.
  var place: String?

  /// An operation or step that was refused.
  init(_ error: SnapshotError, at index: Int, place: String?) {
    kind = error.kind.rawValue
    id = error.identifier as? String
    at = .integer(index)
    message = error.message
    self.place = place
  }

  /// A list in the input that cannot be.
  init(_ error: SnapshotError, at path: JSONPath, place: String?) {
    kind = error.kind.rawValue
    id = error.identifier as? String
    at = .string(path.text)
    message =
      switch error.kind {
      case .duplicateItem: "item \(id ?? "") stands here a second time; name each item once"
      case .duplicateSection: "section \(id ?? "") stands here a second time; name each once"
      default: error.message
      }
    self.place = place
  }

  /// Input that is no list and no case.
  init(malformed message: String, at path: JSONPath? = nil, place: String? = nil) {
    kind = "malformedInput"
    at = path.map { .string($0.text) } ?? .null
    self.message = message
    self.place = place
  }

  /// A text that is not JSON.
  init(_ problem: JSONProblem, place: String) {
    kind = "badJSON"
    at = .string(problem.path.text)
    message = "\(place):\(problem.description)"
  }

  /// What the line on standard error says after the program's name.
  var line: String {
    let steps: String? =
      switch at {
      case .number(let index): "step \(index.text)"
      case .string(let path) where kind != "badJSON": path
      default: nil
      }
    return [place, steps, kind, message].compactMap { $0 }.joined(separator: ": ")
  }

  /// `{"error": {"kind", "id", "at", "message"}}`.
  var json: JSONValue {
    let text = [place, message].compactMap { $0 }.joined(separator: ": ")
    return [
      "error": [
        "kind": .string(kind), "id": id.map(JSONValue.string) ?? .null, "at": at,
        "message": .string(text),
      ]
    ]
  }
}
