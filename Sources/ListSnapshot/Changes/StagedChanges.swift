/// The way from one snapshot to another in stages, one kind of change at a time (diff rule D11).
///
/// Some views cannot take everything at once. Each stage starts where the one before it ended and is told in the
/// indices of those two states; stages with nothing in them are left out.
public struct StagedChanges<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Sendable
{
  /// One kind of change, and the state it leads to.
  public struct Stage: Sendable {
    /// What a stage does.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Replaces and configures again, in old indices.
      case reloads
      /// Deletes items and sections.
      case deletes
      /// Inserts sections, still empty, and moves sections.
      case sections
      /// Inserts and moves items.
      case items
    }

    /// What the stage does.
    public let kind: Kind
    /// Its steps, from the state before it to its own.
    public let changes: SnapshotChanges<SectionID, ItemID>
    /// The state after it, without marks.
    public let state: Snapshot<SectionID, ItemID>
  }

  /// The stages in order; the last one's state is the new snapshot.
  public let stages: [Stage]
  /// Items of deleted sections that live on elsewhere, in old order.
  ///
  /// They are deleted with their section and inserted later, but are still the same items: selection and
  /// scroll position go with them.
  public let carriedItems: [ItemID]
}

extension Snapshot {
  /// The steps from one snapshot to another in stages (diff rule D11).
  ///
  /// - Parameters:
  ///   - old: What is shown now; its marks do not count.
  ///   - new: What is to be shown.
  /// - Returns: The stages, none where there is nothing to do.
  /// - Complexity: As ``changes(from:to:)``, plus O(k log n) for k steps and O(s) for s sections.
  public static func stagedChanges(
    from old: Snapshot, to new: Snapshot
  ) -> StagedChanges<SectionID, ItemID> {
    let related = new.translated(for: old)
    let changes = changes(from: old, to: related)
    let start = old.withoutMarks
    var carried: ContiguousArray<UInt32> = []
    let deleted = start.deleting(changes, carried: &carried, present: related.arrangement)
    let arranged = deleted.arrangingSections(like: related, changes)
    var stages: [StagedChanges<SectionID, ItemID>.Stage] = []
    let reloads = changes.onlyReloads
    if !reloads.isEmpty {
      stages.append(.init(kind: .reloads, changes: reloads, state: start))
    }
    let steps: [(StagedChanges<SectionID, ItemID>.Stage.Kind, Snapshot, Snapshot)] = [
      (.deletes, start, deleted), (.sections, deleted, arranged),
      (.items, arranged, related.withoutMarks),
    ]
    for (kind, before, after) in steps {
      let changes = Self.changes(from: before, to: after)
      if !changes.isEmpty { stages.append(.init(kind: kind, changes: changes, state: after)) }
    }
    return StagedChanges(stages: stages, carriedItems: old.itemTable.identifiers(of: carried))
  }

  private func deleting(
    _ changes: SnapshotChanges<SectionID, ItemID>, carried: inout ContiguousArray<UInt32>,
    present: Arrangement
  ) -> Snapshot {
    var copy = self
    let items = changes.deletedItems.map { path in
      arrangement.item(in: arrangement.section(at: path.section), at: path.item)
    }
    copy.arrangement.removeItems(ContiguousArray(items))
    for section in changes.deletedSections.map({ arrangement.section(at: $0) }) {
      let items = copy.arrangement.removeSection(section)
      carried.append(contentsOf: items.filter(present.containsItem))
    }
    return copy
  }

  private func arrangingSections(
    like new: Snapshot, _ changes: SnapshotChanges<SectionID, ItemID>
  ) -> Snapshot {
    var copy = self
    let inserted = changes.insertedSections.map { ($0, true) }
    let moved = changes.movedSections.map { ($0.to, false) }
    // In new order: whatever goes behind a section finds that one in its place already.
    for (index, isNew) in (inserted + moved).sorted(by: { $0.0 < $1.0 }) {
      let section = new.arrangement.section(at: index)
      let target: Target
      if index > 0 {
        target = .after(new.arrangement.section(at: index - 1))
      } else if copy.numberOfSections > 0 {
        target = .before(copy.arrangement.section(at: 0))
      } else {
        target = .end
      }
      if isNew {
        copy.arrangement.insertSections([section], at: target)
      } else if index > 0 || copy.arrangement.section(at: 0) != section {
        copy.arrangement.moveSection(section, to: target)
      }
    }
    return copy
  }
}

extension SnapshotChanges {
  /// The marks alone, on old paths before and after.
  fileprivate var onlyReloads: SnapshotChanges {
    var reloads = SnapshotChanges()
    reloads.reloadedSections = reloadedSections.map {
      SectionReload(identifier: $0.identifier, from: $0.from, to: $0.from)
    }
    func staying(_ items: [ItemReload<ItemID>]) -> [ItemReload<ItemID>] {
      items.map { ItemReload(identifier: $0.identifier, from: $0.from, to: $0.from) }
    }
    reloads.reloadedItems = staying(reloadedItems)
    reloads.reconfiguredItems = staying(reconfiguredItems)
    return reloads
  }
}
