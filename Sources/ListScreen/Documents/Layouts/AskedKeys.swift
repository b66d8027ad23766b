import JSONText

/// Remembers which keys of which objects a decoding asked for, to tell slips among the others.
final class AskedKeys {
  private struct Asked {
    let node: JSONNode
    var keys: [String]
  }

  private var objects: [Int: Asked] = [:]

  /// Notes that a key of an object has a meaning.
  func note(_ key: String, of node: JSONNode) {
    objects[node.ordinal, default: Asked(node: node, keys: [])].keys.append(key)
  }

  /// Warns of every key that nobody asked for and that differs by a slip from one that was.
  func tellNearMisses(_ context: DocumentContext) {
    for (_, asked) in objects.sorted(by: { $0.key < $1.key }) {
      for member in asked.node.members where !asked.keys.contains(member.key) {
        context.log.addMisspelling(of: member, amid: asked.keys)
      }
    }
  }
}

extension DiagnosticLog {
  /// Warns of a key that has no meaning where it looks like one of `words`.
  mutating func addMisspelling(of member: JSONNode.Member, amid words: [String]) {
    guard let meant = NearMiss.of(member.key, in: words) else { return }
    add(
      .warning, .misspelledKey, at: member.keyNode,
      "the key \(Excerpt.quoting(member.key)) has no meaning here",
      remedy: "write \"\(meant)\" if that is meant")
  }
}
