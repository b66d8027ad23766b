/// The place of a row: its section and its number in it, both from 0.
///
/// The counterpart of UIKit's `IndexPath(row:section:)`, with names instead of positions.
public struct RowIndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section's number.
  public var section: Int
  /// The row's number in its section.
  public var row: Int

  /// Creates the path of a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// `section,row`.
  public var description: String { "\(section),\(row)" }

  /// Reading order: by section, then by row.
  public static func < (a: RowIndexPath, b: RowIndexPath) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}

/// The place of an item that a row nests: the row's path and the item's number in it, from 0.
public struct ItemIndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The row that nests the item.
  public var row: RowIndexPath
  /// The item's number in the row's collection.
  public var item: Int

  /// Creates the path of a nested item.
  public init(row: RowIndexPath, item: Int) {
    self.row = row
    self.item = item
  }

  /// Creates the path of a nested item from its three numbers.
  public init(section: Int, row: Int, item: Int) {
    self.init(row: RowIndexPath(section: section, row: row), item: item)
  }

  /// `section,row,item`.
  public var description: String { "\(row),\(item)" }

  /// Reading order: by row, then by item.
  public static func < (a: ItemIndexPath, b: ItemIndexPath) -> Bool {
    (a.row, a.item) < (b.row, b.item)
  }
}

/// Something a reader can choose in a table: a row, or an item that a row nests.
public enum TableElement: Hashable, Sendable, CustomStringConvertible {
  /// A row.
  case row(RowIndexPath)
  /// An item nested in a row.
  case item(ItemIndexPath)

  /// The row that is meant, or that nests the item.
  public var row: RowIndexPath {
    switch self {
    case .row(let path): path
    case .item(let path): path.row
    }
  }

  /// The numbers of the path, two or three.
  public var indexes: [Int] {
    switch self {
    case .row(let path): [path.section, path.row]
    case .item(let path): [path.row.section, path.row.row, path.item]
    }
  }

  /// The numbers of the path, joined by commas.
  public var description: String {
    switch self {
    case .row(let path): path.description
    case .item(let path): path.description
    }
  }

  /// Reads `1,0` as a row and `0,0,3` as an item; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    switch numbers.count {
    case 2: self = .row(RowIndexPath(section: numbers[0], row: numbers[1]))
    case 3: self = .item(ItemIndexPath(section: numbers[0], row: numbers[1], item: numbers[2]))
    default: return nil
    }
  }
}
