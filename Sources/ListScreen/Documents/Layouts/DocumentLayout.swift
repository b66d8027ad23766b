import Foundation
import JSONText

/// A layout of a document: its value, and the JSON it was read from with all keys of it.
struct DocumentLayout<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
  let value: Value
  let json: JSONValue

  init(_ value: Value, json: JSONValue) {
    self.value = value
    self.json = json
  }

  /// A layout made in code, with the JSON that says it. A layout whose figures JSON has no words for
  /// is written as an empty object, which reads as an error.
  init(_ value: Value) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(value)).map(Array.init) ?? Array("{}".utf8)
    let json = (try? JSONTree.read(bytes))?.root.value
    self.init(value, json: json ?? .object(JSONObject()))
  }
}

extension EntryReader {
  /// A layout as layout documents write it; the key has to be there.
  mutating func layout<Value>(_ key: String, _ type: Value.Type) -> DocumentLayout<Value>? {
    guard let value = requiredEntry(key, "\"\(key)\"") else { return nil }
    return decodeLayout(value.node)
  }

  /// A layout as layout documents write it; the key may be missing.
  mutating func optionalLayout<Value>(_ key: String, _ type: Value.Type) -> DocumentLayout<Value>? {
    guard let value = entry(key, "\"\(key)\"") else { return nil }
    return decodeLayout(value.node)
  }

  private mutating func decodeLayout<Value>(_ node: JSONNode) -> DocumentLayout<Value>? {
    switch NodeDecoder.decode(Value.self, from: node, context) {
    case .success(let value): return DocumentLayout(value, json: node.value)
    case .failure(let failure):
      fail(failure.code, at: failure.node, failure.message, remedy: failure.remedy)
      return nil
    }
  }
}
