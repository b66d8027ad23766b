/// What an apply asks for, as a value that may be worked out on any thread.
enum Proposal<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// A whole list.
  case list(Snapshot<SectionID, ItemID>)
  /// A whole list, told as a reload of everything.
  case reload(Snapshot<SectionID, ItemID>)
  /// The outline of one section.
  case outline(SectionSnapshot<ItemID>, of: SectionID)
  /// Items of one section to open or to close.
  case expansion([ItemID], in: SectionID, isExpanded: Bool)
}

/// A proposal worked out against what was committed before it.
struct ApplyPlan<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  typealias Contents = ListContents<SectionID, ItemID>

  let contents: Contents
  /// The steps to it; nil where everything is to be reloaded.
  let changes: SnapshotChanges<SectionID, ItemID>?

  /// Works a proposal out.
  ///
  /// - Parameters:
  ///   - proposal: What is asked for.
  ///   - old: What is committed.
  /// - Throws: `duplicateItem` where an outline holds what is hidden in, or would hide what is shown by,
  ///   another section (diff rule T8); `unknownSection` for opening an item of a section that is not there.
  init(_ proposal: Proposal<SectionID, ItemID>, after old: Contents) throws(SnapshotError) {
    let new: Snapshot<SectionID, ItemID>
    var outlines = old.outlines
    var isReload = false
    switch proposal {
    case .list(let list):
      new = list
    case .reload(let list):
      new = list
      isReload = true
    case .outline(let outline, let section):
      new = try Self.list(showing: outline, in: section, of: old)
      outlines[section] = outline
    case .expansion(let items, let section, let isExpanded):
      guard old.snapshot.contains(section: section) else {
        throw .unknown(section: section, in: isExpanded ? "expand" : "collapse")
      }
      var outline = old.outline(of: section)
      isExpanded ? outline.expand(items) : outline.collapse(items)
      new = try Self.list(showing: outline, in: section, of: old)
      if outlines[section] != nil || items.contains(where: outline.contains) {
        outlines[section] = outline
      }
    }
    contents = Contents(
      snapshot: new.withoutMarks, outlines: Self.outlines(outlines, following: new))
    changes = isReload ? nil : Snapshot.changes(from: old.snapshot, to: new)
  }

  /// The outlines of the sections that are still there and show what these hold (diff rule T9).
  private static func outlines(
    _ outlines: [SectionID: SectionSnapshot<ItemID>], following new: Snapshot<SectionID, ItemID>
  ) -> [SectionID: SectionSnapshot<ItemID>] {
    var kept: [SectionID: SectionSnapshot<ItemID>] = [:]
    for (section, outline) in outlines {
      guard let items = try? new.itemIdentifiers(inSection: section) else { continue }
      kept[section] = outline.following(items) { item in
        new.sectionIdentifier(containingItem: item).map { $0 != section } ?? false
      }
    }
    return kept
  }

  /// The committed list with an outline's visible items as one section (diff rule T8).
  private static func list(
    showing outline: SectionSnapshot<ItemID>, in section: SectionID, of old: Contents
  ) throws(SnapshotError) -> Snapshot<SectionID, ItemID> {
    let visible = outline.visibleItems
    try checkNotElsewhere(outline, visible: Set(visible), section: section, old)
    var list = old.snapshot
    if list.contains(section: section) {
      let shown = Set(visible)
      let present = try list.itemIdentifiers(inSection: section)
      try list.deleteItems(present.filter { !shown.contains($0) })
    } else {
      try list.appendSections([section])
    }
    try list.appendItems(visible, toSection: section)
    return list
  }

  /// Of another section's items an outline may show those that are visible there, and no others.
  private static func checkNotElsewhere(
    _ outline: SectionSnapshot<ItemID>, visible: Set<ItemID>, section: SectionID, _ old: Contents
  ) throws(SnapshotError) {
    let others = old.outlines.filter { $0.key != section }
    for item in outline.items {
      let home = old.snapshot.sectionIdentifier(containingItem: item)
      let isShownElsewhere = home.map { $0 != section } ?? false
      let isHiddenElsewhere = home == nil && others.values.contains { $0.contains(item) }
      if isHiddenElsewhere || isShownElsewhere && !visible.contains(item) {
        throw SnapshotError(
          .duplicateItem, item,
          """
          the outline of section \(section) holds item \(item), which another section holds; \
          delete it there first
          """)
      }
    }
  }
}
