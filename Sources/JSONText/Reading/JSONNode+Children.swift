extension JSONNode {
  /// The elements of an array, one after another.
  ///
  /// A type of its own, not an opaque one: a document of a million items walks a million of these.
  package struct Elements: Sequence, IteratorProtocol {
    var children: ChildEntries

    package mutating func next() -> JSONNode? {
      children.next().map { JSONNode(tree: children.tree, index: $0) }
    }
  }

  /// The members of an object, one after another.
  package struct Members: Sequence, IteratorProtocol {
    var children: ChildEntries

    package mutating func next() -> Member? {
      guard let key = children.next() else { return nil }
      let tree = children.tree
      return Member(
        key: tree.string(at: key), keyNode: JSONNode(tree: tree, index: key),
        value: JSONNode(tree: tree, index: key + 1))
    }
  }

  /// The entries of the elements of an array, or of the keys of an object.
  struct ChildEntries: IteratorProtocol {
    let tree: JSONTree
    var child: Int
    let end: Int
    /// How far behind the child its value lies: a key's value follows the key.
    let valueOffset: Int

    mutating func next() -> Int? {
      guard child < end else { return nil }
      defer { child = Int(tree.entries[child + valueOffset].next) }
      return child
    }
  }
}
