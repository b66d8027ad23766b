/// Where a list of handles goes.
@usableFromInline
enum Target {
  case end
  case before(UInt32)
  case after(UInt32)
}

/// Which sections there are and which items are in each, as handles.
///
/// Everything here trusts its caller: handles named as anchors are there, handles to be inserted are
/// not. All edits and questions are O(log n) for each handle they name.
@usableFromInline
struct Arrangement: Sendable {
  private(set) var forest = HandleForest()
  /// Item handle to the leaf it is in; 0 where it is not in the arrangement.
  private(set) var itemLeaves = PagedArray<UInt32>(shift: 10, fill: 0)
  /// Section handle to the leaf of the tree of sections.
  private(set) var sectionLeaves = PagedArray<UInt32>(shift: 10, fill: 0)

  @usableFromInline
  init() {
    forest.plant(owner: 0)
  }

  // MARK: Questions

  @usableFromInline
  var sectionCount: Int { Int(forest.nodes[forest.roots[0]].count) }
  @usableFromInline
  var itemCount: Int { Int(forest.nodes[forest.roots[0]].weight) }
  @usableFromInline
  var sections: ContiguousArray<UInt32> { forest.handles(owner: 0) }

  @usableFromInline
  func containsItem(_ item: UInt32) -> Bool { itemLeaves[item] != 0 }
  @usableFromInline
  func containsSection(_ section: UInt32) -> Bool { sectionLeaves[section] != 0 }

  @usableFromInline
  func itemCount(in section: UInt32) -> Int {
    Int(forest.nodes[forest.roots[section + 1]].count)
  }

  @usableFromInline
  func items(in section: UInt32) -> ContiguousArray<UInt32> {
    forest.handles(owner: section + 1)
  }

  /// Calls `body` with each run of items, section by section.
  @usableFromInline
  func forEachRun(_ body: (ContiguousArray<UInt32>) -> Void) {
    for section in sections {
      for leaf in forest.leaves(owner: section + 1) { body(forest.entries[leaf]) }
    }
  }

  /// The section an item of the arrangement is in.
  @usableFromInline
  func section(of item: UInt32) -> UInt32 {
    forest.owner(ofLeaf: itemLeaves[item]) - 1
  }

  /// The section of an item of the arrangement, and the item's index in it.
  @usableFromInline
  func place(of item: UInt32) -> (section: UInt32, index: Int) {
    let leaf = itemLeaves[item]
    let above = forest.climb(fromLeaf: leaf)
    let offset = forest.entries[leaf].firstIndex(of: item) ?? 0
    return (above.owner - 1, Int(above.count) + offset)
  }

  /// The index of a section of the arrangement, and how many items stand before it.
  @usableFromInline
  func position(ofSection section: UInt32) -> (index: Int, itemsBefore: Int) {
    let leaf = sectionLeaves[section]
    let above = forest.climb(fromLeaf: leaf)
    var index = Int(above.count)
    var items = Int(above.weight)
    for other in forest.entries[leaf] {
      if other == section { break }
      index += 1
      items += itemCount(in: other)
    }
    return (index, items)
  }

  /// The section at an index inside the arrangement.
  @usableFromInline
  func section(at index: Int) -> UInt32 {
    let place = forest.locate(owner: 0, index: index)
    return forest.entries[place.leaf][place.offset]
  }

  /// The item at an index inside a section.
  @usableFromInline
  func item(in section: UInt32, at index: Int) -> UInt32 {
    let place = forest.locate(owner: section + 1, index: index)
    return forest.entries[place.leaf][place.offset]
  }

  // MARK: Sections

  mutating func insertSections(_ sections: ContiguousArray<UInt32>, at target: Target) {
    for section in sections { forest.plant(owner: section + 1) }
    placeSections(sections, at: target)
  }

  /// Removes a section with its items and returns these.
  mutating func removeSection(_ section: UInt32) -> ContiguousArray<UInt32> {
    liftSection(section)
    let items = forest.fell(owner: section + 1)
    for item in items { itemLeaves[item] = 0 }
    return items
  }

  mutating func moveSection(_ section: UInt32, to target: Target) {
    liftSection(section)
    placeSections([section], at: target)
  }

