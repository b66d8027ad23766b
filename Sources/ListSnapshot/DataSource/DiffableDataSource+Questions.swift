extension DiffableDataSource {
  /// The number of sections of the committed list.
  public var numberOfSections: Int { contents.snapshot.numberOfSections }

  /// The number of items in a section of the committed list; 0 outside it.
  public func numberOfItems(inSection index: Int) -> Int {
    guard let section = contents.snapshot.sectionIdentifier(at: index) else { return 0 }
    return (try? contents.snapshot.numberOfItems(inSection: section)) ?? 0
  }

  /// The item at a path of the committed list; nil outside it (diff rule Q5).
  ///
  /// - Complexity: O(log n).
  public func itemIdentifier(for path: ItemPath) -> ItemID? {
    contents.snapshot.itemIdentifier(at: path)
  }

  /// The path of an item in the committed list; nil for an unknown or hidden one (diff rule Q5).
  ///
  /// - Complexity: O(log n).
  public func path(for item: ItemID) -> ItemPath? { contents.snapshot.path(of: item) }

  /// The section at an index of the committed list; nil outside it.
  ///
  /// - Complexity: O(log n).
  public func sectionIdentifier(for index: Int) -> SectionID? {
    contents.snapshot.sectionIdentifier(at: index)
  }

  /// The index of a section in the committed list; nil for an unknown one.
  ///
  /// - Complexity: O(log n).
  public func index(for section: SectionID) -> Int? { contents.snapshot.indexOfSection(section) }

  /// The cell at a path of the committed list; nil outside it, or where the provider gives none.
  ///
  /// In a section with an outline a cell that is ``Indentable`` is given its item's level after the provider ran
  /// (diff rule T11).
  public func cell(at path: ItemPath) -> Cell? {
    guard let item = itemIdentifier(for: path) else { return nil }
    let cell = whileProviding { cellProvider(self, path, item) }
    guard let section = sectionIdentifier(for: path.section),
      let level = try? contents.outlines[section]?.level(of: item),
      var indented = cell as? any Indentable
    else { return cell }
    indented.indentationLevel = level
    return indented as? Cell ?? cell
  }

  /// The supplementary view of a kind at a path; nil without a provider, or where it gives none.
  public func supplementary(ofKind kind: String, at path: ItemPath) -> Cell? {
    whileProviding { supplementaryProvider?(self, kind, path) }
  }

  // MARK: Selection

  /// The selected items; they stay selected wherever they go, until they leave the list (diff rules S1, S2).
  public var selectedItems: Set<ItemID> { selection }

  /// Selects an item of the committed list; another is passed over.
  public func select(_ item: ItemID) {
    if contents.snapshot.contains(item: item) { selection.insert(item) }
  }

  /// Takes an item out of the selection.
  public func deselect(_ item: ItemID) { selection.remove(item) }
}

/// A cell that can be set in by levels, as the rows of an outline are.
public protocol Indentable {
  /// The number of levels, 0 for none.
  var indentationLevel: Int { get set }
}
