import JSONText
import ListModel

/// A section of a kind that this version does not know: kept whole and written again. What its key
/// `fallback` names is shown in its place.
public struct UnknownContent: Hashable, Sendable, SectionContentCoding {
  /// The value of the key `kind`.
  public let kind: String
  /// What is shown in the section's place; nil for nothing.
  public let standIn: SectionContent?
  /// All members of the section.
  let section: JSONObject

  /// The section as JSON text, safe for a terminal.
  public var json: String { JSONValue.object(section).text() }

  func cellModel(width: Double) -> CellModel? { standIn?.cellModel(width: width) }

  func encode(into object: inout JSONObject) {
    object = section
  }
}
