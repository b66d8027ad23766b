import ListModel
import Testing
import _TestSupport

@Suite("Selection policies")
struct SelectionPolicyTests {
  @Test("agree with a naive model over any taps", arguments: SelectionPolicy.allCases)
  func naive(policy: SelectionPolicy) throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let table = SampleTable.table()
      let bus = SelectionBus(policy: policy)
      var kept: [SelectedElement] = []
      var naive: Set<String> = []
      for _ in 0..<10 {
        let path =
          Bool.random(using: &random)
          ? SampleTable.item(Int.random(in: 0..<7, using: &random))
          : SampleTable.row(Int.random(in: 0..<10, using: &random))
        let events = try bus.tap(path, in: table, selected: kept)
        for event in events {
          switch event.kind {
          case .didSelect: kept.append(event.element)
          case .didDeselect: kept.removeAll { $0.id == event.element.id }
          case .didHighlight: break
          }
        }
        tap(path.description, policy, &naive)
        try #require(Set(kept.map(\.path.description)) == naive, "seed \(seed)")
        try #require(events.first?.kind == .didHighlight, "seed \(seed)")
      }
    }
  }

  private func tap(_ path: String, _ policy: SelectionPolicy, _ selected: inout Set<String>) {
    switch policy {
    case .none, .deselectAtOnce: break
    case .single: selected = [path]
    case .multiple:
      if selected.remove(path) == nil { selected.insert(path) }
    }
  }

  @Test("an element is known by its identity, not by its place")
  func identity() throws {
    var table = SampleTable.table()
    let bus = SelectionBus(policy: .multiple)
    let first = try bus.tap(SampleTable.row(0), in: table).map(\.element)
    // The row moves down; a tap on it where it is now deselects it.
    table.sections[1].content = .list(
      models: [ListCellModel(id: "new", title: "New")] + SampleTable.things)
    let events = try bus.tap(SampleTable.row(1), in: table, selected: Array(first.prefix(1)))
    #expect(events.map(\.kind) == [.didHighlight, .didDeselect])
  }
}
