import JSONText

/// Quotes a document's own words in a message: escaped as in JSON, and not too many of them.
enum Excerpt {
  private static let length = 60

  static func quoting(_ text: String) -> String {
    let beginning = text.unicodeScalars.prefix(length)
    let shown = beginning.endIndex == text.endIndex ? text : String(beginning) + "…"
    return JSONValue.string(shown).text()
  }

  /// The digits of a number; of very many the beginning.
  static func quoting(_ number: JSONNumber) -> String {
    number.text.count <= length ? number.text : number.text.prefix(length) + "…"
  }
}

extension JSONNode.Kind {
  /// The kind in words, with its article.
  var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
