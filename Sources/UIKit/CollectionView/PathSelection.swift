import Foundation

/// The selected places of a list, in the order they were selected in.
struct PathSelection {
  private var order: [IndexPath] = []
  private var members: Set<IndexPath> = []

  var paths: [IndexPath] { order }

  func contains(_ path: IndexPath) -> Bool { members.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if members.insert(path).inserted { order.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    if members.remove(path) != nil { order.removeAll { $0 == path } }
  }

  mutating func removeAll() { self = PathSelection() }

  /// Follows the places to where a change puts them; nil leaves.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    let moved = order.compactMap(place)
    removeAll()
    for path in moved { insert(path) }
  }
}
