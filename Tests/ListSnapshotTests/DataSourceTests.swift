import ListSnapshot
import Testing
import _TestSupport

private typealias Source = DiffableDataSource<String, String, String>

/// Applies, their order, and who is told what.
@Suite struct DataSourceTests {
  private let source = Source { _, path, item in "\(item) at \(path)" }

  private func list(_ items: String...) throws -> TextSnapshot {
    try TextSnapshot([("S", items)])
  }

  @Test func appliesFollowEachOtherEachAgainstTheLast() throws {
    var counts: [Int?] = []
    for items in [["a"], ["a", "b", "c"], ["c", "a", "b"]] {
      source.apply(try TextSnapshot([("S", items)])) { outcome in
        counts.append((try? outcome.get())?.operationCount)
      }
    }
    #expect(counts == [1, 2, 1])
    #expect(source.snapshot().itemIdentifiers == ["c", "a", "b"])
  }

  @Test func anApplyInsideACompletionAnObserverOrAProviderWaitsItsTurn() throws {
    let log = Log(source)
    source.addObserver(log)
    let nested = try list("nested")
    log.onDidCommit = { [source] in
      log.onDidCommit = nil
      source.apply(nested) { _ in log.lines.append("nested done") }
      log.lines.append("observer left")
    }
    source.apply(try list("a")) { [source] _ in
      log.lines.append("first done")
      source.apply(editing: { snapshot throws(SnapshotError) in
        try snapshot.appendItems(["late"])
      })
    }
    #expect(
      log.lines == [
        "will [] -> [a]", "did [a]", "observer left", "first done", "will [a] -> [nested]",
        "did [nested]", "nested done", "will [nested] -> [nested, late]", "did [nested, late]",
      ])
  }

  @Test func aProviderThatAppliesIsAnsweredBeforeItsApplyRuns() throws {
    let changed = try list("b")
    let source = Source { source, path, item in
      if item == "a" { source.apply(changed) }
      return "\(item) of \(source.snapshot().itemIdentifiers)"
    }
    source.apply(try list("a"))
    #expect(source.cell(at: ItemPath(section: 0, item: 0)) == #"a of ["a"]"#)
    #expect(source.snapshot().itemIdentifiers == ["b"])
  }

  @Test func observersSeeOldPathsBeforeTheCommitAndNewOnesAfter() throws {
    source.apply(try list("a", "b"))
    let log = Log(source)
    source.addObserver(log)
    source.apply(try TextSnapshot([("T", ["c"]), ("S", ["b"])]))
    #expect(log.shapes == ["S:2", "T:1 S:1"])
    #expect(log.transactions.last?.changes?.insertedSections == [0])
    source.removeObserver(log)
    source.apply(try list())
    #expect(log.shapes.count == 2)
  }

  @Test func aFailedEditCommitsNothingAndTheQueueGoesOn() throws {
    source.apply(try list("a", "b"))
    source.select("a")
    let log = Log(source)
    source.addObserver(log)
    var outcomes: [String] = []
    source.apply(completion: { outcomes.append("\($0)") }) { snapshot throws(SnapshotError) in
      try snapshot.deleteItems(["a"])
      try snapshot.appendItems(["x"], toSection: "nowhere")
    }
    #expect(outcomes.count == 1 && outcomes[0].contains("unknownSection"))
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    #expect(source.selectedItems == ["a"])
    #expect(log.lines == [])
    source.apply(try list("b"))
    #expect(source.snapshot().itemIdentifiers == ["b"])
  }

  @Test func marksAreSpentByTheApply() throws {
    var marked = try list("a", "b")
    source.apply(marked)
    try marked.reloadItems(["b"])
    let log = Log(source)
    source.addObserver(log)
    source.apply(marked, animatingDifferences: false)
    #expect(log.transactions.last?.changes?.reloadedItems.map(\.identifier) == ["b"])
    #expect(log.transactions.last?.isAnimated == false)
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func aReloadWorksNoChangesOutButKeepsTheSelection() throws {
    source.apply(try list("a", "b", "c"))
    source.select("b")
    source.select("c")
    source.select("nobody")
    let log = Log(source)
    source.addObserver(log)
    source.applyUsingReload(try TextSnapshot([("T", ["c", "a"])]))
    #expect(log.transactions.count == 1)
    #expect(log.transactions[0].changes == nil)
    #expect(log.transactions[0].deselectedItems == ["b"])
    #expect(source.selectedItems == ["c"])
  }

  @Test func pathsOutsideTheListAreNil() throws {
    source.apply(try list("a"))
    for path in [
      ItemPath(section: 0, item: 1), ItemPath(section: 1, item: 0),
      ItemPath(section: -1, item: 0), ItemPath(section: 0, item: .max),
    ] {
      #expect(source.itemIdentifier(for: path) == nil)
      #expect(source.cell(at: path) == nil)
    }
    #expect(source.path(for: "nobody") == nil)
    #expect(source.numberOfItems(inSection: 7) == 0)
    #expect(source.sectionIdentifier(for: -1) == nil)
    #expect(source.supplementary(ofKind: "header", at: ItemPath(section: 0, item: 0)) == nil)
    source.supplementaryProvider = { _, kind, path in "\(kind) \(path)" }
    #expect(source.supplementary(ofKind: "header", at: ItemPath(section: 0, item: 0)) != nil)
  }
}

