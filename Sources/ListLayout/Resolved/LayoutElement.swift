/// Anything that has a frame in a layout.
public enum LayoutElement: Hashable, Sendable, CustomStringConvertible {
  /// A cell.
  case item(LayoutIndexPath)
  /// A boundary item of a section, or the background of that kind.
  case section(kind: String, section: Int)
  /// A boundary item of the whole layout.
  case layout(kind: String)
  /// A view anchored to an item or a group, by its number among those of its kind in the section
  /// (layout rule 62).
  case anchored(kind: String, section: Int, number: Int)

  /// The cell at a place.
  public static func item(_ item: Int, section: Int) -> LayoutElement {
    .item(LayoutIndexPath(section: section, item: item))
  }

  /// The key in layout documents: `"section,item"`, `"kind,section"`, `"kind,layout"`,
  /// `"kind,section,number"`.
  public var key: String {
    switch self {
    case .item(let path): path.description
    case .section(let kind, let section): "\(kind),\(section)"
    case .layout(let kind): "\(kind),layout"
    case .anchored(let kind, let section, let number): "\(kind),\(section),\(number)"
    }
  }

  /// The key.
  public var description: String { key }
}
