import JSONText
import ListSnapshot
import TerminalKit

/// What `showcase diff` says of one pair of lists or one case.
struct DiffAnswer {
  /// The answer for programs; nil where there is nothing to say but the refusal.
  var json: JSONValue?
  /// The answer for people.
  var lines: [String] = []
  /// What was refused on the way, if anything was.
  var refusal: DiffRefusal?

  init(json: JSONValue, lines: [String], refusal: DiffRefusal? = nil) {
    self.json = json
    self.lines = lines
    self.refusal = refusal
  }

  init(refusal: DiffRefusal) {
    self.refusal = refusal
  }

  /// The changes between two lists.
  static func changes(
    from old: TextSnapshot, to new: TextSnapshot, isStaged: Bool, refusal: DiffRefusal? = nil
  ) -> DiffAnswer {
    let changes = Snapshot.changes(from: old, to: new)
    var object = JSONObject()
    object.append("state", new.json)
    object.append("changes", changes.json)
    object.append("operationCount", .integer(changes.operationCount))
    var lines = ChangeLines(old: old, new: new).lines(of: changes)
    if isStaged {
      let staged = Snapshot.stagedChanges(from: old, to: new)
      object.append("stages", .array(staged.stages.map(\.json)))
      object.append("carriedItems", .strings(staged.carriedItems))
      lines = ChangeLines.lines(of: staged, from: old)
    }
    return DiffAnswer(json: .object(object), lines: lines, refusal: refusal)
  }
}

extension JSONValue {
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
  static func integers(_ numbers: [Int]) -> JSONValue { .array(numbers.map(JSONValue.integer)) }
}

extension TextSnapshot {
  /// The list in the form of states.
  var json: JSONValue {
    .array(
      sectionIdentifiers.map { section in
        [.string(section), .strings((try? itemIdentifiers(inSection: section)) ?? [])]
      })
  }
}

extension ItemPath {
  var json: JSONValue { .integers([section, item]) }
}

extension SnapshotChanges<String, String> {
  /// The nine lists, in the form of case files.
  var json: JSONValue {
    [
      "deletedSections": .integers(deletedSections),
      "insertedSections": .integers(insertedSections),
      "movedSections": .array(movedSections.map { .integers([$0.from, $0.to]) }),
      "deletedItems": .array(deletedItems.map(\.json)),
      "insertedItems": .array(insertedItems.map(\.json)),
      "movedItems": .array(movedItems.map { [$0.from.json, $0.to.json] }),
      "reloadedSections": .strings(reloadedSections.map(\.identifier)),
      "reloadedItems": .strings(reloadedItems.map(\.identifier)),
      "reconfiguredItems": .strings(reconfiguredItems.map(\.identifier)),
    ]
  }
}

extension StagedChanges<String, String>.Stage {
  var json: JSONValue {
    ["kind": .string(kind.rawValue), "changes": changes.json, "state": state.json]
  }
}
