/// Identifiers by handle, and handles by identifier in one open-addressing table.
///
/// A slot is the upper half of an identifier's hash and its handle plus one; 0 is free. The hash
/// decides the slot by its order, so growing the table reads and writes it in one sweep and never asks
/// an identifier for its hash again.
struct IdentifierIndex<ID: Hashable & Sendable>: Sendable {
  private var pages: ContiguousArray<ContiguousArray<ID>> = []
  private(set) var count = 0
  private var slots: ContiguousArray<UInt64>

  private static var pageShift: UInt32 { 10 }

  init(capacity: Int) {
    slots = ContiguousArray(repeating: 0, count: max(16, capacity + capacity / 2))
  }

  /// The identifier with a handle of this table.
  subscript(handle: UInt32) -> ID {
    pages[Int(handle >> Self.pageShift)][Int(handle & (1 << Self.pageShift - 1))]
  }

  /// Whether `more` identifiers fit without growing.
  func hasRoom(for more: Int) -> Bool {
    count + more <= slots.count / 8 * 7
  }

  /// The handle of an identifier, if it has one.
  func handle(of id: ID) -> UInt32? {
    let hash = Self.hash(id)
    var slot = position(of: hash)
    while slots[slot] != 0 {
      let entry = slots[slot]
      if UInt32(entry >> 32) == hash, self[UInt32(truncatingIfNeeded: entry) - 1] == id {
        return UInt32(truncatingIfNeeded: entry) - 1
      }
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    return nil
  }

  /// The handle of an identifier, given now if it had none.
  mutating func insert(_ id: ID) -> UInt32 {
    if !hasRoom(for: 1) { grow() }
    let hash = Self.hash(id)
    var slot = position(of: hash)
    while slots[slot] != 0 {
      let entry = slots[slot]
      if UInt32(entry >> 32) == hash, self[UInt32(truncatingIfNeeded: entry) - 1] == id {
        return UInt32(truncatingIfNeeded: entry) - 1
      }
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    let handle = UInt32(count)
    slots[slot] = UInt64(hash) << 32 | UInt64(handle + 1)
    if count & (1 << Int(Self.pageShift) - 1) == 0 {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(1 << Int(Self.pageShift))
    }
    pages[pages.count - 1].append(id)
    count += 1
    return handle
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var slot = position(of: UInt32(entry >> 32))
      while slots[slot] != 0 { slot = slot + 1 == slots.count ? 0 : slot + 1 }
      slots[slot] = entry
    }
  }

  private static func hash(_ id: ID) -> UInt32 {
    UInt32(truncatingIfNeeded: id.hashValue >> 32)
  }

  private func position(of hash: UInt32) -> Int {
    Int((UInt64(hash) &* UInt64(slots.count)) >> 32)
  }
}
