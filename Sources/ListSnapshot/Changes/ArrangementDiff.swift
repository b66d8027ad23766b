/// The steps between two arrangements that use the same handles, as indices (diff rules D1 to D6).
///
/// Work is done only where the two do not share storage: nodes in shared pages are not looked at, shared
/// leaves count as one run each, and of the rest every item that follows the one found before is matched by a
/// single comparison.
struct ArrangementDiff {
  private let old: Arrangement
  private let new: Arrangement
  private var places: OldPlaces
  /// Nodes whose content old and new do not share.
  private var changedNodes = HandleSet()

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var movedSections: [IndexMove] = []
  private(set) var deletedItems: [ItemPath] = []
  private(set) var insertedItems: [ItemPath] = []
  private(set) var movedItems: [ItemMove] = []

  init(from old: Arrangement, to new: Arrangement) {
    self.old = old
    self.new = new
    places = OldPlaces(old)
    compare()
  }

  private mutating func compare() {
    let oldSections = old.sections
    let newSections = new.sections
    compareSections(oldSections, newSections)
    let disturbed = findDifferences()
    for (index, section) in newSections.enumerated() {
      if !old.containsSection(section) {
        enter(section, at: index)
      } else if disturbed.contains(section) {
        compareItems(of: section, at: index)
      }
    }
    // Found in new order of sections, which is the old one too unless sections moved.
    if !movedSections.isEmpty { deletedItems.sort() }
  }

  // MARK: Sections

  private mutating func compareSections(
    _ oldSections: ContiguousArray<UInt32>, _ newSections: ContiguousArray<UInt32>
  ) {
    if oldSections == newSections { return }
    var oldIndices: [UInt32: UInt32] = [:]
    oldIndices.reserveCapacity(oldSections.count)
    for (index, section) in oldSections.enumerated() {
      oldIndices[section] = UInt32(index)
      if !new.containsSection(section) { deletedSections.append(index) }
    }
    var blocks: ContiguousArray<Block> = []
    for (index, section) in newSections.enumerated() {
      if let oldIndex = oldIndices[section] {
        blocks.add(old: oldIndex, new: UInt32(index))
      } else {
        insertedSections.append(index)
      }
    }
    if blocks.isInOldOrder { return }
    let staying = LongestRun.stays(blocks, oldCount: oldSections.count)
    for (block, stays) in zip(blocks, staying) where !stays {
      for step in 0..<block.length {
        movedSections.append(
          IndexMove(from: Int(block.old + step), to: Int(block.new + step)))
      }
    }
  }

  /// Notes the leaves that old and new do not share, and returns the sections these are in.
  private mutating func findDifferences() -> HandleSet {
    var disturbed = HandleSet()
    let (before, after) = (old.forest.entries, new.forest.entries)
    for page in 0..<max(before.pages.count, after.pages.count)
    where !before.sharesPage(page, with: after) {
      for offset in 0..<before.pageSize {
        let id = UInt32(page * before.pageSize + offset)
        if before[id].isIdenticalStorage(after[id]) { continue }
        changedNodes.insert(id)
        for forest in [old.forest, new.forest] where isLeafInUse(id, of: forest) {
          let owner = forest.owner(ofLeaf: id)
          if owner != 0 { disturbed.insert(owner - 1) }
        }
      }
    }
    return disturbed
  }

  private func isLeafInUse(_ id: UInt32, of forest: HandleForest) -> Bool {
    forest.nodes[id].isLeaf && !forest.entries[id].isEmpty
  }

  // MARK: Items

  /// Lists the items that an inserted section takes from elsewhere.
  private mutating func enter(_ section: UInt32, at index: Int) {
    for (position, item) in new.items(in: section).enumerated() {
      guard let place = places.find(item) else { continue }
      movedItems.append(
        ItemMove(
          from: ItemPath(section: Int(place.section), item: Int(place.index)),
          to: ItemPath(section: index, item: position)))
    }
  }

  private mutating func compareItems(of section: UInt32, at newIndex: Int) {
    let oldIndex = old.position(ofSection: section).index
    let newLeaves = new.forest.leaves(owner: section + 1)
    let changed = newLeaves.reduce(0) { changedNodes.contains($1) ? $0 + 1 : $0 }
    // Where most leaves differ all are looked at, and one long run is quicker to move about in.
    let isMostlyShared = changed * 4 < newLeaves.count * 3
    var oldRuns =
      isMostlyShared
      ? OldRuns(leaves: old.forest.leaves(owner: section + 1), of: old.forest)
      : OldRuns(whole: old.items(in: section))
    var matching = Matching(section: UInt32(oldIndex))
    var nextShared = 0
    var behindShared: UInt32?
    for leaf in newLeaves {
      // Shared leaves come in the same order in both, so one walk finds them all.
      if isMostlyShared, !changedNodes.contains(leaf),
        let start = oldRuns.start(ofLeaf: leaf, from: &nextShared)
      {
        let count = new.forest.nodes[leaf].count
        if count > 0 { matching.skip(Int(count), old: start) }
        behindShared = start + count
      } else {
        if let place = behindShared { oldRuns.seek(place) }
        behindShared = nil
        matching.match(new.forest.entries[leaf], with: &oldRuns, places: &places)
      }
    }
    list(matching, oldRuns, oldIndex: oldIndex, newIndex: newIndex)
  }

  private mutating func list(
    _ matching: Matching, _ oldRuns: OldRuns, oldIndex: Int, newIndex: Int
  ) {
    let blocks = matching.blocks
    for index in matching.inserted {
      insertedItems.append(ItemPath(section: newIndex, item: Int(index)))
    }
    var moves = matching.entered.map { entry in
      ItemMove(
        from: ItemPath(section: Int(entry.section), item: Int(entry.old)),
        to: ItemPath(section: newIndex, item: Int(entry.new)))
    }
    if blocks.isInOldOrder {
      listDeleted(oldRuns, oldIndex, blocks)
    } else {
      if matching.kept < oldRuns.count {
        let byOld = blocks.indicesByOld(oldCount: oldRuns.count)
        listDeleted(oldRuns, oldIndex, byOld.lazy.map { blocks[Int($0)] })
      }
      let hasEntered = !moves.isEmpty
      let staying = LongestRun.stays(blocks, oldCount: oldRuns.count)
      for (block, stays) in zip(blocks, staying) where !stays {
        for step in 0..<block.length {
          moves.append(
            ItemMove(
              from: ItemPath(section: oldIndex, item: Int(block.old + step)),
              to: ItemPath(section: newIndex, item: Int(block.new + step))))
        }
      }
      if hasEntered { moves.sort { $0.to < $1.to } }
    }
    movedItems.append(contentsOf: moves)
  }

  /// Lists what stood between the runs and is not in new at all.
  private mutating func listDeleted(
    _ oldRuns: OldRuns, _ oldIndex: Int, _ blocks: some Sequence<Block>
  ) {
    var deleted: [ItemPath] = []
    func list(_ range: Range<UInt32>) {
      oldRuns.forEach(in: range) { index, item in
        guard !new.containsItem(item) else { return }
        deleted.append(ItemPath(section: oldIndex, item: Int(index)))
      }
    }
    var end: UInt32 = 0
    for block in blocks {
      if block.old > end { list(end..<block.old) }
      end = block.old + block.length
    }
    list(end..<UInt32(oldRuns.count))
    deletedItems.append(contentsOf: deleted)
  }
}
