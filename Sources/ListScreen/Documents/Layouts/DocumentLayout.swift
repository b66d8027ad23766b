import Foundation
import JSONText
import ListLayout

/// A layout of a document: its value, and the JSON it was read from with all keys of it.
struct DocumentLayout<Value: LayoutDescription>: Hashable, Sendable {
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

/// What a document may say of a layout.
protocol LayoutDescription: Codable, Hashable, Sendable {
  /// Holds all figures against the limits of layouts.
  func check() throws(LayoutError)
}

extension SectionLayout: LayoutDescription {
  func check() throws(LayoutError) {
    _ = try ResolvedLayout(
      sections: [ResolvedLayout.Section(itemCount: 0, layout: self)],
      environment: CollectionLayoutEnvironment(width: 100, height: 100))
  }
}

extension CollectionViewCompositionalLayoutConfiguration: LayoutDescription {
  func check() throws(LayoutError) {
    _ = try ResolvedLayout(
      sections: [], configuration: self,
      environment: CollectionLayoutEnvironment(width: 100, height: 100))
  }
}

extension EntryReader {
  /// A layout as layout documents write it; the key has to be there.
  mutating func layout<Value>(_ key: String, _ type: Value.Type) -> DocumentLayout<Value>? {
    requiredEntry(key, "\"\(key)\"").flatMap { decodeLayout($0.node) }
  }

  /// A layout as layout documents write it; the key may be missing.
  mutating func optionalLayout<Value>(_ key: String, _ type: Value.Type) -> DocumentLayout<Value>? {
    entry(key, "\"\(key)\"").flatMap { decodeLayout($0.node) }
  }

  private mutating func decodeLayout<Value>(_ node: JSONNode) -> DocumentLayout<Value>? {
    let failure: NodeFailure
    switch NodeDecoder.decode(Value.self, from: node, context) {
    case .success(let value):
      do {
        try value.check()
        return DocumentLayout(value, json: node.value)
      } catch {
        failure = NodeFailure(error, in: node)
      }
    case .failure(let decoding): failure = decoding
    }
    fail(failure.code, at: failure.node, failure.message, remedy: failure.remedy)
    return nil
  }
}
