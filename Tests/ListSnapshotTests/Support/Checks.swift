import ListSnapshot
import Testing

/// Checks everything that has to hold for the changes between any two snapshots, and returns them.
@discardableResult
func checkChanges<S, I>(
  from old: Snapshot<S, I>, to new: Snapshot<S, I>, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> SnapshotChanges<S, I> {
  let changes = Snapshot.changes(from: old, to: new)
  do {
    let replayed = try changes.replayed(on: old, inserting: new)
    #expect(replayed == new, comment, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, comment, sourceLocation: sourceLocation)
  }
  checkOrder(of: changes, comment, sourceLocation)
  checkStages(from: old, to: new, comment, sourceLocation)
  return changes
}

/// Diff rule D12.
private func checkOrder<S, I>(
  of changes: SnapshotChanges<S, I>, _ comment: Comment?, _ location: SourceLocation
) {
  func rises<T: Comparable>(_ values: [T]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }
  #expect(rises(changes.deletedSections), comment, sourceLocation: location)
  #expect(rises(changes.insertedSections), comment, sourceLocation: location)
  #expect(rises(changes.movedSections.map(\.to)), comment, sourceLocation: location)
  #expect(rises(changes.deletedItems), comment, sourceLocation: location)
  #expect(rises(changes.insertedItems), comment, sourceLocation: location)
  #expect(rises(changes.movedItems.map(\.to)), comment, sourceLocation: location)
  let sources = changes.deletedItems + changes.movedItems.map(\.from)
  #expect(Set(sources).count == sources.count, comment, sourceLocation: location)
  let targets = changes.insertedItems + changes.movedItems.map(\.to)
  #expect(Set(targets).count == targets.count, comment, sourceLocation: location)
}

/// Diff rule D11.
private func checkStages<S, I>(
  from old: Snapshot<S, I>, to new: Snapshot<S, I>, _ comment: Comment?,
  _ location: SourceLocation
) {
  let staged = Snapshot.stagedChanges(from: old, to: new)
  var state = old
  for stage in staged.stages {
    let changes = stage.changes
    let hasItems = !changes.insertedItems.isEmpty || !changes.movedItems.isEmpty
    let hasDeletes = !changes.deletedItems.isEmpty || !changes.deletedSections.isEmpty
    let hasSections = !changes.insertedSections.isEmpty || !changes.movedSections.isEmpty
    #expect(!hasItems || stage.kind == .items, comment, sourceLocation: location)
    #expect(!hasDeletes || stage.kind == .deletes, comment, sourceLocation: location)
    #expect(!hasSections || stage.kind == .sections, comment, sourceLocation: location)
    #expect(!changes.isEmpty, comment, sourceLocation: location)
    do {
      let replayed = try changes.replayed(on: state, inserting: stage.state)
      #expect(replayed == stage.state, comment, sourceLocation: location)
    } catch {
      Issue.record(error, comment, sourceLocation: location)
    }
    state = stage.state
  }
  #expect(state == new, comment, sourceLocation: location)
}

/// Checks that every question gives the answer that follows from `state` (diff rules Q1 to Q5).
func checkQuestions(
  of snapshot: TextSnapshot, against state: [CaseSection], unknown: String = "nobody",
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let items = state.flatMap(\.items)
  #expect(snapshot.itemIdentifiers == items, comment, sourceLocation: sourceLocation)
  #expect(snapshot.sectionIdentifiers == state.map(\.id), comment, sourceLocation: sourceLocation)
  #expect(snapshot.numberOfItems == items.count, comment, sourceLocation: sourceLocation)
  #expect(snapshot.numberOfSections == state.count, comment, sourceLocation: sourceLocation)
  #expect(snapshot.indexOfItem(unknown) == nil, comment, sourceLocation: sourceLocation)
  var index = 0
  for (sectionIndex, section) in state.enumerated() {
    #expect(
      snapshot.indexOfSection(section.id) == sectionIndex, comment, sourceLocation: sourceLocation)
    #expect(
      try snapshot.numberOfItems(inSection: section.id) == section.items.count, comment,
      sourceLocation: sourceLocation)
    #expect(
      try snapshot.itemIdentifiers(inSection: section.id) == section.items, comment,
      sourceLocation: sourceLocation)
    for (itemIndex, item) in section.items.enumerated() {
      let path = ItemPath(section: sectionIndex, item: itemIndex)
      let isRight =
        snapshot.indexOfItem(item) == index && snapshot.path(of: item) == path
        && snapshot.sectionIdentifier(containingItem: item) == section.id
        && snapshot.itemIdentifier(at: path) == item
      #expect(isRight, comment, sourceLocation: sourceLocation)
      index += 1
    }
  }
}
