import Foundation
import JSONText
import ListModel
import ListScreen

extension RowListing {
  /// Writes the listing as one JSON document, a piece at a time: a screen of a million rows is never
  /// held as text.
  func writeJSON(to console: Console) throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", .string(table.id))
    writer.member("title", .string(table.title))
    writer.member("width", .double(geometry.width))
    writer.member("contentSize", .numbers(geometry.width, geometry.contentHeight))
    writer.member("header", headerJSON)
    writer.key("sections")
    writer.beginArray()
    for section in sections { try write(section, to: &writer, console) }
    writer.endArray()
    writer.member("warnings", .array(warnings.map(JSONValue.string)))
    writer.endObject()
    try console.write(writer.takeBytes())
    try console.line("")
  }

  private func write(
    _ listed: ListedSection, to writer: inout JSONWriter, _ console: Console
  ) throws {
    let section = listed.section
    writer.beginObject()
    writer.member("index", .integer(listed.index))
    writer.member("id", .string(section.id))
    writer.member("kind", .string(listed.kind))
    writer.member("frame", frame(listed.offset, listed.height))
    if let header = section.header { writer.member("header", .string(header)) }
    if let footer = section.footer { writer.member("footer", .string(footer)) }
    writer.key("rows")
    writer.beginArray()
    for row in rows(of: listed) {
      writer.write(json(of: row, in: listed))
      try console.write(writer.takeBytes())
    }
    writer.endArray()
    writer.endObject()
  }

  private func json(of row: ListedRow, in listed: ListedSection) -> JSONValue {
    var object = JSONObject()
    object.append("indexPath", .indexPath([row.path.section, row.path.row]))
    object.append("id", .string(row.model.id ?? listed.section.id))
    object.append("kind", .string(listed.kind))
    object.append("frame", frame(row.offset, row.height))
    object.append("title", ifPresent: row.model.title.map(JSONValue.string))
    if case .collection(let items) = row.model {
      let frames = NestedItemFrames(row, in: listed.section.shown, width: geometry.width)
      object.append(
        "items",
        .array(items.indices.map { json(of: items[$0], at: $0, frames[$0], in: row.path) }))
    }
    return .object(object)
  }

  private func json(
    of item: CollectionTableCellModel, at index: Int, _ frame: CGRect, in row: RowIndexPath
  ) -> JSONValue {
    [
      "indexPath": .indexPath([row.section, row.row, index]), "id": .string(item.id),
      "title": .string(item.title), "image": item.image.map(JSONValue.string) ?? .null,
      "frame": .frame(frame),
    ]
  }

  private var headerJSON: JSONValue {
    header?.json(frame: frame(0, geometry.headerHeight), playback) ?? .null
  }

  private func frame(_ offset: Double, _ height: Double) -> JSONValue {
    .numbers(0, offset, geometry.width, height)
  }
}

extension DocumentHeader {
  /// The header with what its video tells; a broken video keeps its place.
  func json(frame: JSONValue, _ playback: HeaderPlayback?) -> JSONValue {
    var object = JSONObject()
    object.append("kind", "video")
    object.append("source", .string(video.name))
    object.append("frame", frame)
    object.append("playback", ifPresent: playback?.json)
    object.append("error", ifPresent: playback?.failure?.reason)
    return .object(object)
  }
}

extension JSONWriter {
  /// Writes a key and its value.
  mutating func member(_ key: String, _ value: JSONValue) {
    self.key(key)
    write(value)
  }
}

extension JSONValue {
  /// The numbers of an index path.
  static func indexPath(_ numbers: [Int]) -> JSONValue {
    .array(numbers.map(JSONValue.integer))
  }

  /// A rectangle as four numbers.
  static func frame(_ rect: CGRect) -> JSONValue {
    .numbers(rect.minX, rect.minY, rect.width, rect.height)
  }
}
