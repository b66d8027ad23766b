/// A JSON value without a place: what a program builds to write, or keeps of what it has read.
///
/// ```swift
/// let row: JSONValue = ["indexPath": [1, 0], "title": "First thing", "frame": .numbers(0, 50)]
/// row.text()  // {"indexPath":[1,0],"title":"First thing","frame":[0,50]}
/// ```
/// Objects keep the order of their keys, numbers their digits.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// A whole number.
  package static func integer(_ value: some BinaryInteger) -> JSONValue {
    .number(JSONNumber(value))
  }

  /// A number, or null where the value is not finite, since JSON has no word for it.
  package static func double(_ value: Double) -> JSONValue {
    JSONNumber(value).map(JSONValue.number) ?? .null
  }

  /// An array of numbers, such as a frame or a size.
  package static func numbers(_ values: Double...) -> JSONValue {
    .array(values.map(JSONValue.double))
  }

  /// The value as JSON text, safe for a terminal, without a line break at the end.
  ///
  /// - Complexity: O(n) in the size of the value.
  package func text(_ style: JSONWriter.Style = .compact) -> String {
    var writer = JSONWriter(style: style)
    writer.write(self)
    return writer.text
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }
}
