import JSONText
import ListScreen

/// What every listing of a screen has in JSON, whatever its sections are: one shape to read.
struct ListingJSON {
  let id: String
  let title: String
  /// Of the screen, in pt.
  let width: Double
  let contentHeight: Double
  let header: JSONValue
  let warnings: [String]

  /// Writes the listing as one JSON document; `sections` writes its sections, a piece at a time: a
  /// screen of a million rows is never held as text.
  func write(to console: Console, sections: (inout JSONWriter) throws -> Void) throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", .string(id))
    writer.member("title", .string(title))
    writer.member("width", .double(width))
    writer.member("contentSize", .numbers(width, contentHeight))
    writer.member("header", header)
    writer.key("sections")
    writer.beginArray()
    try sections(&writer)
    writer.endArray()
    writer.member("warnings", .array(warnings.map(JSONValue.string)))
    writer.endObject()
    try console.write(writer.takeBytes())
    try console.line("")
  }
}

extension JSONWriter {
  /// Begins a section with what every section has.
  mutating func beginSection(
    _ index: Int, id: String, kind: String, frame: JSONValue, header: String?, footer: String?
  ) {
    beginObject()
    member("index", .integer(index))
    member("id", .string(id))
    member("kind", .string(kind))
    member("frame", frame)
    if let header { member("header", .string(header)) }
    if let footer { member("footer", .string(footer)) }
  }

  /// Writes the rows of a section, one at a time, and ends it.
  mutating func endSection(
    rows: some Sequence<JSONValue>, to console: Console
  ) throws {
    key("rows")
    beginArray()
    for row in rows {
      write(row)
      try console.write(takeBytes())
    }
    endArray()
    endObject()
  }

  /// Writes a key and its value.
  mutating func member(_ key: String, _ value: JSONValue) {
    self.key(key)
    write(value)
  }
}

/// An item that a row nests.
func nestedItemJSON(
  path: [Int], id: String, title: String, image: String?, frame: JSONValue
) -> JSONValue {
  [
    "indexPath": .indexPath(path), "id": .string(id), "title": .string(title),
    "image": image.map(JSONValue.string) ?? .null, "frame": frame,
  ]
}
