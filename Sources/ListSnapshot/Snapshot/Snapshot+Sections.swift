extension Snapshot {
  /// Adds sections at the end, in the given order (diff rule B2).
  ///
  /// - Parameter identifiers: Sections that are not in the snapshot.
  /// - Throws: `duplicateSection` for one named twice or already there (B3).
  /// - Complexity: O(k log s) for k of s sections.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    leaveCrowdedTables(addingItems: 0, sections: identifiers.count)
    try addSections(identifiers, in: "appendSections") { () throws(SnapshotError) in .end }
  }

  /// Puts sections directly before another, in the given order (diff rule B2).
  ///
  /// - Parameters:
  ///   - identifiers: Sections that are not in the snapshot.
  ///   - anchor: A section that is.
  /// - Throws: `duplicateSection`, `relativeToItself` or `unknownSection`, checked as diff rule B10 says.
  /// - Complexity: O(k log s) for k of s sections.
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection anchor: SectionID
  ) throws(SnapshotError) {
    let call = "insertSections"
    leaveCrowdedTables(addingItems: 0, sections: identifiers.count)
    let known = presentSection(anchor)
    try addSections(identifiers, in: call) { () throws(SnapshotError) in
      if identifiers.contains(anchor) { throw .relativeToItself(anchor, in: call) }
      guard let known else { throw .unknown(section: anchor, in: call) }
      return .before(known)
    }
  }

  /// Puts sections directly behind another, in the given order (diff rule B2).
  ///
  /// - Parameters:
  ///   - identifiers: Sections that are not in the snapshot.
  ///   - anchor: A section that is.
  /// - Throws: `duplicateSection`, `relativeToItself` or `unknownSection`, checked as diff rule B10 says.
  /// - Complexity: O(k log s) for k of s sections.
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection anchor: SectionID
  ) throws(SnapshotError) {
    let call = "insertSections"
    leaveCrowdedTables(addingItems: 0, sections: identifiers.count)
    let known = presentSection(anchor)
    try addSections(identifiers, in: call) { () throws(SnapshotError) in
      if identifiers.contains(anchor) { throw .relativeToItself(anchor, in: call) }
      guard let known else { throw .unknown(section: anchor, in: call) }
      return .after(known)
    }
  }

  /// Deletes sections with all their items; those not in the snapshot are passed over (diff rule B7).
  ///
  /// - Parameter identifiers: The sections to delete, each named once.
  /// - Throws: `duplicateSection` for one named twice (B4).
  /// - Complexity: O(m + k log s) for k of s sections with m items.
  public mutating func deleteSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    let found = sectionTable.find(identifiers)
    if let index = firstRepeat(in: identifiers, found: found) {
      throw .repeated(section: identifiers[index], in: "deleteSections")
    }
    for case .some(let section) in found where arrangement.containsSection(section) {
      let items = arrangement.removeSection(section)
      marks.forget(section: section)
      if marks.namesItems {
        for item in items { marks.forget(item: item) }
      }
    }
  }

  /// Moves a section, with its items, directly before another (diff rule B9).
  ///
  /// - Parameters:
  ///   - identifier: The section to move.
  ///   - anchor: The section it comes to stand before.
  /// - Throws: `relativeToItself`, else `unknownSection` for the mover, then for the anchor.
  /// - Complexity: O(log s) for s sections, however many items move along.
  public mutating func moveSection(
    _ identifier: SectionID, beforeSection anchor: SectionID
  ) throws(SnapshotError) {
    let (mover, next) = try sectionPair(identifier, anchor)
    arrangement.moveSection(mover, to: .before(next))
  }

  /// Moves a section, with its items, directly behind another (diff rule B9).
  ///
  /// - Parameters:
  ///   - identifier: The section to move.
  ///   - anchor: The section it comes to stand behind.
  /// - Throws: `relativeToItself`, else `unknownSection` for the mover, then for the anchor.
  /// - Complexity: O(log s) for s sections, however many items move along.
  public mutating func moveSection(
    _ identifier: SectionID, afterSection anchor: SectionID
  ) throws(SnapshotError) {
    let (mover, previous) = try sectionPair(identifier, anchor)
    arrangement.moveSection(mover, to: .after(previous))
  }

  private func sectionPair(
    _ mover: SectionID, _ anchor: SectionID
  ) throws(SnapshotError) -> (UInt32, UInt32) {
    if mover == anchor { throw .relativeToItself(mover, in: "moveSection") }
    guard let first = presentSection(mover) else {
      throw .unknown(section: mover, in: "moveSection")
    }
    guard let second = presentSection(anchor) else {
      throw .unknown(section: anchor, in: "moveSection")
    }
    return (first, second)
  }

  @usableFromInline
  mutating func addSections(
    _ identifiers: [SectionID], in call: String, target: () throws(SnapshotError) -> Target
  ) throws(SnapshotError) {
    let table = sectionTable
    let list = table.intern(identifiers)
    if let index = list.firstRepeat { throw .repeated(section: identifiers[index], in: call) }
    let place = try target()
    if let index = list.handles.firstIndex(where: arrangement.containsSection) {
      throw .existing(section: identifiers[index], in: call)
    }
    arrangement.insertSections(list.handles, at: place)
  }
}

extension Snapshot {
  /// The index of the first identifier that came before in the same list.
  ///
  /// `found` holds the handle of each that has one; only the others are compared as identifiers.
  @inlinable
  func firstRepeat<ID: Hashable>(in identifiers: [ID], found: [UInt32?]) -> Int? {
    guard identifiers.count > 1 else { return nil }
    var known = HandleSet()
    var strangers: Set<ID> = []
    for (index, handle) in found.enumerated() {
      let isNew =
        if let handle { known.insert(handle) } else {
          strangers.insert(identifiers[index]).inserted
        }
      if !isNew { return index }
    }
    return nil
  }
}
