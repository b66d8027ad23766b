/// What a data source has committed: the list, and the outlines of the sections that have one.
struct ListContents<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The list, without marks.
  var snapshot = Snapshot<SectionID, ItemID>()
  var outlines: [SectionID: SectionSnapshot<ItemID>] = [:]

  /// The outline of a section; one without is flat.
  func outline(of section: SectionID) -> SectionSnapshot<ItemID> {
    if let outline = outlines[section] { return outline }
    var flat = SectionSnapshot<ItemID>()
    if let items = try? snapshot.itemIdentifiers(inSection: section) { try? flat.append(items) }
    return flat
  }
}
