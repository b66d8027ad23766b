import Foundation
import JSONText
import ListLayout

/// A layout of a document: its value, and the JSON it was read from with all keys of it.
struct DocumentLayout<Value: LayoutDescription>: Hashable, Sendable {
  let value: Value
  /// What it was read from; nil for a layout made in code.
  private let written: JSONValue?

  init(_ value: Value, json: JSONValue) {
    self.value = value
    written = json
  }

  /// A layout made in code.
  init(_ value: Value) {
    self.value = value
    written = nil
  }

  /// The JSON that says it: for a layout made in code, made when it is asked for.
  ///
  /// A layout whose figures JSON has no words for is an empty object, which reads as an error.
  var json: JSONValue {
    if let written { return written }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(value)).map(Array.init) ?? Array("{}".utf8)
    return (try? JSONTree.read(bytes))?.root.value ?? .object(JSONObject())
  }

  static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && (left.written == right.written || left.json == right.json)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
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
