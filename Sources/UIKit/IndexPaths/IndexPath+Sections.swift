public import Foundation

/// The names that lists give an index path of two indexes.
extension IndexPath {
  /// Creates the path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Creates the path of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section; 0 where the path has no index. UIKit raises for such a path.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The item in its section; 0 where the path has fewer than two indexes. UIKit raises for such a
  /// path.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The row in its section: another name of ``item``.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
