import ListSnapshot
import Testing
import _TestSupport

/// Outlines on a data source: taps, levels, and lists that change under an outline.
@Suite struct OutlineTests {
  private typealias Source = DiffableDataSource<String, String, Row>

  private struct Row: Indentable, Equatable {
    var item: String
    var indentationLevel = 9
  }

  private let source = Source { _, _, item in Row(item: item) }

  private func outline(_ lines: String...) throws -> SectionSnapshot<String> {
    try OutlineText.outline(of: lines)
  }

  private func lines(_ section: String) -> [String] {
    OutlineText.lines(of: source.snapshot(for: section))
  }

  @Test func aTapOpensAndClosesWithTheHandlersAskedInOrder() throws {
    source.apply(try outline("a-", "  a1", "b"), to: "S")
    var calls: [String] = []
    source.outlineHandlers.shouldExpand = { [unowned source] in
      calls.append("should expand \($0) of \(source.snapshot().numberOfItems)")
      return true
    }
    source.outlineHandlers.willExpand = { calls.append("will expand \($0)") }
    source.outlineHandlers.childrenForExpanding = { item, below in
      calls.append("children of \(item), now \(below.items)")
      var children = below
      try? children.append(["a2"])
      return children
    }
    source.outlineHandlers.shouldCollapse = {
      calls.append("should collapse \($0)")
      return true
    }
    source.outlineHandlers.willCollapse = { calls.append("will collapse \($0)") }
    source.toggleDisclosure(of: "a")
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    source.toggleDisclosure(of: "a")
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    #expect(
      calls == [
        "should expand a of 2", "will expand a", #"children of a, now ["a1"]"#,
        "should collapse a", "will collapse a",
      ])
  }

  @Test func aHandlerThatSaysNoEndsTheTap() throws {
    source.apply(try outline("a-", "  a1"), to: "S")
    source.outlineHandlers.shouldExpand = { _ in false }
    source.outlineHandlers.willExpand = { _ in Issue.record("will not expand") }
    var outcome: Source.Outcome?
    source.toggleDisclosure(of: "a") { outcome = $0 }
    #expect(try outcome?.get()?.isEmpty == true)
    #expect(source.snapshot().itemIdentifiers == ["a"])
    source.toggleDisclosure(of: "nobody") { outcome = $0 }
    #expect(throws: SnapshotError.self) { try outcome?.get() }
  }

  @Test func cellsAreSetInByTheirLevelAfterTheProviderRan() throws {
    source.apply(try outline("a+", "  b+", "    c"), to: "S")
    let levels = (0..<3).map { source.cell(at: ItemPath(section: 0, item: $0))?.indentationLevel }
    #expect(levels == [0, 1, 2])
    source.apply(try TextSnapshot([("flat", ["x"])]))
    #expect(source.cell(at: ItemPath(section: 0, item: 0))?.indentationLevel == 9)
  }

  @Test func whatIsHiddenElsewhereMayNotBeTaken() throws {
    source.apply(try outline("a-", "  a1"), to: "S")
    source.apply(try outline("b"), to: "T")
    for (lines, id) in [(["x", "a1"], "a1"), (["x-", "  b"], "b")] {
      var outcome: Source.Outcome?
      source.apply(try OutlineText.outline(of: lines), to: "U") { outcome = $0 }
      let error = #expect(throws: SnapshotError.self) { try outcome?.get() }
      #expect(error?.kind == .duplicateItem && error?.identifier as? String == id)
      #expect(source.snapshot().sectionIdentifiers == ["S", "T"])
    }
  }

  @Test func anItemTakenFromAnotherOutlineLeavesIt() throws {
    source.apply(try outline("a+", "  a1", "  a2"), to: "S")
    source.apply(try outline("a1"), to: "T")
    #expect(lines("S") == ["a+", "  a2"])
    #expect(try source.snapshot().itemIdentifiers(inSection: "S") == ["a", "a2"])
  }

  @Test func newItemsFindTheirPlaceInTheOutline() throws {
    source.apply(try outline("a+", "  a1", "b-", "  b1"), to: "S")
    source.apply(try TextSnapshot([("S", ["first", "a", "n", "a1", "b", "last"])]))
    #expect(lines("S") == ["first", "a+", "  n", "  a1", "b-", "  b1", "last"])
  }

  @Test func aListThatNoOutlineShowsDropsIt() throws {
    for list in [["b", "a", "a1"], ["a", "a1", "b", "b1"]] {
      source.apply(try outline("a+", "  a1", "b-", "  b1"), to: "S")
      source.apply(try TextSnapshot([("S", list)]))
      #expect(!source.hasOutline("S"))
      #expect(lines("S") == list)
    }
  }

  @Test func aDeepOutlineNeedsNoDeepStack() throws {
    var deep = SectionSnapshot<Int>()
    try deep.append([0])
    for level in 1..<20_000 { try deep.append([level], to: level - 1) }
    deep.expand(Array(0..<20_000))
    #expect(deep.visibleItems.count == 20_000)
    #expect(try deep.level(of: 19_999) == 19_999)
    #expect(try deep.snapshot(of: 1).items.count == 19_998)
    try deep.delete([1])
    #expect(deep.items == [0])
  }

  @Test func throwingCallsChangeNothing() throws {
    var food = try outline("a+", "  b", "c-", "  d")
    let before = food
    #expect(throws: SnapshotError.self) { try food.append(["x", "x"]) }
    #expect(throws: SnapshotError.self) { try food.insert(["x", "b"], after: "c") }
    #expect(throws: SnapshotError.self) { try food.delete(["a", "zz"]) }
    #expect(throws: SnapshotError.self) {
      try food.replace(childrenOf: "a", using: outline("n", "d"))
    }
    #expect(throws: SnapshotError.self) { try food.insert(outline("n", "b"), before: "c") }
    #expect(food == before)
    try food.replace(childrenOf: "a", using: outline("n+", "  b"))
    #expect(OutlineText.lines(of: food) == ["a+", "  n+", "    b", "c-", "  d"])
  }
}
