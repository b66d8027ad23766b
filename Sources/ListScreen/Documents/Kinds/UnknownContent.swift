import JSONText
public import ListModel

/// A section of a kind that this version does not know: kept whole, written again, not shown.
public struct UnknownContent: Hashable, Sendable, SectionContentCoding {
  /// The value of the key `kind`.
  public let kind: String
  /// All members of the section.
  let section: JSONObject

  /// The section as JSON text, safe for a terminal.
  public var json: String { JSONValue.object(section).text() }

  /// Nil: there is nothing that a table could show.
  public var cellModel: CellModel? { nil }

  func encode(into object: inout JSONObject) {
    object = section
  }
}
