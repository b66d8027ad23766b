import JSONText
import ListSnapshot
import TerminalKit

/// A case of kind `apply`: its steps go into a data source's queue, one after another.
final class ApplyCase {
  private typealias Source = DiffableDataSource<String, String, String>

  private let one: DiffCase
  private let source = Source { _, _, item in item }
  private let viewport: CaseViewport
  private let start: TextSnapshot
  private var states: [TextSnapshot] = []
  private var changes: [SnapshotChanges<String, String>?] = []
  private var outlined: [String] = []
  private var refusal: DiffRefusal?

  init(_ one: DiffCase) throws(DiffRefusal) {
    self.one = one
    start = try one.member("before").snapshot(place: one.file)
    let visible = try one.json["visible"]?.texts(place: one.file) ?? []
    viewport = CaseViewport(
      visible: visible, anchor: try one.json["anchor"]?.text(place: one.file) ?? visible.first)
    source.apply(start)
    for item in try one.json["selection"]?.texts(place: one.file) ?? [] { source.select(item) }
    source.viewport = viewport
  }

  func answer() throws(DiffRefusal) -> DiffAnswer {
    for (index, step) in try one.elements("steps").enumerated() { try run(step, index) }
    let last = changes.last.flatMap { $0 } ?? SnapshotChanges()
    let end = source.snapshot()
    var object = JSONObject()
    object.append("state", end.json)
    object.append("changes", last.json)
    object.append("operationCount", .integer(last.operationCount))
    object.append("states", .array(states.map(\.json)))
    object.append(
      "operationsPerStep", .array(changes.map { .integer($0?.operationCount ?? 0) }))
    object.append("selection", .strings(end.itemIdentifiers.filter(source.selectedItems.contains)))
    object.append("anchor", viewport.anchor.map(JSONValue.string) ?? .null)
    object.append("outlines", .object(outlines))
    return DiffAnswer(json: .object(object), lines: lines, refusal: refusal)
  }

  private var outlines: JSONObject {
    JSONObject(
      outlined.map { section in
        let lines = OutlineText.lines(of: source.snapshot(for: section))
        return .init(key: section, value: source.hasOutline(section) ? .strings(lines) : .null)
      })
  }

  private var lines: [String] {
    var lines: [String] = []
    var before = start
    for (index, (state, changes)) in zip(states, changes).enumerated() {
      lines.append("step \(index):")
      let steps = changes.map { ChangeLines(old: before, new: state).lines(of: $0) } ?? ["refused"]
      lines += steps.map { "  " + $0 }
      before = state
    }
    if let anchor = viewport.anchor { lines.append("anchor  \"\(TerminalText.cell(anchor))\"") }
    return lines
  }

  private func run(_ step: JSONNode, _ index: Int) throws(DiffRefusal) {
    let parts = try step.list(place: one.file)
    let done: (Source.Outcome) -> Void = { [self] in note($0, index) }
    guard let name = try parts.first?.text(place: one.file), parts.count > 1 else {
      throw step.misfit("a step", one.file)
    }
    switch name {
    case "apply":
      let edit = try list(parts)
      source.apply(completion: done, editing: edit)
    case "applySection" where parts.count == 3:
      let section = try parts[1].text(place: one.file)
      let outline = try parts[2].outline(place: one.file)
      if !outlined.contains(section) { outlined.append(section) }
      source.apply(outline, to: section, completion: done)
    case "expand" where parts.count == 3:
      source.expand(
        [try parts[2].text(place: one.file)], in: try parts[1].text(place: one.file),
        completion: done)
    case "collapse" where parts.count == 3:
      source.collapse(
        [try parts[2].text(place: one.file)], in: try parts[1].text(place: one.file),
        completion: done)
    default:
      throw DiffRefusal(
        malformed: """
          a step is ["apply", STATE, MARKS?], ["applySection", SECTION, OUTLINE], ["expand", SECTION, \
          ITEM] or ["collapse", SECTION, ITEM]
          """, at: step.path, place: one.file)
    }
  }

  /// What builds a step's list at its turn, so that a list that cannot be fails as an apply does.
  private func list(
    _ parts: [JSONNode]
  ) throws(DiffRefusal) -> (inout TextSnapshot) throws(SnapshotError) -> Void {
    var sections: [(id: String, items: [String])] = []
    for section in try parts[1].list(place: one.file) {
      let pair = try section.list(place: one.file)
      guard pair.count == 2 else { throw section.misfit("a section and its items", one.file) }
      sections.append((try pair[0].text(place: one.file), try pair[1].texts(place: one.file)))
    }
    let marks = parts.count > 2 ? try CaseMarks(parts[2], file: one.file) : nil
    return { [sections] snapshot throws(SnapshotError) in
      snapshot = TextSnapshot()
      for section in sections {
        try snapshot.appendNew(section: section.id, items: section.items)
      }
      try marks?.mark(&snapshot)
    }
  }

  private func note(_ outcome: Source.Outcome, _ step: Int) {
    switch outcome {
    case .success(let changes): self.changes.append(changes)
    case .failure(let error):
      changes.append(nil)
      refusal = refusal ?? DiffRefusal(error, at: step, place: one.json["name"]?.string)
    }
    states.append(source.snapshot())
  }
}

/// A screen that goes on naming the items first seen, behind the anchor found last.
private final class CaseViewport: DataSourceViewport {
  private let visible: [String]
  private(set) var anchor: String?

  init(visible: [String], anchor: String?) {
    self.visible = visible
    self.anchor = anchor
  }

  var visibleItems: [String] {
    guard let anchor else { return visible }
    return [anchor] + visible.filter { $0 != anchor }
  }

  /// Without anything seen there is no place to keep.
  var isAtStart: Bool { anchor == nil && visible.isEmpty }

  func distance(of item: String) -> Double { 0 }

  func restore(_ place: ViewportPlace<String>?) { anchor = place?.item }
}
