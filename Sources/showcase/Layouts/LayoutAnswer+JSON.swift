import Foundation
import JSONText
import ListLayout

extension LayoutAnswer {
  /// Writes the answer as one line of JSON, in the form of a document's `expected`.
  func writeJSON(to console: Console) throws(WriteError) {
    var object = JSONObject()
    object.append("items", frames(of: items))
    object.append("supplementary", frames(of: supplementary))
    object.append("contentSize", .numbers(layout.contentSize.width, layout.contentSize.height))
    object.append("zIndex", depths)
    object.append("orthogonal", rows)
    if !elementsIn.isEmpty { object.append("elementsIn", .array(elementsIn.map { json(of: $0) })) }
    object.append("settling", ifPresent: document.expected?.settling.map(settling))
    object.append("resting", ifPresent: document.expected?.resting.map(resting))
    if isPartial { object.append("partial", true) }
    if isTruncated { object.append("truncated", true) }
    try console.line(JSONValue.object(object).text())
  }

  private func frames(of elements: [LayoutAttributes]) -> JSONValue {
    .object(
      JSONObject(
        elements.map { JSONObject.Member(key: $0.element.key, value: .frame($0.frame)) }))
  }

  private var depths: JSONValue {
    let other = (items + supplementary).filter { $0.zIndex != usualDepth(of: $0.element) }
    return .object(
      JSONObject(
        other.map { JSONObject.Member(key: $0.element.key, value: .integer($0.zIndex)) }))
  }

  private var rows: JSONValue {
    var object = JSONObject()
    for section in 0..<layout.sectionCount {
      guard let row = layout.orthogonalRow(inSection: section) else { continue }
      object.append("\(section)", json(of: row))
    }
    return .object(object)
  }

  private func json(of row: OrthogonalRow) -> JSONValue {
    var object = JSONObject()
    object.append("rowLength", .double(row.rowLength))
    object.append("viewport", .double(row.viewport))
    switch row.behavior {
    case .none, .continuous, .paging: break
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      object.append("stops", .array(row.stops.prefix(limit).map(JSONValue.double)))
    }
    return .object(object)
  }

  private func json(of query: LayoutDocument.ElementsQuery) -> JSONValue {
    ["rect": .frame(query.rect.rect), "elements": .array(query.elements.map(JSONValue.string))]
  }

  private func settling(_ queries: [LayoutDocument.SettlingQuery]) -> JSONValue {
    .array(
      queries.map { query in
        let row = layout.orthogonalRow(inSection: query.section)
        return [
          "section": .integer(query.section), "target": .double(query.target),
          "rest": row.map { .double($0.rest(settingTo: query.target)) } ?? .null,
        ]
      })
  }

  private func resting(_ queries: [LayoutDocument.RestingQuery]) -> JSONValue {
    .array(
      queries.map { query in
        let row = layout.orthogonalRow(inSection: query.section)
        return [
          "section": .integer(query.section), "startOffset": .double(query.startOffset),
          "releaseOffset": .double(query.releaseOffset), "velocity": .double(query.velocity),
          "rest": row.map { .double($0.rest(after: query)) } ?? .null,
        ]
      })
  }
}

extension OrthogonalRow {
  /// Where the row rests after the drag a document asks about.
  func rest(after query: LayoutDocument.RestingQuery) -> Double {
    rest(
      draggingFrom: query.startOffset, to: query.releaseOffset, velocity: query.velocity)
  }
}
