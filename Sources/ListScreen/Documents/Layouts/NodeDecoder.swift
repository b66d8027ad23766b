import Foundation
import JSONText

/// Decodes a value from a part of a document's tree, so that whatever is wrong has its place.
///
/// The layouts in a screen document are read by the same `Codable` conformances as layout documents;
/// this decoder hands them the tree instead of a text. The call depth is the nesting of the text,
/// which its reader limits.
struct NodeDecoder: Decoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  let asked: AskedKeys
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Decodes a value and warns of keys in it that look like known ones.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode, _ context: DocumentContext
  ) -> Result<Value, NodeFailure> {
    let asked = AskedKeys()
    let decoder = NodeDecoder(node: node, codingPath: [], asked: asked)
    defer { asked.tellNearMisses(context) }
    do {
      return .success(try decoder.value(type))
    } catch let failure as NodeFailure {
      return .failure(failure)
    } catch {
      return .failure(NodeFailure(at: node, "\(error)"))
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try expect(.object)
    return KeyedDecodingContainer(NodeKeyedContainer<Key>(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try expect(.array)
    return NodeUnkeyedContainer(self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    NodeValueContainer(decoder: self)
  }

  func child(_ node: JSONNode, _ key: any CodingKey) -> NodeDecoder {
    NodeDecoder(node: node, codingPath: codingPath + [key], asked: asked)
  }

  private func expect(_ kind: JSONNode.Kind) throws {
    guard node.kind == kind else { throw NodeFailure(wrongType: node, expected: kind.words) }
  }
}

// MARK: - Values

extension NodeDecoder {
  /// The node as a value of a type.
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = try scalar(type) as? Value { return value }
    do {
      return try Value(from: self)
    } catch let error as DecodingError {
      throw NodeFailure(error, in: self, words: Self.words(of: type))
    }
  }

  /// The node as one of the types that JSON has itself; nil for other types.
  ///
  /// Types are compared one by one: to ask whether a type is a number of any kind is to search all
  /// conformances of the program, for each type once.
  private func scalar(_ type: any Decodable.Type) throws -> Any? {
    switch type {
    case is Bool.Type: try present(node.bool, .bool)
    case is String.Type: try present(node.string, .string)
    case is Int.Type: try whole(Int.self)
    case is Int8.Type: try whole(Int8.self)
    case is Int16.Type: try whole(Int16.self)
    case is Int32.Type: try whole(Int32.self)
    case is Int64.Type: try whole(Int64.self)
    case is UInt.Type: try whole(UInt.self)
    case is UInt8.Type: try whole(UInt8.self)
    case is UInt16.Type: try whole(UInt16.self)
    case is UInt32.Type: try whole(UInt32.self)
    case is UInt64.Type: try whole(UInt64.self)
    case is Double.Type: try number(Double.self)
    case is Float.Type: try number(Float.self)
    case is CGFloat.Type: try number(CGFloat.self)
    default: nil
    }
  }

  private func present<Value>(_ value: Value?, _ kind: JSONNode.Kind) throws -> Value {
    guard let value else { throw NodeFailure(wrongType: node, expected: kind.words) }
    return value
  }

  private func whole<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    let number = try present(node.number, .number)
    guard case .exact(let whole) = number.whole, let value = Value(exactly: whole) else {
      throw NodeFailure(
        at: node, "\(Excerpt.quoting(number)) is not a whole number of usual size",
        remedy: "give a whole number")
    }
    return value
  }

  private func number<Value: BinaryFloatingPoint>(_ type: Value.Type) throws -> Value {
    let number = try present(node.number, .number)
    guard let double = number.double else {
      throw NodeFailure(
        at: node, "\(Excerpt.quoting(number)) is beyond all numbers", remedy: "give a smaller one")
    }
    return Value(double)
  }

  /// The words of an enum of strings, empty for other types.
  private static func words(of type: any Decodable.Type) -> [String] {
    guard let type = type as? any CaseIterable.Type else { return [] }
    return allCases(of: type).compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
  }

  private static func allCases<Word: CaseIterable>(of type: Word.Type) -> [Word] {
    Array(type.allCases)
  }
}
