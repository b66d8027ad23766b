/// Identifiers by handle, and handles by identifier in one open-addressing table.
///
/// A slot is the upper half of an identifier's hash and its handle plus one; 0 is free. The hash
/// decides the slot by its order, so growing the table reads and writes it in one sweep and never asks
/// an identifier for its hash again.
///
/// Inlinable, so that hashing and comparing are compiled for the identifiers at hand: called through
/// their witnesses they take three times as long.
@usableFromInline
struct IdentifierIndex<ID: Hashable & Sendable>: Sendable {
  @usableFromInline var pages: ContiguousArray<ContiguousArray<ID>> = []
  @usableFromInline var count = 0
  @usableFromInline var slots: ContiguousArray<UInt64>

  @inlinable static var pageShift: UInt32 { 10 }

  @inlinable
  init(capacity: Int) {
    slots = ContiguousArray(repeating: 0, count: max(16, capacity + capacity / 2))
  }

  /// The identifier with a handle of this table.
  @inlinable subscript(handle: UInt32) -> ID {
    pages[Int(handle >> Self.pageShift)][Int(handle & (1 << Self.pageShift - 1))]
  }

  /// Whether `more` identifiers fit without growing.
  @inlinable
  func hasRoom(for more: Int) -> Bool {
    count + more <= slots.count / 8 * 7
  }

  /// Grows, if need be, so that `more` identifiers fit.
  @inlinable
  mutating func makeRoom(for more: Int) {
    if !hasRoom(for: more) { resize(to: max(slots.count * 2, (count + more) / 2 * 3)) }
  }

  /// The handle of an identifier, if it has one.
  @inlinable
  func handle(of id: ID) -> UInt32? {
    let entry = slots[slot(of: id, hash: Self.hash(id))]
    return entry == 0 ? nil : UInt32(truncatingIfNeeded: entry) - 1
  }

  /// The handle of an identifier, given now if it had none.
  @inlinable
  mutating func insert(_ id: ID) -> UInt32 {
    makeRoom(for: 1)
    let hash = Self.hash(id)
    let slot = slot(of: id, hash: hash)
    if slots[slot] != 0 { return UInt32(truncatingIfNeeded: slots[slot]) - 1 }
    let handle = UInt32(count)
    slots[slot] = UInt64(hash) << 32 | UInt64(handle + 1)
    let pageSize = 1 << Int(Self.pageShift)
    if count & (pageSize - 1) == 0 {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(pageSize)
    }
    pages[pages.count - 1].append(id)
    count += 1
    return handle
  }

  /// The slot that holds an identifier, or the free one where it belongs.
  @inlinable
  func slot(of id: ID, hash: UInt32) -> Int {
    var slot = position(of: hash)
    while slots[slot] != 0 {
      let entry = slots[slot]
      if UInt32(entry >> 32) == hash, self[UInt32(truncatingIfNeeded: entry) - 1] == id { break }
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    return slot
  }

  @usableFromInline
  mutating func resize(to count: Int) {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: count)
    for entry in old where entry != 0 {
      var slot = position(of: UInt32(entry >> 32))
      while slots[slot] != 0 { slot = slot + 1 == slots.count ? 0 : slot + 1 }
      slots[slot] = entry
    }
  }

  @inlinable
  static func hash(_ id: ID) -> UInt32 {
    UInt32(truncatingIfNeeded: id.hashValue >> 32)
  }

  @inlinable
  func position(of hash: UInt32) -> Int {
    Int((UInt64(hash) &* UInt64(slots.count)) >> 32)
  }
}
