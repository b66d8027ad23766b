import ListSnapshot
import Testing
import _TestSupport

/// The cases of kind `apply`.
@Suite struct ApplyCaseTests {
  @Test func thereAreCases() {
    #expect(SnapshotCase.all("apply").count > 0)
  }

  @Test(arguments: SnapshotCase.all("apply"))
  func aCaseEndsAsExpected(_ one: SnapshotCase) throws {
    let expected = try #require(one.json["expected"])
    let run = try ApplyRun(one.json)
    if let state = expected["state"]?.state { #expect(run.states.last == state) }
    if let states = expected["states"]?.list { #expect(run.states == states.map(\.state)) }
    if let counts = expected["operationsPerStep"]?.list {
      #expect(run.operationCounts == counts.map(\.number))
    }
    if let selection = expected["selection"]?.texts {
      #expect(run.dataSource.selectedItems == Set(selection))
    }
    if let anchor = expected["anchor"] { #expect(run.anchor == anchor.text) }
    for (section, outline) in expected["outlines"]?.members ?? [:] {
      if outline == .null {
        #expect(!run.dataSource.hasOutline(section))
      } else {
        let found = OutlineText.lines(of: run.dataSource.snapshot(for: section))
        #expect(found == outline.texts, "\(section)")
      }
    }
    #expect(run.fault?.error.kind.rawValue == expected["error"]?.text)
    #expect(run.fault?.error.identifier as? String == expected["id"]?.text)
    #expect(run.fault?.step == expected["at"]?.number)
    if let changes = expected["changes"] { run.check(changes) }
  }
}

/// The steps of an `apply` case, all put in the queue at once, and what came of them.
final class ApplyRun {
  let dataSource = DiffableDataSource<String, String, String> { _, _, item in item }
  private(set) var states: [[CaseSection]] = []
  private(set) var operationCounts: [Int?] = []
  private(set) var fault: (step: Int, error: SnapshotError)?
  private(set) var changes: SnapshotChanges<String, String>?
  private let viewport: FixedViewport

  var anchor: String? { viewport.anchor }

  init(_ json: CaseValue) throws {
    viewport = FixedViewport(
      visible: json["visible"]?.texts ?? [], anchor: json["anchor"]?.text)
    dataSource.apply(try TextSnapshot.of(json["before"]?.state ?? []))
    for item in json["selection"]?.texts ?? [] { dataSource.select(item) }
    dataSource.viewport = viewport
    for (index, step) in (json["steps"]?.list ?? []).enumerated() { try run(step.list, index) }
  }

  private func run(_ step: [CaseValue], _ index: Int) throws {
    let done: (DiffableDataSource<String, String, String>.Outcome) -> Void = { [self] outcome in
      note(outcome, index)
    }
    let name = step.count > 1 ? step[1].text ?? "" : ""
    switch step[0].text {
    case "apply":
      let state = step[1].state
      let marks = step.count > 2 ? step[2] : nil
      dataSource.apply(completion: done) { snapshot throws(SnapshotError) in
        snapshot = try TextSnapshot(state.map { ($0.id, $0.items) })
        try snapshot.reloadItems(marks?["reloadItems"]?.texts ?? [])
        try snapshot.reconfigureItems(marks?["reconfigureItems"]?.texts ?? [])
        try snapshot.reloadSections(marks?["reloadSections"]?.texts ?? [])
      }
    case "applySection":
      dataSource.apply(
        try OutlineText.outline(of: step[2].texts), to: name, completion: done)
    case "expand": dataSource.expand([step[2].text ?? ""], in: name, completion: done)
    case "collapse": dataSource.collapse([step[2].text ?? ""], in: name, completion: done)
    default: Issue.record("no step \(step[0])")
    }
  }

  private func note(_ outcome: DiffableDataSource<String, String, String>.Outcome, _ step: Int) {
    switch outcome {
    case .success(let changes):
      self.changes = changes
      operationCounts.append(changes?.operationCount)
    case .failure(let error):
      fault = fault ?? (step, error)
      operationCounts.append(nil)
    }
    states.append((try? dataSource.snapshot().state) ?? [])
  }

  func check(_ expected: CaseValue) {
    let lists: [String: [CaseValue]] = [
      "deletedItems": changes?.deletedItems.map(\.caseValue) ?? [],
      "insertedItems": changes?.insertedItems.map(\.caseValue) ?? [],
      "movedItems": changes?.movedItems.map { .list([$0.from.caseValue, $0.to.caseValue]) } ?? [],
      "deletedSections": changes?.deletedSections.map { .number($0) } ?? [],
      "insertedSections": changes?.insertedSections.map { .number($0) } ?? [],
      "movedSections": changes?.movedSections.map {
        .list([.number($0.from), .number($0.to)])
      } ?? [],
      "reloadedSections": changes?.reloadedSections.map { .text($0.identifier) } ?? [],
      "reloadedItems": changes?.reloadedItems.map { .text($0.identifier) } ?? [],
      "reconfiguredItems": changes?.reconfiguredItems.map { .text($0.identifier) } ?? [],
    ]
    for (name, list) in expected.members {
      #expect(
        lists[name]?.map { "\($0)" }.sorted() == list.list.map { "\($0)" }.sorted(), "\(name)")
    }
  }
}

/// A viewport that always shows the items first seen, its anchor in front.
final class FixedViewport: DataSourceViewport {
  private let visible: [String]
  private(set) var anchor: String?
  var isAtStart: Bool { anchor == nil }
  var distances: [String: Double] = [:]
  private(set) var restored: [ViewportPlace<String>?] = []

  init(visible: [String], anchor: String?) {
    self.visible = visible
    self.anchor = anchor
  }

  var visibleItems: [String] {
    guard let anchor else { return visible }
    return [anchor] + visible.filter { $0 != anchor }
  }

  func distance(of item: String) -> Double { distances[item] ?? 0 }

  func restore(_ place: ViewportPlace<String>?) {
    restored.append(place)
    if anchor != nil { anchor = place?.item }
  }
}
