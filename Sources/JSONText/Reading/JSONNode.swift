/// One value of a text that was read, with its place.
package struct JSONNode: Sendable {
  private let tree: JSONTree
  private let index: Int

  init(tree: JSONTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// What a value is.
  package enum Kind: Hashable, Sendable {
    case null, bool, number, string, array, object
  }

  private var entry: JSONTree.Entry { tree.entries[index] }

  /// What the value is.
  package var kind: Kind {
    switch entry.kind {
    case .null: .null
    case .no, .yes: .bool
    case .number: .number
    case .string, .key: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value, if it is true or false.
  package var bool: Bool? {
    switch entry.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The number, if it is one.
  package var number: JSONNumber? {
    guard entry.kind == .number else { return nil }
    let digits = tree.bytes[Int(entry.start)..<Int(entry.end)]
    return JSONNumber(checked: String(decoding: digits, as: UTF8.self))
  }

  /// The string, if it is one.
  ///
  /// - Complexity: O(n) in its length.
  package var string: String? {
    switch entry.kind {
    case .string, .key: tree.string(at: index)
    default: nil
    }
  }
}

// MARK: - Its place

extension JSONNode {
  /// Tells the values of one tree apart: the value's number in the order of the text.
  package var ordinal: Int { index }

  /// Where the value begins.
  package var position: JSONPosition { tree.position(of: entry.start) }

  /// The way to the value from the root. The path of a key is the path of its value.
  package var path: JSONPath {
    var steps: [JSONPath.Step] = []
    var index = entry.kind == .key ? index + 1 : index
    while index != 0 {
      let parent = Int(tree.entries[index].parent)
      switch tree.entries[parent].kind {
      case .array: steps.append(.index(Int(tree.entries[index].ordinal)))
      default: steps.append(.key(tree.string(at: index - 1)))
      }
      index = parent
    }
    return JSONPath(steps.reversed())
  }
}

// MARK: - What it holds

extension JSONNode {
  /// A member of an object.
  package struct Member: Sendable {
    /// The key's text.
    package let key: String
    /// The key with its place.
    package let keyNode: JSONNode
    /// The value.
    package let value: JSONNode
  }

  /// The elements of an array in order; none for anything else.
  package var elements: Elements { Elements(children: children(of: .array)) }

  /// The members of an object in order; none for anything else.
  package var members: Members { Members(children: children(of: .object)) }

  /// The value of the first member of that key.
  ///
  /// - Complexity: O(n) in the number of members.
  package subscript(key: String) -> JSONNode? {
    members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The value without its place.
  ///
  /// - Complexity: O(n) in its size; the call depth is its nesting, which the reader limits.
  package var value: JSONValue {
    switch entry.kind {
    case .null: .null
    case .no: .bool(false)
    case .yes: .bool(true)
    case .number: number.map(JSONValue.number) ?? .null
    case .string, .key: .string(tree.string(at: index))
    case .array: .array(elements.map(\.value))
    case .object:
      .object(JSONObject(members.map { JSONObject.Member(key: $0.key, value: $0.value.value) }))
    }
  }

  private func children(of kind: JSONTree.Entry.Kind) -> ChildEntries {
    let isContainer = entry.kind == kind
    return ChildEntries(
      tree: tree, child: index + 1, end: isContainer ? Int(entry.next) : 0,
      valueOffset: kind == .object ? 1 : 0)
  }
}
