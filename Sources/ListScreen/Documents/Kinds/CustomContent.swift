import JSONText
import ListModel

/// The content of a section of kind `custom`: one row of a kind of the program's own.
public struct CustomContent: Hashable, Sendable, SectionContentCoding {
  static let kind = "custom"

  /// How high a row may be, in pt.
  public static let possibleHeights = 0.0...100_000.0

  /// The row's height in pt, within ``possibleHeights``.
  public var height: Double
  /// The reuse identifier of its cell.
  public var itemCell: String
  /// What the row shows.
  public var message: Message

  /// Creates a row; a height outside ``possibleHeights`` is brought into it, one that is no number
  /// counts as 0.
  public init(
    height: Double, itemCell: String = ListCell.reuseIdentifier, _ message: Message
  ) {
    let range = Self.possibleHeights
    self.height = height >= range.lowerBound ? min(height, range.upperBound) : range.lowerBound
    self.itemCell = itemCell
    self.message = message
  }

  init?(from entry: inout EntryReader) {
    let height = entry.number("height", in: Self.possibleHeights)
    let itemCell = entry.optionalCell("itemCell") ?? ListCell.reuseIdentifier
    guard let message = Message(from: &entry), let height else { return nil }
    self.init(height: height, itemCell: itemCell, message)
  }

  /// `custom`.
  public var kind: String { Self.kind }

  func cellModel(width: Double) -> CellModel? {
    .custom(message.cellModel(id: kind), height: height)
  }

  func encode(into object: inout JSONObject) {
    object.append("height", .double(height))
    if itemCell != ListCell.reuseIdentifier { object.append("itemCell", .string(itemCell)) }
    message.encode(into: &object)
  }
}
