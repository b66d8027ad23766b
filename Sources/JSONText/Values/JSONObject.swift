/// The members of a JSON object in the order in which they are written.
package struct JSONObject: Hashable, Sendable {
  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in order. Nothing keeps a caller from using a key twice.
  package var members: [Member]

  package init(_ members: [Member] = []) {
    self.members = members
  }

  /// Adds a member at the end.
  package mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }

  /// Adds a member at the end, unless there is no value.
  package mutating func append(_ key: String, ifPresent value: JSONValue?) {
    if let value { append(key, value) }
  }

  /// The value of the first member of that key. Keys are the same when their scalars are.
  ///
  /// - Complexity: O(n) in the number of members.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}
