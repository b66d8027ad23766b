/// The steps between two arrangements that use the same handles, as indices (diff rules D1 to D6).
///
/// Work is done only where the two do not share storage: nodes in shared pages are not looked at, shared
/// leaves count as one run each, and of the rest every item that follows the one found before is matched by a
/// single comparison.
struct ArrangementDiff {
  private let old: Arrangement
  private let new: Arrangement
  private var places: OldPlaces

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
    let disturbed = disturbedSections()
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
    let byOld = blocks.indicesByOld(oldCount: oldSections.count)
    for (block, stays) in zip(blocks, LongestRun.stays(blocks, byOld: byOld)) where !stays {
      for step in 0..<block.length {
        movedSections.append(
          IndexMove(from: Int(block.old + step), to: Int(block.new + step)))
      }
    }
  }

  /// The sections in which old and new do not share everything.
  private func disturbedSections() -> HandleSet {
    var disturbed = HandleSet()
    let (before, after) = (old.forest.entries, new.forest.entries)
    for page in 0..<max(before.pages.count, after.pages.count)
    where !before.sharesPage(page, with: after) {
      for offset in 0..<before.pageSize {
        let id = UInt32(page * before.pageSize + offset)
        if before[id].isIdenticalStorage(after[id]) { continue }
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
    let oldLeaves = old.forest.leaves(owner: section + 1)
    let newLeaves = new.forest.leaves(owner: section + 1)
    var shared = sharedLeaves(oldLeaves, newLeaves)
    var runs: ContiguousArray<ContiguousArray<UInt32>>
    if shared.starts.count * 4 < newLeaves.count {
      // Where most leaves differ one long run is quicker to move about in.
      runs = [old.items(in: section)]
    } else {
      runs = ContiguousArray(oldLeaves.map { old.forest.entries[$0] })
    }
    var oldRuns = OldRuns(runs)
    runs = []
    var matching = Matching(section: UInt32(oldIndex))
    for leaf in newLeaves {
      let entries = new.forest.entries[leaf]
      if let start = shared.take(leaf) {
        matching.skip(entries.count, old: start)
        oldRuns.seek(start + UInt32(entries.count))
      } else {
        matching.match(entries, with: &oldRuns, places: &places)
      }
    }
    list(matching, oldRuns, oldIndex: oldIndex, newIndex: newIndex)
  }

  /// The leaves that old and new hold in one storage, with the old index of their first item.
  private func sharedLeaves(
    _ oldLeaves: ContiguousArray<UInt32>, _ newLeaves: ContiguousArray<UInt32>
  ) -> SharedLeaves {
    var shared = SharedLeaves()
    var next = 0
    var index: UInt32 = 0
    for leaf in newLeaves {
      let entries = new.forest.entries[leaf]
      guard !entries.isEmpty, entries.isIdenticalStorage(old.forest.entries[leaf]) else {
        continue
      }
      // Shared leaves come in the same order in both, so one walk finds them all.
      while next < oldLeaves.count, oldLeaves[next] != leaf {
        index += UInt32(old.forest.entries[oldLeaves[next]].count)
        next += 1
      }
      guard next < oldLeaves.count else { break }
      shared.add(leaf, start: index)
    }
    return shared
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
      let byOld = blocks.indicesByOld(oldCount: oldRuns.count)
      listDeleted(oldRuns, oldIndex, byOld.lazy.map { blocks[Int($0)] })
      let hasEntered = !moves.isEmpty
      for (block, stays) in zip(blocks, LongestRun.stays(blocks, byOld: byOld)) where !stays {
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
