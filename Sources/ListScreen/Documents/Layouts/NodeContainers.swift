import JSONText

/// The members of an object as `Decodable` types ask for them.
struct NodeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder
  private let members: [JSONNode.Member]

  init(_ decoder: NodeDecoder) {
    self.decoder = decoder
    members = Array(decoder.node.members)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    let keys = members.compactMap { Key(stringValue: $0.key) }
    for key in keys { decoder.asked.note(key.stringValue, of: decoder.node) }
    return keys
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }

  /// Null is no way to leave a key out, as everywhere in screen documents: a type that would take it
  /// for absent finds a value of the wrong type.
  func decodeNil(forKey key: Key) throws -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try child(key).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }

  private func find(_ key: Key) -> JSONNode? {
    decoder.asked.note(key.stringValue, of: decoder.node)
    return members.first { $0.key == key.stringValue }?.value
  }

  private func child(_ key: Key) throws -> NodeDecoder {
    guard let node = find(key) else {
      throw NodeFailure(missing: key.stringValue, in: decoder.node)
    }
    return decoder.child(node, key)
  }
}

/// The elements of an array as `Decodable` types ask for them.
struct NodeUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: NodeDecoder
  private let elements: [JSONNode]
  private(set) var currentIndex = 0

  init(_ decoder: NodeDecoder) {
    self.decoder = decoder
    elements = Array(decoder.node.elements)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try peek().node.kind == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try peek().value(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try take().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try take() }

  private mutating func take() throws -> NodeDecoder {
    defer { currentIndex += 1 }
    return try peek()
  }

  private func peek() throws -> NodeDecoder {
    guard elements.indices.contains(currentIndex) else {
      throw NodeFailure(
        at: decoder.node, "the array ends after \(elements.count) elements",
        remedy: "add what is missing")
    }
    return decoder.child(elements[currentIndex], NodeIndex(intValue: currentIndex))
  }
}

/// A place in an array, as a step of a coding path.
private struct NodeIndex: CodingKey {
  let index: Int

  init(intValue: Int) { index = intValue }

  init?(stringValue: String) { nil }

  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
}

/// One value as `Decodable` types ask for it.
struct NodeValueContainer: SingleValueDecodingContainer {
  let decoder: NodeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.node.kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}
