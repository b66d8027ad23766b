import Foundation
import JSONText
import ListLayout
import ListScreen

extension PageListing {
  /// Writes the listing as one JSON document, a section at a time.
  func writeJSON(to console: Console) throws {
    try ListingJSON(
      id: screen.id, title: screen.title, width: Double(layout.contentSize.width),
      contentHeight: Double(layout.contentSize.height), header: headerJSON, warnings: warnings
    ).write(to: console) { writer in
      for section in sections { try write(section, to: &writer, console) }
    }
  }

  private var headerJSON: JSONValue {
    guard let header = screen.header, let frame = screenHeader else { return .null }
    return header.json(
      frame: .frame(frame), PlaybackReport(header, width: Double(frame.width)))
  }

  private func write(
    _ listed: Section, to writer: inout JSONWriter, _ console: Console
  ) throws {
    let section = listed.section
    writer.beginSection(
      listed.index, id: section.id, kind: section.kind, frame: .frame(listed.frame),
      header: section.header?.title, footer: section.footer?.title)
    if let frame = listed.header { writer.member("headerFrame", .frame(frame)) }
    if let frame = listed.footer { writer.member("footerFrame", .frame(frame)) }
    if let row = listed.row { writer.member("orthogonal", json(of: row)) }
    let rows = section.items.enumerated().lazy.compactMap { number, item in
      frame(of: number, in: listed).map { json(of: item, number, $0, in: listed) }
    }
    try writer.endSection(rows: rows, to: console)
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
        nestedItemJSON(
          path: [listed.index, number, index], id: item.id, title: item.title, image: item.image,
          frame: .frame(solution.frame(of: index) ?? .zero))
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
