internal import Synchronization

/// The identifiers of one family of snapshots, each hashed once and known by a small number.
///
/// A snapshot and all that are derived from it share one table. It only ever grows: a handle, once
/// given, names the same identifier for good, so derived snapshots edited in different tasks need no
/// more than its lock. Identifiers no snapshot holds any more stay until ``Snapshot`` moves to a table
/// of its own, which it does before a table with more leavings than content would have to grow.
final class IdentifierTable<ID: Hashable & Sendable>: Sendable {
  private let contents: Mutex<IdentifierIndex<ID>>

  /// A table that holds `capacity` identifiers before it grows.
  init(capacity: Int = 0) {
    contents = Mutex(IdentifierIndex(capacity: capacity))
  }

  /// The number of identifiers, those no longer in use included.
  var count: Int { contents.withLock { $0.count } }

  /// Whether `more` identifiers fit without growing.
  func hasRoom(for more: Int) -> Bool { contents.withLock { $0.hasRoom(for: more) } }

  /// The handle of an identifier, if it has one.
  func handle(of id: ID) -> UInt32? { contents.withLock { $0.handle(of: id) } }

  /// The identifier with a handle of this table.
  func identifier(of handle: UInt32) -> ID { contents.withLock { $0[handle] } }

  /// The identifiers with handles of this table, in order.
  func identifiers(of handles: some Sequence<UInt32>) -> [ID] {
    contents.withLock { index in handles.map { index[$0] } }
  }

  /// Gives every identifier a handle and looks for repeats in the list.
  func intern(_ ids: some Collection<ID>) -> HandleList {
    contents.withLock { index in
      var list = HandleList(base: UInt32(index.count), capacity: ids.count)
      for id in ids { list.append(index.insert(id)) }
      return list
    }
  }

  /// Looks every identifier up; one without a handle is nil.
  func find(_ ids: some Collection<ID>) -> [UInt32?] {
    contents.withLock { index in ids.map { index.handle(of: $0) } }
  }

  /// The handle this table has for each of `handles` of another table, adding what is missing.
  ///
  /// `guess` proposes a handle of this table from the one found last: where two lists run in step, a
  /// comparison answers and nothing is hashed.
  func handles(
    _ handles: some Sequence<UInt32>, of other: IdentifierTable, guess: (UInt32) -> UInt32?
  ) -> ContiguousArray<UInt32> {
    // One lock at a time: two tables translated into each other at once must not wait in a ring.
    let ids = other.identifiers(of: handles)
    return contents.withLock { index in
      var found: ContiguousArray<UInt32> = []
      found.reserveCapacity(ids.count)
      var next: UInt32?
      for id in ids {
        let handle: UInt32
        if let next, index[next] == id { handle = next } else { handle = index.insert(id) }
        found.append(handle)
        next = guess(handle)
      }
      return found
    }
  }
}

/// What interning a list gave: its handles, and where the first repeat stands.
struct HandleList {
  private(set) var handles: ContiguousArray<UInt32> = []
  /// The index of the first identifier that the list held already.
  private(set) var firstRepeat: Int?
  private let base: UInt32
  private var next: UInt32
  private var known = HandleSet()
  private var few: ContiguousArray<UInt32> = []

  /// A list over a table with `base` identifiers.
  init(base: UInt32, capacity: Int) {
    self.base = base
    next = base
    handles.reserveCapacity(capacity)
  }

  mutating func append(_ handle: UInt32) {
    if firstRepeat == nil, isRepeat(handle) { firstRepeat = handles.count }
    handles.append(handle)
  }

  /// A new identifier gets the next free handle, so a new one that did not is a repeat; of the old
  /// ones a note is taken.
  private mutating func isRepeat(_ handle: UInt32) -> Bool {
    if handle >= base {
      guard handle == next else { return true }
      next += 1
      return false
    }
    guard few.count >= 16 else {
      if few.contains(handle) { return true }
      few.append(handle)
      if few.count == 16 { for one in few { known.insert(one) } }
      return false
    }
    return !known.insert(handle)
  }
}
