import JSONText
import TerminalKit

extension LayoutCheck {
  /// The most differences that are told one by one.
  private static let mostTold = 20

  /// Writes a line for the document, or a line for each difference.
  func writeLines(to console: Console) throws(WriteError) {
    guard !isPassed else {
      try console.line(TerminalText.message("\(file): ok, \(compared) answers as expected"))
      return
    }
    for difference in differences.prefix(Self.mostTold) {
      try console.line(TerminalText.message("\(file): \(Self.line(difference))"))
    }
    let more = differences.count - Self.mostTold
    if more > 0 { try console.line(TerminalText.message("\(file): and \(more) more")) }
  }

  /// One line of JSON: the file, whether it passed, and what is different.
  func writeJSON(to console: Console) throws(WriteError) {
    let moved = differences.map { difference -> JSONValue in
      var object = JSONObject()
      object.append("subject", .string(difference.subject))
      object.append("section", difference.section.map { .integer($0) } ?? .null)
      object.append("group", difference.group.map { .integer($0) } ?? .null)
      object.append("rules", .array(difference.rules.map { .integer($0) }))
      object.append("expected", Self.json(difference.expected))
      object.append("found", Self.json(difference.found))
      return .object(object)
    }
    let report: JSONValue = [
      "file": .string(file), "passed": .bool(isPassed), "compared": .integer(compared),
      "differences": .array(moved),
    ]
    try console.line(report.text())
  }

  private static func line(_ difference: Difference) -> String {
    var place: [String] = []
    if let section = difference.section { place.append("section \(section)") }
    if let group = difference.group { place.append("group \(group)") }
    place.append(difference.subject)
    let figures =
      "expected \(text(difference.expected)), found \(text(difference.found))"
    guard !difference.rules.isEmpty else { return "\(place.joined(separator: ", ")): \(figures)" }
    let rules = difference.rules.map(String.init).joined(separator: ", ")
    let name = difference.rules.count == 1 ? "rule" : "rules"
    return "\(place.joined(separator: ", ")): \(figures) (layout \(name) \(rules))"
  }

  private static func text(_ outcome: Outcome) -> String {
    switch outcome {
    case .missing: "nothing"
    case .numbers(let numbers): Points.text(numbers)
    case .depth(let depth): "\(depth)"
    case .keys(let keys): "[" + keys.joined(separator: " ") + "]"
    }
  }

  private static func json(_ outcome: Outcome) -> JSONValue {
    switch outcome {
    case .missing: .null
    case .numbers(let numbers): .array(numbers.map { .double($0) })
    case .depth(let depth): .integer(depth)
    case .keys(let keys): .array(keys.map { .string($0) })
    }
  }
}