/// Keeping the reader's place.
@Suite struct DataSourceAnchorTests {
  private func anchor(
    from old: [CaseSection], to new: [CaseSection], visible: [String],
    policy: OffsetPolicy = .keepAnchor
  ) throws -> ViewportPlace<String>? {
    let source = Source { _, _, item in item }
    source.apply(try TextSnapshot.of(old))
    let viewport = FixedViewport(visible: visible, anchor: visible.first)
    for (index, item) in visible.enumerated() { viewport.distances[item] = Double(index) * 10 - 4 }
    source.viewport = viewport
    source.offsetPolicy = policy
    source.apply(try TextSnapshot.of(new))
    return try #require(viewport.restored.last)
  }

  private let old = [
    CaseSection(id: "A", items: ["a", "b", "c", "d"]), CaseSection(id: "B", items: ["e", "f"]),
  ]

  @Test func aKeptItemStaysWhereItWas() throws {
    let new = [CaseSection(id: "A", items: ["x", "y", "a", "b", "c", "d"]), old[1]]
    let place = try anchor(from: old, to: new, visible: ["b", "c"])
    #expect(place == ViewportPlace(item: "b", distance: -4))
  }

  @Test func theNextThatDidNotMoveStandsIn() throws {
    let new = [CaseSection(id: "A", items: ["a", "d", "c"]), old[1]]
    let place = try anchor(from: old, to: new, visible: ["b", "c", "d"])
    #expect(place?.item == "c" || place?.item == "d")
    // Between c and d the one that did not move, with the distance it had itself.
    let moved = try Snapshot.changes(from: .of(old), to: .of(new)).movedItems
    let stayer = moved.first?.to == ItemPath(section: 0, item: 1) ? "c" : "d"
    #expect(place == ViewportPlace(item: stayer, distance: stayer == "c" ? 6 : 16))
  }

  @Test func anItemThatMovedWithItsSectionDidMove() throws {
    let three = old + [CaseSection(id: "C", items: ["g"])]
    let new = [three[1], three[2], three[0]]
    #expect(try anchor(from: three, to: new, visible: ["d", "e"])?.item == "e")
  }

  @Test func aMovedVisibleItemIsBetterThanNone() throws {
    let new = [CaseSection(id: "A", items: ["a"]), CaseSection(id: "B", items: ["e", "f", "c"])]
    #expect(try anchor(from: old, to: new, visible: ["b", "c"])?.item == "c")
  }

