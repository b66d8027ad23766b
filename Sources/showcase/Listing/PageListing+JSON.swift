import Foundation
import JSONText
import ListLayout
import ListScreen

extension PageListing {
  /// Writes the listing as one JSON document, a section at a time.
  func writeJSON(to console: Console) throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", .string(screen.id))
    writer.member("title", .string(screen.title))
    writer.member("width", .double(layout.environment.container.contentSize.width))
    let size = layout.contentSize
    writer.member("contentSize", .numbers(size.width, size.height))
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

  private var headerJSON: JSONValue {
    guard let header = screen.header, let frame = screenHeader else { return .null }
    return header.json(
      frame: .frame(frame), HeaderPlayback(header, width: Double(frame.width)))
  }

  private func write(
    _ listed: Section, to writer: inout JSONWriter, _ console: Console
  ) throws {
    let section = listed.section
    writer.beginObject()
    writer.member("index", .integer(listed.index))
    writer.member("id", .string(section.id))
    writer.member("kind", .string(section.kind))
    writer.member("frame", .frame(listed.frame))
    if let header = section.header { writer.member("header", .string(header.title)) }
    if let footer = section.footer { writer.member("footer", .string(footer.title)) }
    if let frame = listed.header { writer.member("headerFrame", .frame(frame)) }
    if let frame = listed.footer { writer.member("footerFrame", .frame(frame)) }
    if let row = listed.row { writer.member("orthogonal", json(of: row)) }
    writer.key("rows")
    writer.beginArray()
    for (number, item) in section.items.enumerated() {
      guard let frame = frame(of: number, in: listed) else { continue }
      writer.write(json(of: item, number, frame, in: listed))
      try console.write(writer.takeBytes())
    }
    writer.endArray()
    writer.endObject()
  }

  private func json(
    of item: CellItem, _ number: Int, _ frame: CGRect, in listed: Section
  ) -> JSONValue {
    var object = JSONObject()
    object.append("indexPath", .indexPath([listed.index, number]))
    object.append("id", .string(item.id))
    object.append("kind", .string(listed.section.kind))
    object.append("frame", .frame(frame))
    object.append("title", .string(item.title))
    if let nested = listed.section.nested {
      let solution = nested.solution(in: frame.size)
      let items = nested.items.enumerated().map { index, item in
        item.nestedJSON(
          path: [listed.index, number, index], frame: .frame(solution.frame(of: index) ?? .zero))
      }
      object.append("items", .array(items))
    }
    return .object(object)
  }

  private func json(of row: OrthogonalRow) -> JSONValue {
    [
      "behavior": .string(row.behavior.rawValue), "rowLength": .double(row.rowLength),
      "viewport": .double(row.viewport),
    ]
  }
}

extension CellItem {
  /// An item that a row nests.
  fileprivate func nestedJSON(path: [Int], frame: JSONValue) -> JSONValue {
    [
      "indexPath": .indexPath(path), "id": .string(id), "title": .string(title),
      "image": image.map(JSONValue.string) ?? .null, "frame": frame,
    ]
  }
}
