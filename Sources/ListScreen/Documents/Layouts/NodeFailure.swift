import JSONText
import ListLayout

/// Why a part of a document is not the value it should be.
struct NodeFailure: Error {
  let code: DocumentDiagnostic.Code
  let node: JSONNode
  let message: String
  let remedy: String

  init(
    _ code: DocumentDiagnostic.Code = .badValue, at node: JSONNode, _ message: String,
    remedy: String = "see what a layout may say"
  ) {
    self.code = code
    self.node = node
    self.message = message
    self.remedy = remedy
  }

  init(wrongType node: JSONNode, expected words: String) {
    self.init(
      .wrongType, at: node, "\(node.nameInParent) is \(node.kind.words)", remedy: "make it \(words)"
    )
  }

  init(missing key: String, in node: JSONNode) {
    self.init(
      .missingKey, at: node, "the key \"\(key)\" is missing", remedy: "add \"\(key)\"")
  }

  /// What a type's own decoding found wrong, in the words it has for it.
  ///
  /// - Parameters:
  ///   - error: What the type threw.
  ///   - decoder: Where the type began.
  ///   - words: The words the type has, where it is an enum of strings.
  init(_ error: DecodingError, in decoder: NodeDecoder, words: [String]) {
    guard case .dataCorrupted(let context) = error else {
      self.init(at: decoder.node, "\(decoder.node.nameInParent) cannot be read as part of a layout")
      return
    }
    if let text = decoder.node.string, !words.isEmpty {
      self.init(
        at: decoder.node, "\(decoder.node.nameInParent) does not know \(Excerpt.quoting(text))",
        remedy: "use one of \(words.joined(separator: ", "))")
      return
    }
    var node = decoder.node
    for key in context.codingPath.dropFirst(decoder.codingPath.count) {
      guard let child = node.child(key) else { break }
      node = child
    }
    self.init(
      at: node, "\(node.nameInParent) cannot be read as part of a layout",
      remedy: context.debugDescription)
  }
}

extension NodeFailure {
  /// What a layout says in the right form and no layout can be.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - node: The layout, or the configuration of layouts.
  init(_ error: LayoutError, in node: JSONNode) {
    var place = node
    if let path = error.element.path, let group = node["group"] {
      place = group
      for index in path {
        // A group is one member, by the name of its kind.
        let subitems = place.members.first { _ in true }?.value["subitems"]
        guard let subitem = subitems?.elements.dropFirst(index).first(where: { _ in true }) else {
          break
        }
        place = subitem
      }
    }
    let words = "\(error.problem)".split(separator: ";", maxSplits: 1)
    let part = error.element.part.map { "\($0): " } ?? ""
    self.init(
      at: place, part + (words.first ?? "cannot be solved"),
      remedy: words.count > 1 ? String(words[1].drop { $0 == " " }) : "change it")
  }
}

extension JSONNode {
  /// How a message calls the value: by its key, or by its place in its array.
  fileprivate var nameInParent: String {
    switch path.steps.last {
    case .key(let key): Excerpt.quoting(key)
    case .index(let index): "element \(index)"
    case nil: "the value"
    }
  }

  fileprivate func child(_ key: any CodingKey) -> JSONNode? {
    guard kind == .array else { return self[key.stringValue] }
    guard let index = key.intValue, index >= 0 else { return nil }
    return elements.dropFirst(index).first { _ in true }
  }
}
