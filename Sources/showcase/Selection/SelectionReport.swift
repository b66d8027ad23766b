import JSONText
import ListModel
import TerminalKit

/// Tells what the outermost delegate heard, as lines for people or as JSON.
struct SelectionReport {
  let screenID: String
  /// The kinds of the screen's sections, in order.
  let kinds: [String]
  /// Whether deselections are told too, and the way each event took.
  let isTrace: Bool
  let isJSON: Bool

  /// The lines for one event; none for an event that is told only in a trace.
  func lines(for heard: SelectionLog.Heard) -> [String] {
    let event = heard.event
    switch event.kind {
    case .didHighlight: return []
    case .didSelect: break
    case .didDeselect: if !isTrace { return [] }
    }
    guard heard.reachedScreen else { return [] }
    if isJSON { return [json(heard)] }
    let element = describe(event.element)
    guard event.kind == .didSelect else { return ["deselected \(element)"] }
    let way = "\(element): " + stages(heard).joined(separator: " -> ")
    return (isTrace ? [way] : []) + ["selected \(element)"]
  }

  private func describe(_ element: SelectedElement) -> String {
    let noun =
      switch element.path {
      case .row: "row"
      case .item: "item"
      }
    return "\(noun) \(element.path) \"\(TerminalText.cell(element.title))\""
  }

  private func kind(of element: SelectedElement) -> String {
    let section = element.path.row.section
    return kinds.indices.contains(section) ? kinds[section] : element.sectionKind.rawValue
  }

  private func stages(_ heard: SelectionLog.Heard) -> [String] {
    heard.stages.map { stage in
      switch stage {
      case .collection(let section): TerminalText.cell(section)
      case .row(let path): "row \(path)"
      case .screen: "screen \(TerminalText.cell(screenID))"
      }
    }
  }

  private func json(_ heard: SelectionLog.Heard) -> String {
    var object = object(of: heard.event)
    if isTrace {
      object.append("relay", .array(stages(heard).map(JSONValue.string)))
    }
    return JSONValue.object(object).text()
  }

  /// One line of JSON for an event, without the way it took.
  func line(for event: SelectionEvent) -> String { JSONValue.object(object(of: event)).text() }

  private func object(of event: SelectionEvent) -> JSONObject {
    let element = event.element
    var object = JSONObject()
    object.append("event", .string(event.kind.rawValue))
    object.append("indexPath", .indexPath(element.path.indexes))
    object.append("sectionID", .string(element.sectionID))
    object.append("kind", .string(kind(of: element)))
    object.append("id", .string(element.id.element ?? element.sectionID))
    object.append("title", .string(element.title))
    return object
  }
}