  @Test func withoutAVisibleOneTheNextAndThenThePreviousStandsIn() throws {
    let next = [CaseSection(id: "A", items: ["a"]), old[1]]
    #expect(try anchor(from: old, to: next, visible: ["b", "c"])?.item == "e")
    let previous = [CaseSection(id: "A", items: ["a"])]
    #expect(try anchor(from: old, to: previous, visible: ["b", "c"])?.item == "a")
    #expect(try anchor(from: old, to: [], visible: ["b", "c"]) == nil)
  }

  @Test func aListAtItsStartStaysThereAndAPolicyTurnsAnchoringOff() throws {
    let new = [CaseSection(id: "A", items: ["x", "b"])]
    #expect(try anchor(from: old, to: new, visible: ["b"], policy: .keepOffset) == nil)
    #expect(try anchor(from: old, to: new, visible: []) == nil)
  }
}

/// Applies worked out on another thread.
@Suite struct DataSourceConcurrencyTests {
  @MainActor
  @Test func mixedCallersKeepTheOrderOfTheirCalls() async throws {
    let source = DiffableDataSource<Int, Int, Int> { _, _, item in item }
    var done: [Int] = []
    var tasks: [Task<Void, Never>] = []
    for number in 0..<40 {
      let snapshot = try Snapshot<Int, Int>([(0, Array(0...number))])
      if number % 3 == 0 {
        source.apply(snapshot) { _ in done.append(number) }
      } else {
        tasks.append(
          Task { @MainActor in
            let changes = await source.apply(snapshot)
            done.append(number)
            #expect(changes.operationCount > 0 || changes.isEmpty)
          })
        await Task.yield()
      }
    }
    for task in tasks { await task.value }
    #expect(Set(done) == Set(0..<40))
    #expect(done.filter { $0 % 3 == 0 } == Array(stride(from: 0, to: 40, by: 3)))
  }

  @MainActor
  @Test func aCallWhileChangesAreWorkedOutElsewhereComesAfterThem() async throws {
    let source = DiffableDataSource<Int, Int, Int> { _, _, item in item }
    let big = try Snapshot<Int, Int>([(0, Array(0..<20_000))])
    var order: [String] = []
    let first = Task { @MainActor in
      await source.apply(big)
      order.append("big returned")
    }
    await Task.yield()
    let second = Task { @MainActor in
      try await source.apply(SectionSnapshot<Int>(), to: 1)
      order.append("outline returned")
    }
    await Task.yield()
    await withCheckedContinuation { continuation in
      source.apply(editing: { snapshot throws(SnapshotError) in
        order.append("edit of \(snapshot.numberOfItems) items")
        try snapshot.deleteItems([0])
      })
      source.apply(completion: { _ in continuation.resume() }, editing: { _ in })
    }
    await first.value
    try await second.value
    #expect(source.snapshot().numberOfItems == 19_999)
    #expect(order.contains("edit of 20000 items"))
  }
}

/// Notes all that a data source tells.
private final class Log: DataSourceObserver {
  unowned let source: Source
  var lines: [String] = []
  var shapes: [String] = []
  var transactions: [DataSourceTransaction<String, String>] = []
  var onDidCommit: (() -> Void)?

  init(_ source: Source) {
    self.source = source
  }

  func willCommit(_ transaction: DataSourceTransaction<String, String>) {
    lines.append("will \(text(transaction.old)) -> \(text(transaction.new))")
    shapes.append(shape)
  }

  func didCommit(_ transaction: DataSourceTransaction<String, String>) {
    lines.append("did \(text(transaction.new))")
    shapes.append(shape)
    transactions.append(transaction)
    onDidCommit?()
  }

  private func text(_ snapshot: TextSnapshot) -> String {
    "[\(snapshot.itemIdentifiers.joined(separator: ", "))]"
  }

  private var shape: String {
    (0..<source.numberOfSections).map {
      "\(source.sectionIdentifier(for: $0) ?? "none"):\(source.numberOfItems(inSection: $0))"
    }.joined(separator: " ")
  }
}
