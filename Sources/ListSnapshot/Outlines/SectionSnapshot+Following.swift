extension SectionSnapshot {
  /// The outline after its section was given another list of items (diff rule T9).
  ///
  /// Items no longer in the list leave with all below them. A new one becomes the next sibling of the item before
  /// it, or its first child if that one is expanded and has children, or the first root. Hidden items stay, save
  /// those that turn up in another section.
  ///
  /// - Parameters:
  ///   - list: The new items of the section.
  ///   - isElsewhere: Whether an item is in another section now.
  /// - Returns: The outline, or nil where no outline shows this list: it was reordered, or shows what is hidden.
  /// - Complexity: O(n), and O(m) among m siblings for each new item.
  func following(_ list: [ItemID], isElsewhere: (ItemID) -> Bool) -> SectionSnapshot? {
    let listed = Set(list)
    let visible = Set(visibleItems)
    var copy = self
    let goers = items.filter { item in
      visible.contains(item) ? !listed.contains(item) : isElsewhere(item)
    }
    do {
      try copy.delete(goers)
      var previous: ItemID?
      for item in list {
        if !copy.contains(item) { try copy.place(item, behind: previous) }
        previous = item
      }
    } catch {
      return nil
    }
    return copy.visibleItems == list ? copy : nil
  }

  private mutating func place(_ item: ItemID, behind previous: ItemID?) throws(SnapshotError) {
    if let previous {
      if try isExpanded(previous), let child = nodes[previous]?.children.first {
        try insert([item], before: child)
      } else {
        try insert([item], after: previous)
      }
    } else if let root = rootItems.first {
      try insert([item], before: root)
    } else {
      try append([item])
    }
  }
}
