import JSONText
public import ListModel

/// What a section of a document holds.
///
/// Each kind has a file of its own beside this one, and a line in ``SectionKind``'s table.
public enum SectionContent: Hashable, Sendable {
  /// Plain rows.
  case list(ListContent)
  /// One row that nests a horizontally scrolling collection.
  case collectionView(CollectionViewContent)
  /// A kind that this version does not know.
  case unknown(UnknownContent)

  /// The value of the key `kind`.
  public var kind: String { coding.kind }

  /// The content as a table shows it; nil for an unknown kind.
  public var cellModel: CellModel? { coding.cellModel }

  /// The content as what all kinds have in common.
  var coding: any SectionContentCoding {
    switch self {
    case .list(let content): content
    case .collectionView(let content): content
    case .unknown(let content): content
    }
  }
}

/// What every kind of section can do.
protocol SectionContentCoding {
  /// The value of the key `kind`.
  var kind: String { get }
  /// The content as a table shows it.
  var cellModel: CellModel? { get }
  /// Adds the kind's own keys.
  func encode(into object: inout JSONObject)
}
