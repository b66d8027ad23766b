/// Where the elements of an array are, by value: an open-addressing table of indices.
///
/// Indices are added in falling order and given back in rising order, so that of equal elements the first comes
/// first. The table holds no elements; it is told the array again in each call.
@usableFromInline
struct OccurrenceTable {
  /// The upper half of the hash, and the index plus one; 0 is free.
  @usableFromInline var slots: ContiguousArray<UInt64>
  /// For an index the next one with an equal element, plus one; empty while there are none.
  @usableFromInline var successors: [UInt32: UInt32] = [:]

  @inlinable
  init(capacity: Int) {
    slots = ContiguousArray(repeating: 0, count: capacity + capacity / 2 + 4)
  }

  /// Whether any two elements are equal.
  @inlinable var holdsEquals: Bool { !successors.isEmpty }

  @inlinable
  static func hash(_ element: some Hashable) -> UInt32 {
    UInt32(truncatingIfNeeded: element.hashValue >> 32)
  }

  @inlinable
  func slot<Element: Hashable>(
    of element: Element, hash: UInt32, in array: [Element]
  ) -> Int {
    var slot = Int((UInt64(hash) &* UInt64(slots.count)) >> 32)
    while slots[slot] != 0 {
      let entry = slots[slot]
      if UInt32(entry >> 32) == hash,
        array[Int(UInt32(truncatingIfNeeded: entry)) - 1] == element
      {
        break
      }
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    return slot
  }

  /// Adds an index, smaller than all before.
  @inlinable
  mutating func add<Element: Hashable>(_ index: UInt32, in array: [Element]) {
    let element = array[Int(index)]
    let hash = Self.hash(element)
    let slot = slot(of: element, hash: hash, in: array)
    if slots[slot] != 0 { successors[index] = UInt32(truncatingIfNeeded: slots[slot]) }
    slots[slot] = UInt64(hash) << 32 | UInt64(index + 1)
  }

  /// The first index of an equal element not yet taken.
  @inlinable
  mutating func take<Element: Hashable>(
    _ element: Element, in array: [Element], taken: inout ContiguousArray<Bool>
  ) -> UInt32? {
    let hash = Self.hash(element)
    let slot = slot(of: element, hash: hash, in: array)
    guard slots[slot] != 0 else { return nil }
    let index = UInt32(truncatingIfNeeded: slots[slot]) - 1
    guard !taken[Int(index)] else { return nil }
    taken[Int(index)] = true
    if holdsEquals, let next = successors[index] {
      slots[slot] = UInt64(hash) << 32 | UInt64(next)
    }
    return index
  }
}
