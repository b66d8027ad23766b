import Foundation
import JSONText
import ListModel
import ListScreen

extension RowListing {
  /// Writes the listing as one JSON document, a row at a time.
  func writeJSON(to console: Console) throws {
    try ListingJSON(
      id: table.id, title: table.title, width: geometry.width,
      contentHeight: geometry.contentHeight, header: headerJSON, warnings: warnings
    ).write(to: console) { writer in
      for section in sections { try write(section, to: &writer, console) }
    }
  }

  private func write(
    _ listed: ListedSection, to writer: inout JSONWriter, _ console: Console
  ) throws {
    let section = listed.section
    writer.beginSection(
      listed.index, id: section.id, kind: listed.kind, frame: frame(listed.offset, listed.height),
      header: section.header, footer: section.footer)
    let rows = rows(of: listed).lazy.map { json(of: $0, in: listed) }
    try writer.endSection(rows: rows, to: console)
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
        .array(
          items.indices.map { index in
            nestedItemJSON(
              path: [row.path.section, row.path.row, index], id: items[index].id,
              title: items[index].title, image: items[index].image, frame: .frame(frames[index]))
          }))
    }
    return .object(object)
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
  func json(frame: JSONValue, _ playback: PlaybackReport?) -> JSONValue {
    var object = JSONObject()
    object.append("kind", "video")
    object.append("source", .string(video.name))
    object.append("frame", frame)
    object.append("playback", ifPresent: playback?.json)
    object.append("error", ifPresent: playback?.failure?.reason)
    return .object(object)
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
