import JSONText
public import ListModel

/// What a section of a document holds.
///
/// Each kind has a file of its own beside this one, and a line in `SectionKind`'s table.
public enum SectionContent: Hashable, Sendable {
  /// Plain rows.
  case list(ListContent)
  /// One row that nests a horizontally scrolling collection.
  case collectionView(CollectionViewContent)
  /// One row that nests a grid.
  case grid(GridContent)
  /// Cells in a layout of the document's own.
  case compositional(CompositionalContent)
  /// One row that stands for the section: a banner, a text, an action, or a state.
  case message(MessageContent)
  /// One row of a kind of the program's own.
  case custom(CustomContent)
  /// A kind that this version does not know.
  indirect case unknown(UnknownContent)

  /// The value of the key `kind`.
  public var kind: String { coding.kind }

  /// The content as a table shows it where the width makes no difference; nil for a kind that no
  /// table has.
  public var cellModel: CellModel? { cellModel(width: 0) }

  /// The content as a table of a width shows it; nil for a kind that no table has.
  ///
  /// - Parameter width: The table's width in pt.
  /// - Returns: The table's section.
  public func cellModel(width: Double) -> CellModel? { coding.cellModel(width: width) }

  /// What is shown: the content itself, or what stands in for one that is unknown; nil for nothing.
  public var shown: SectionContent? {
    guard case .unknown(let content) = self else { return self }
    return content.standIn?.shown
  }

  /// The content as what all kinds have in common.
  var coding: any SectionContentCoding {
    switch self {
    case .list(let content): content
    case .collectionView(let content): content
    case .grid(let content): content
    case .compositional(let content): content
    case .message(let content): content
    case .custom(let content): content
    case .unknown(let content): content
    }
  }
}

/// What every kind of section can do.
protocol SectionContentCoding {
  /// The value of the key `kind`.
  var kind: String { get }
  /// The content as a table of a width shows it; nil for a kind that no table has.
  func cellModel(width: Double) -> CellModel?
  /// Adds the kind's own keys.
  func encode(into object: inout JSONObject)
}
