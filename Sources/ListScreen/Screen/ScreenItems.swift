/// The items of a section in order, made for cells as they are asked for.
///
/// A document's items are shared with the document, so a screen of a million items holds them once.
public struct ScreenItems: RandomAccessCollection, Hashable, Sendable {
  private enum Storage: Hashable {
    case document([DocumentItem])
    case cells([CellItem])
  }

  private let storage: Storage

  /// Creates items made in code.
  public init(_ items: [CellItem] = []) { storage = .cells(items) }

  /// Creates a document's items.
  public init(_ items: [DocumentItem]) { storage = .document(items) }

  /// 0.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int {
    switch storage {
    case .document(let items): items.count
    case .cells(let items): items.count
    }
  }

  /// The item at a position, which has to be one of the collection's.
  public subscript(position: Int) -> CellItem {
    switch storage {
    case .document(let items): items[position].cellItem
    case .cells(let items): items[position]
    }
  }
  /// The position of the item of an identity; nil for none.
  ///
  /// - Complexity: O(n), without making cells.
  func firstIndex(id: String) -> Int? {
    switch storage {
    case .document(let items): items.firstIndex { $0.id == id }
    case .cells(let items): items.firstIndex { $0.id == id }
    }
  }

  /// The identity of the item at a position, which has to be one of the collection's.
  func id(at position: Int) -> String {
    switch storage {
    case .document(let items): items[position].id
    case .cells(let items): items[position].id
    }
  }
}
