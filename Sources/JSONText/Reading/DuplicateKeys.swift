/// A key that stands a second time in its object.
package struct JSONDuplicateKey: Sendable {
  /// The key that repeats an earlier one.
  package let key: JSONNode
  /// The key that it repeats.
  package let first: JSONNode
}

extension JSONTree {
  /// Every key that repeats an earlier key of its object, in the order of the text.
  ///
  /// Keys are the same when their scalars are, however they are escaped.
  ///
  /// - Complexity: O(n) in the size of the tree, on average.
  package func duplicateKeys() -> [JSONDuplicateKey] {
    var found: [(key: Int, first: Int)] = []
    var keys: [Int] = []
    for index in entries.indices where entries[index].kind == .object {
      keys.removeAll(keepingCapacity: true)
      var key = index + 1
      while key < Int(entries[index].next) {
        keys.append(key)
        key = Int(entries[key + 1].next)
      }
      keys.count <= 8 ? compareEach(keys, &found) : compareHashes(keys, &found)
    }
    found.sort { $0.key < $1.key }
    return found.map {
      JSONDuplicateKey(
        key: JSONNode(tree: self, index: $0.key), first: JSONNode(tree: self, index: $0.first))
    }
  }

  private func compareEach(_ keys: [Int], _ found: inout [(key: Int, first: Int)]) {
    for (position, key) in keys.enumerated() {
      if let first = keys[..<position].first(where: { isSame($0, key) }) {
        found.append((key, first))
      }
    }
  }

  private func compareHashes(_ keys: [Int], _ found: inout [(key: Int, first: Int)]) {
    var seen: [ExactText: Int] = [:]
    for key in keys {
      let text = ExactText(string: string(at: key))
      if let first = seen[text] {
        found.append((key, first))
      } else {
        seen[text] = key
      }
    }
  }

  private func isSame(_ a: Int, _ b: Int) -> Bool {
    let (left, right) = (entries[a], entries[b])
    if left.hasEscapes || right.hasEscapes {
      return string(at: a).utf8.elementsEqual(string(at: b).utf8)
    }
    return left.end - left.start == right.end - right.start
      && bytes[Int(left.start)..<Int(left.end)].elementsEqual(
        bytes[Int(right.start)..<Int(right.end)])
  }
}

/// A string that equals only itself: `String` takes canonically equivalent texts as equal, and
/// JSON keys that differ so are two keys.
private struct ExactText: Hashable {
  let string: String

  static func == (a: ExactText, b: ExactText) -> Bool {
    a.string.utf8.elementsEqual(b.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
  }
}
