extension Snapshot: Equatable {
  /// Whether both hold the same sections and items in the same order; marks do not count (diff rule Q6).
  ///
  /// - Complexity: O(n); between relatives nothing is compared but numbers.
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    let (mine, theirs) = (left.arrangement, right.arrangement)
    guard mine.itemCount == theirs.itemCount, mine.sectionCount == theirs.sectionCount else {
      return false
    }
    guard left.sectionTable === right.sectionTable, left.itemTable === right.itemTable else {
      return left.isEqualByIdentifiers(right)
    }
    let sections = mine.sections
    guard sections == theirs.sections else { return false }
    return sections.allSatisfy { mine.hasEqualItems(theirs, in: $0) }
  }

  private func isEqualByIdentifiers(_ other: Snapshot) -> Bool {
    sectionIdentifiers == other.sectionIdentifiers
      && zip(arrangement.sections, other.arrangement.sections).allSatisfy {
        arrangement.itemCount(in: $0) == other.arrangement.itemCount(in: $1)
      }
      && itemIdentifiers == other.itemIdentifiers
  }
}

extension Arrangement {
  /// Whether a section that both have holds the same items in the same order.
  func hasEqualItems(_ other: Arrangement, in section: UInt32) -> Bool {
    guard itemCount(in: section) == other.itemCount(in: section) else { return false }
    let mine = forest.leaves(owner: section + 1)
    let theirs = other.forest.leaves(owner: section + 1)
    if mine == theirs {
      return mine.allSatisfy { forest.entries[$0] == other.forest.entries[$0] }
    }
    return items(in: section) == other.items(in: section)
  }
}