  private mutating func placeSections(_ sections: ContiguousArray<UInt32>, at target: Target) {
    guard !sections.isEmpty else { return }
    let (leaf, offset) = slot(for: target, owner: 0, leaves: sectionLeaves)
    let weight = sections.reduce(0) { $0 + itemCount(in: $1) }
    forest.insert(
      sections, weight: weight, intoLeaf: leaf, at: offset, places: &sectionLeaves)
  }

  private mutating func liftSection(_ section: UInt32) {
    let leaf = sectionLeaves[section]
    guard let offset = forest.entries[leaf].firstIndex(of: section) else { return }
    forest.remove(
      fromLeaf: leaf, at: offset, weight: itemCount(in: section), places: &sectionLeaves)
  }

  // MARK: Items

  /// Puts items at the end of `section`, or next to an anchor wherever that is.
  @usableFromInline
  mutating func insertItems(
    _ items: ContiguousArray<UInt32>, at target: Target, section: UInt32 = 0
  ) {
    guard !items.isEmpty else { return }
    let (leaf, offset) = slot(for: target, owner: section + 1, leaves: itemLeaves)
    let owner = forest.owner(ofLeaf: leaf) - 1
    forest.insert(
      items, weight: items.count, intoLeaf: leaf, at: offset, places: &itemLeaves)
    forest.adjust(from: sectionLeaves[owner], count: 0, weight: items.count)
  }

  /// Takes items out, wherever they are.
  ///
  /// - Complexity: O(k log n) for k items; O(n) where they are a good part of the list.
  @usableFromInline
  mutating func removeItems(_ items: ContiguousArray<UInt32>) {
    guard items.count > 64, items.count > itemCount / 16 else {
      for item in items { removeItem(item) }
      return
    }
    var marked = HandleSet()
    var leaves = HandleSet()
    var touched: ContiguousArray<UInt32> = []
    for item in items {
      marked.insert(item)
      if leaves.insert(itemLeaves[item]) { touched.append(itemLeaves[item]) }
    }
    // Joining may move what is marked to a leaf seen before, so a second look is due at each.
    for leaf in touched { removeMarked(marked, fromLeaf: leaf) }
    for item in items where itemLeaves[item] != 0 { removeItem(item) }
  }

  private mutating func removeMarked(_ marked: HandleSet, fromLeaf leaf: UInt32) {
    guard let first = forest.entries[leaf].first, itemLeaves[first] == leaf else { return }
    let section = forest.owner(ofLeaf: leaf) - 1
    let gone = forest.removeAll(fromLeaf: leaf, places: &itemLeaves) { marked.contains($0) }
    forest.adjust(from: sectionLeaves[section], count: 0, weight: -gone)
  }

  /// Takes one item out, wherever it is.
  @usableFromInline
  mutating func removeItem(_ item: UInt32) {
    let leaf = itemLeaves[item]
    guard let offset = forest.entries[leaf].firstIndex(of: item) else { return }
    let section = forest.owner(ofLeaf: leaf) - 1
    forest.remove(fromLeaf: leaf, at: offset, weight: 1, places: &itemLeaves)
    forest.adjust(from: sectionLeaves[section], count: 0, weight: -1)
  }

  private func slot(
    for target: Target, owner: UInt32, leaves: PagedArray<UInt32>
  ) -> (leaf: UInt32, offset: Int) {
    switch target {
    case .end:
      var id = forest.roots[owner]
      while !forest.nodes[id].isLeaf, let last = forest.entries[id].last { id = last }
      return (id, forest.entries[id].count)
    case .before(let anchor):
      let leaf = leaves[anchor]
      return (leaf, forest.entries[leaf].firstIndex(of: anchor) ?? 0)
    case .after(let anchor):
      let leaf = leaves[anchor]
      return (leaf, (forest.entries[leaf].firstIndex(of: anchor) ?? -1) + 1)
    }
  }

  // MARK: Other names

  /// The same arrangement under other handles.
  ///
  /// - Complexity: O(n).
  @usableFromInline
  func renamed(
    sections sectionName: (UInt32) -> UInt32, items itemName: (UInt32) -> UInt32
  ) -> Arrangement {
    var other = Arrangement()
    let sections = sections
    other.insertSections(ContiguousArray(sections.map(sectionName)), at: .end)
    for section in sections {
      let items = ContiguousArray(items(in: section).map(itemName))
      other.insertItems(items, at: .end, section: sectionName(section))
    }
    return other
  }
}
