extension DiffableDataSource {
  /// Shows an outline as the items of a section (diff rule T8).
  ///
  /// The section's items become the outline's visible ones. A visible item of another section moves in from there.
  ///
  /// - Parameters:
  ///   - outline: The forest whose visible items the section is to show.
  ///   - section: The section; one that is not there is appended.
  ///   - animatingDifferences: What observers are told.
  ///   - completion: Called once, after the commit; or with `duplicateItem` where a hidden item of the outline is in
  ///     another section, or an item of it is hidden in another section's outline.
  /// - Complexity: O(m + k) for m items in the outline and k in the other outlines, beside the comparison.
  public func apply(
    _ outline: SectionSnapshot<ItemID>, to section: SectionID, animatingDifferences: Bool = true,
    completion: @escaping (Outcome) -> Void = { _ in }
  ) {
    enqueue(.outline(outline, of: section), animatingDifferences, completion)
  }

  /// Opens items of a section: their children appear as inserted rows (diff rule T9).
  ///
  /// - Parameters:
  ///   - items: Items of the section's outline; others are passed over.
  ///   - section: The section.
  ///   - completion: Called once, after the commit; or with `unknownSection`.
  public func expand(
    _ items: [ItemID], in section: SectionID, completion: @escaping (Outcome) -> Void = { _ in }
  ) {
    enqueue(.expansion(items, in: section, isExpanded: true), true, completion)
  }

  /// Closes items of a section: what is below them disappears as deleted rows (diff rule T9).
  ///
  /// - Parameters:
  ///   - items: Items of the section's outline; others are passed over.
  ///   - section: The section.
  ///   - completion: Called once, after the commit; or with `unknownSection`.
  public func collapse(
    _ items: [ItemID], in section: SectionID, completion: @escaping (Outcome) -> Void = { _ in }
  ) {
    enqueue(.expansion(items, in: section, isExpanded: false), true, completion)
  }

  /// Opens or closes an item as a tap on its disclosure does, asking ``outlineHandlers`` (diff rule T11).
  ///
  /// - Parameters:
  ///   - item: A visible item.
  ///   - completion: Called once: after the commit, without changes where a handler said no, or with
  ///     `unknownItem`.
  public func toggleDisclosure(
    of item: ItemID, completion: @escaping (Outcome) -> Void = { _ in }
  ) {
    enqueue(
      ApplyRequest(isAnimated: true, completion: completion) { [self] contents in
        do throws(SnapshotError) {
          return .success(try toggled(item, contents))
        } catch {
          return .failure(error)
        }
      })
  }

  private func toggled(
    _ item: ItemID, _ contents: ListContents<SectionID, ItemID>
  ) throws(SnapshotError) -> Proposal<SectionID, ItemID>? {
    guard let section = contents.snapshot.sectionIdentifier(containingItem: item) else {
      throw .unknown(item: item, in: "toggleDisclosure(of:)")
    }
    var outline = contents.outline(of: section)
    if try outline.isExpanded(item) {
      guard outlineHandlers.shouldCollapse?(item) ?? true else { return nil }
      outlineHandlers.willCollapse?(item)
      outline.collapse([item])
    } else {
      guard outlineHandlers.shouldExpand?(item) ?? true else { return nil }
      outlineHandlers.willExpand?(item)
      if let children = outlineHandlers.childrenForExpanding {
        let below = try outline.snapshot(of: item)
        try outline.replace(childrenOf: item, using: children(item, below))
      }
      outline.expand([item])
    }
    return .outline(outline, of: section)
  }
}
