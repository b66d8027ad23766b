extension Snapshot {
  /// The fewest steps from one snapshot to another, and what the new one has marked (diff rules D).
  ///
  /// - Parameters:
  ///   - old: What is shown now; its marks do not count.
  ///   - new: What is to be shown.
  /// - Returns: The steps, a function of the two lists and the marks of `new` alone.
  /// - Complexity: Between a snapshot and one edited from it, in what is not shared between them: some hundred
  ///   comparisons an edit, and one a page of some 25,000 items; where order is broken, O(b log b) for b runs of
  ///   items. Between strangers O(n) on average.
  @inlinable
  public static func changes(
    from old: Snapshot, to new: Snapshot
  ) -> SnapshotChanges<SectionID, ItemID> {
    changes(from: old, toRelative: new.translated(for: old))
  }

  /// The changes to a snapshot in the handles of the old one.
  @usableFromInline
  static func changes(
    from old: Snapshot, toRelative related: Snapshot
  ) -> SnapshotChanges<SectionID, ItemID> {
    let diff = ArrangementDiff(from: old.arrangement, to: related.arrangement)
    var changes = SnapshotChanges<SectionID, ItemID>()
    changes.deletedSections = diff.deletedSections
    changes.insertedSections = diff.insertedSections
    changes.movedSections = diff.movedSections
    changes.deletedItems = diff.deletedItems
    changes.insertedItems = diff.insertedItems
    changes.movedItems = diff.movedItems
    if !related.marks.isEmpty { related.listMarks(in: &changes, from: old) }
    return changes
  }

  /// Lists those marks that stand on what both snapshots have (diff rules M3, D7).
  private func listMarks(
    in changes: inout SnapshotChanges<SectionID, ItemID>, from old: Snapshot
  ) {
    var reloaded = HandleSet()
    for section in marks.reloadedSections.ordered where old.arrangement.containsSection(section) {
      reloaded.insert(section)
      changes.reloadedSections.append(
        SectionReload(
          identifier: sectionTable.identifier(of: section),
          from: old.arrangement.position(ofSection: section).index,
          to: arrangement.position(ofSection: section).index))
    }
    func list(_ marked: MarkList) -> [ItemReload<ItemID>] {
      marked.ordered.compactMap { item in
        guard old.arrangement.containsItem(item),
          !reloaded.contains(arrangement.section(of: item))
        else { return nil }
        return ItemReload(
          identifier: itemTable.identifier(of: item), from: old.path(ofHandle: item),
          to: path(ofHandle: item))
      }
    }
    changes.reloadedItems = list(marks.reloadedItems)
    changes.reconfiguredItems = list(marks.reconfiguredItems)
  }

  /// The same snapshot in the handles of another; for relatives that is what it has already.
  ///
  /// Identifiers that `other` does not know enter its tables. Those are shared and only ever grow, so that is
  /// seen by nobody.
  ///
  /// - Complexity: O(1) for relatives, else O(n) on average.
  @inlinable
  func translated(for other: Snapshot) -> Snapshot {
    if sectionTable === other.sectionTable, itemTable === other.itemTable { return self }
    // An empty list has nothing to share handles for.
    if other.numberOfSections == 0 { return self }
    var copy = other
    let sections = arrangement.sections
    let sectionNames = renames(
      sections, to: other.sectionTable.handles(sections, of: sectionTable) { _ in nil })
    var items: ContiguousArray<UInt32> = []
    arrangement.forEachRun { items.append(contentsOf: $0) }
    let successors = other.arrangement.successors()
    let itemNames = renames(
      items,
      to: other.itemTable.handles(items, of: itemTable) { handle in
        Int(handle) < successors.count ? successors[Int(handle)] : nil
      })
    copy.arrangement = arrangement.renamed(
      sections: { sectionNames[Int($0)] }, items: { itemNames[Int($0)] })
    copy.marks = marks.renamed(
      sections: { sectionNames[Int($0)] }, items: { itemNames[Int($0)] })
    return copy
  }

  @usableFromInline
  func renames(
    _ handles: ContiguousArray<UInt32>, to names: ContiguousArray<UInt32>
  ) -> ContiguousArray<UInt32> {
    var table = ContiguousArray<UInt32>(repeating: 0, count: Int(handles.max() ?? 0) + 1)
    for (handle, name) in zip(handles, names) { table[Int(handle)] = name }
    return table
  }
}

extension Arrangement {
  /// For each item the one that follows it in the flat list; the last one's is its own.
  @usableFromInline
  func successors() -> ContiguousArray<UInt32> {
    var highest: UInt32 = 0
    forEachRun { run in for item in run where item > highest { highest = item } }
    var table = ContiguousArray<UInt32>(repeating: 0, count: Int(highest) + 1)
    var last: UInt32?
    forEachRun { run in
      for item in run {
        if let last { table[Int(last)] = item }
        table[Int(item)] = item
        last = item
      }
    }
    return table
  }
}
