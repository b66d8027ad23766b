import JSONText
import ListSnapshot
import TerminalKit

/// One case of a case file.
struct DiffCase {
  let json: JSONNode
  let file: String

  private var name: String { json["name"]?.string ?? file }

  /// Works the case out.
  ///
  /// - Parameters:
  ///   - isStaged: Whether stages are asked for too.
  ///   - isNamed: Whether the case's name goes before its lines, as one of several.
  /// - Returns: The answer, which may be a refusal.
  func answer(isStaged: Bool, isNamed: Bool) -> DiffAnswer {
    var answer: DiffAnswer
    do throws(DiffRefusal) {
      answer = try worked(isStaged: isStaged)
    } catch {
      answer = DiffAnswer(refusal: error)
      if isNamed { answer.json = error.json }
    }
    if isNamed { answer.lines = ["\(TerminalText.cell(name)):"] + answer.lines.map { "  " + $0 } }
    return answer
  }

  private func worked(isStaged: Bool) throws(DiffRefusal) -> DiffAnswer {
    guard json.kind == .object else { throw json.misfit("a case, which is an object,", file) }
    let kind = try json["kind"]?.text(place: file) ?? "snapshot"
    switch kind {
    case "snapshot": return try snapshotAnswer(isStaged: isStaged)
    case "sequence": return try sequenceAnswer()
    case "section": return try outlineAnswer()
    case "apply": return try ApplyCase(self).answer()
    case "script": return try scriptAnswer()
    case "section-script": return try outlineScriptAnswer()
    default:
      throw DiffRefusal(
        malformed: """
          kind '\(kind)' is not known; use snapshot, sequence, section, apply, script or \
          section-script
          """, at: json["kind"]?.path, place: file)
    }
  }

  func member(_ key: String) throws(DiffRefusal) -> JSONNode {
    guard let member = json[key] else {
      throw DiffRefusal(malformed: "the case has no '\(key)'; add it", at: json.path, place: file)
    }
    return member
  }

  /// The elements of an array that may be missing.
  func elements(_ key: String) throws(DiffRefusal) -> [JSONNode] {
    try json[key]?.list(place: file) ?? []
  }

  // MARK: Lists

  private func snapshotAnswer(isStaged: Bool) throws(DiffRefusal) -> DiffAnswer {
    let before = try member("before").snapshot(place: file)
    guard let after = json["after"] else {
      var snapshot = before
      var refusal: DiffRefusal?
      for (index, node) in try elements("operations").enumerated() {
        let call = try CaseCall(node, file: file)
        do throws(SnapshotError) {
          _ = try call.perform(on: &snapshot)
        } catch {
          refusal = DiffRefusal(error, at: index, place: name)
          break
        }
      }
      return .changes(from: before, to: snapshot, isStaged: isStaged, refusal: refusal)
    }
    var snapshot = try after.snapshot(place: file)
    if let marks = json["marks"] {
      let list = try CaseMarks(marks, file: file)
      do throws(SnapshotError) {
        try list.mark(&snapshot)
      } catch {
        throw DiffRefusal(error, at: marks.path, place: file)
      }
    }
    return .changes(from: before, to: snapshot, isStaged: isStaged)
  }

  private func sequenceAnswer() throws(DiffRefusal) -> DiffAnswer {
    let old = try member("before").texts(place: file)
    let new = try member("after").texts(place: file)
    let changes = SequenceChanges(from: old, to: new)
    let json: JSONValue = [
      "state": .strings(new),
      "changes": [
        "deletes": .integers(changes.deletes), "inserts": .integers(changes.inserts),
        "moves": .array(changes.moves.map { .integers([$0.from, $0.to]) }),
      ],
      "operationCount": .integer(changes.operationCount),
    ]
    var lines = changes.deletes.map { "deleted  \($0)  \"\(TerminalText.cell(old[$0]))\"" }
    lines += changes.inserts.map { "inserted  \($0)  \"\(TerminalText.cell(new[$0]))\"" }
    lines += changes.moves.map {
      "moved  \($0.from) -> \($0.to)  \"\(TerminalText.cell(new[$0.to]))\""
    }
    lines.append(lines.isEmpty ? "no changes" : ChangeLines.count(changes.operationCount))
    return DiffAnswer(json: json, lines: lines)
  }

  private func scriptAnswer() throws(DiffRefusal) -> DiffAnswer {
    var snapshot = try member("before").snapshot(place: file)
    return try script { call throws(SnapshotError) in
      try call.perform(on: &snapshot)
    } state: {
      JSONObject([.init(key: "state", value: snapshot.json)])
    }
  }

  // MARK: Outlines

  private func outlineAnswer() throws(DiffRefusal) -> DiffAnswer {
    var outline = try member("outline").outline(place: file)
    var refusal: DiffRefusal?
    for (index, node) in try elements("operations").enumerated() {
      let call = try CaseCall(node, file: file)
      do throws(SnapshotError) {
        _ = try call.perform(on: &outline)
      } catch {
        refusal = DiffRefusal(error, at: index, place: name)
        break
      }
    }
    var object = outline.json
    object.append("items", .strings(outline.items))
    return DiffAnswer(
      json: .object(object), lines: OutlineText.lines(of: outline).map(TerminalText.cell),
      refusal: refusal)
  }

  private func outlineScriptAnswer() throws(DiffRefusal) -> DiffAnswer {
    var outline = try member("outline").outline(place: file)
    return try script { call throws(SnapshotError) in
      try call.perform(on: &outline)
    } state: {
      outline.json
    }
  }

  // MARK: Scripts

  /// Goes through the steps; one that is refused is part of the answer.
  private func script(
    _ perform: (CaseCall) throws(SnapshotError) -> JSONValue?, state: () -> JSONObject
  ) throws(DiffRefusal) -> DiffAnswer {
    var steps: [JSONValue] = []
    var lines: [String] = []
    for (index, node) in try elements("steps").enumerated() {
      guard let operation = node["do"] else { throw node.misfit("a step with \"do\"", file) }
      let call = try CaseCall(operation, file: file)
      var step: JSONObject
      do throws(SnapshotError) {
        let answer = try perform(call)
        step = state()
        step.append("answer", ifPresent: answer)
        lines.append("\(index)  \(call.name)\(answer.map { " = \($0.text())" } ?? "")")
      } catch {
        step = JSONObject()
        step.append("error", .string(error.kind.rawValue))
        step.append("id", ifPresent: (error.identifier as? String).map(JSONValue.string))
        lines.append(
          "\(index)  \(call.name): \(error.kind.rawValue): \(TerminalText.cell(error.message))")
      }
      steps.append(.object(step))
    }
    return DiffAnswer(json: ["steps": .array(steps)], lines: lines)
  }
}

extension JSONNode {
  /// The outline that an array of lines tells.
  func outline(place: String?) throws(DiffRefusal) -> SectionSnapshot<String> {
    let lines = try texts(place: place)
    do throws(SnapshotError) {
      return try OutlineText.outline(of: lines)
    } catch {
      throw DiffRefusal(error, at: path, place: place)
    }
  }
}

extension SectionSnapshot<String> {
  /// The outline and what it shows.
  var json: JSONObject {
    var object = JSONObject()
    object.append("outline", .strings(OutlineText.lines(of: self)))
    object.append("visible", .strings(visibleItems))
    return object
  }
}
