import JSONText
import ListModel

extension ScreenDocument {
  /// The document as JSON text in UTF-8, safe for a terminal, with a line break at the end.
  ///
  /// Known keys come first and in the order of the format, then those that nobody knows in the
  /// order in which they were read. Ids that were derived from a position are not written. Read
  /// again, the text gives this document.
  ///
  /// - Parameter pretty: Whether each member has a line of its own.
  /// - Returns: The text.
  /// - Complexity: O(n) in the size of the document.
  public func jsonText(pretty: Bool = true) -> String {
    json.text(pretty ? .pretty : .compact) + "\n"
  }

  var json: JSONValue {
    var object = JSONObject()
    object.append("format", .integer(Self.format))
    object.append("id", .string(id))
    object.append("title", .string(title))
    object.append("style", .string(style.rawValue))
    object.append("header", ifPresent: header?.json)
    if layout.json != .object(JSONObject()) { object.append("configuration", layout.json) }
    object.append("sections", .array(sections.map(\.json)))
    return .object(otherKeys.added(to: object))
  }
}

extension DocumentSection {
  var json: JSONValue {
    var object = JSONObject()
    object.append("id", ifPresent: identity.given.map(JSONValue.string))
    object.append("kind", .string(content.kind))
    object.append("header", ifPresent: header?.json)
    object.append("footer", ifPresent: footer?.json)
    content.coding.encode(into: &object)
    return .object(otherKeys.added(to: object))
  }
}
