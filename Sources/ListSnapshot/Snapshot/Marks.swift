/// What a snapshot wants reloaded or reconfigured, as handles (diff rules M1 to M4).
@usableFromInline
struct Marks: Sendable {
  @usableFromInline private(set) var reloadedItems = MarkList()
  @usableFromInline private(set) var reconfiguredItems = MarkList()
  @usableFromInline private(set) var reloadedSections = MarkList()

  @usableFromInline
  init() {}

  @usableFromInline
  var isEmpty: Bool {
    reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty
  }

  /// Whether any item is marked.
  @usableFromInline
  var namesItems: Bool { !reloadedItems.isEmpty || !reconfiguredItems.isEmpty }

  @usableFromInline
  mutating func reload(item: UInt32) {
    reconfiguredItems.remove(item)
    reloadedItems.insert(item)
  }

  @usableFromInline
  mutating func reconfigure(item: UInt32) {
    if !reloadedItems.contains(item) { reconfiguredItems.insert(item) }
  }

  mutating func reload(section: UInt32) { reloadedSections.insert(section) }

  @usableFromInline
  mutating func forget(item: UInt32) {
    reloadedItems.remove(item)
    reconfiguredItems.remove(item)
  }

  mutating func forget(section: UInt32) { reloadedSections.remove(section) }

  /// The same marks under other handles.
  @usableFromInline
  func renamed(sections: (UInt32) -> UInt32, items: (UInt32) -> UInt32) -> Marks {
    var other = Marks()
    for item in reloadedItems.ordered { other.reload(item: items(item)) }
    for item in reconfiguredItems.ordered { other.reconfigure(item: items(item)) }
    for section in reloadedSections.ordered { other.reload(section: sections(section)) }
    return other
  }
}

/// A set of handles that remembers the order in which they first came.
@usableFromInline
struct MarkList: Sendable {
  private var turns: [UInt32: Int] = [:]
  private var nextTurn = 0

  var isEmpty: Bool { turns.isEmpty }

  /// The handles, first marked first.
  ///
  /// - Complexity: O(m log m) for m marks.
  @usableFromInline
  var ordered: [UInt32] {
    turns.sorted { $0.value < $1.value }.map(\.key)
  }

  func contains(_ handle: UInt32) -> Bool { !turns.isEmpty && turns[handle] != nil }

  mutating func insert(_ handle: UInt32) {
    guard turns[handle] == nil else { return }
    turns[handle] = nextTurn
    nextTurn += 1
  }

  mutating func remove(_ handle: UInt32) {
    if !turns.isEmpty { turns[handle] = nil }
  }
}
