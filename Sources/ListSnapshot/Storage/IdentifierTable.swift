public import Synchronization

/// The identifiers of one family of snapshots, each hashed once and known by a small number.
///
/// A snapshot and all that are derived from it share one table. It only ever grows: a handle, once
/// given, names the same identifier for good, so derived snapshots edited in different tasks need no
/// more than its lock. Identifiers no snapshot holds any more stay until ``Snapshot`` moves to a table
/// of its own, which it does before a table with more leavings than content would have to grow.
@usableFromInline
final class IdentifierTable<ID: Hashable & Sendable>: Sendable {
  @usableFromInline let contents: Mutex<IdentifierIndex<ID>>

  /// A table that holds `capacity` identifiers before it grows.
  @inlinable
  init(capacity: Int = 0) {
    contents = Mutex(IdentifierIndex(capacity: capacity))
  }

  /// The number of identifiers, those no longer in use included.
  @inlinable
  var count: Int { contents.withLock { $0.count } }

  /// Whether `more` identifiers fit without growing.
  @inlinable
  func hasRoom(for more: Int) -> Bool { contents.withLock { $0.hasRoom(for: more) } }

  /// The handle of an identifier, if it has one.
  @inlinable
  func handle(of id: ID) -> UInt32? { contents.withLock { $0.handle(of: id) } }

  /// The identifier with a handle of this table.
  @inlinable
  func identifier(of handle: UInt32) -> ID { contents.withLock { $0[handle] } }

  /// The identifiers with handles of this table, in order.
  @inlinable
  func identifiers(of handles: some Sequence<UInt32>) -> [ID] {
    contents.withLock { index in handles.map { index[$0] } }
  }

  /// Gives every identifier a handle and looks for repeats in the list.
  @inlinable
  func intern(_ ids: some Collection<ID>) -> HandleList {
    contents.withLock { index in
      // A long list fills the table as it will be; a short one grows it step by step.
      if ids.count > index.count / 2 { index.makeRoom(for: ids.count) }
      var list = HandleList(base: UInt32(index.count), capacity: ids.count)
      for id in ids { list.append(index.insert(id)) }
      return list
    }
  }

  /// Looks every identifier up; one without a handle is nil.
  @inlinable
  func find(_ ids: some Collection<ID>) -> [UInt32?] {
    contents.withLock { index in ids.map { index.handle(of: $0) } }
  }

  /// The handle this table has for each of `handles` of another table, adding what is missing.
  ///
  /// `guess` proposes a handle of this table from the one found last: where two lists run in step, a
  /// comparison answers and nothing is hashed.
  @inlinable
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
