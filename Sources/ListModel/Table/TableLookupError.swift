/// An index path that names nothing: what was asked, and what there is.
public enum TableLookupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The table has no such section.
  case noSuchSection(TableElement, sections: Int)
  /// The section has no such row.
  case noSuchRow(TableElement, section: String, rows: Int)
  /// The row nests no such item.
  case noSuchItem(TableElement, section: String, items: Int)

  /// One sentence without a full stop that says what was asked and what there is.
  public var description: String {
    switch self {
    case .noSuchSection(let path, let sections):
      "\(path): no section \(path.row.section), \(Self.range("section", sections))"
    case .noSuchRow(let path, let section, let rows):
      "\(path): no row \(path.row.row) in section '\(section)', \(Self.range("row", rows))"
    case .noSuchItem(let path, let section, 0):
      "\(path): the row of section '\(section)' nests no items"
    case .noSuchItem(let path, let section, let items):
      "\(path): no item \(path.indexes.last ?? 0) in section '\(section)',"
        + " \(Self.range("item", items))"
    }
  }

  private static func range(_ noun: String, _ count: Int) -> String {
    switch count {
    case 0: "there are none"
    case 1: "there is only \(noun) 0"
    default: "there are \(noun)s 0 to \(count - 1)"
    }
  }
}
