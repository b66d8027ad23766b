import ListModel

/// A row's or a nested item's path as a user writes it: `1,0` or `0,0,3`.
struct TapPath {
  /// What a path looks like, for messages.
  static let expectation = "expected a path like 1,0 or 0,0,3"

  private let text: String

  /// Nil for anything but two or three numbers with commas between.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy(Self.isNumber) else { return nil }
    self.text = text
  }

  /// Whether the text is meant as a path, though perhaps a wrong one: a number stands
  /// before its first comma.
  static func resembles(_ text: String) -> Bool {
    let start = text.prefix { $0 != "," }
    return isNumber(start)
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// The place in a table.
  ///
  /// - Throws: `TooLarge` for a number that no table could reach.
  func element() throws(TooLarge) -> TableElement {
    guard let element = TableElement(text) else { throw TooLarge(path: text) }
    return element
  }

  /// A path whose numbers are larger than any table.
  struct TooLarge: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path): no table has as many rows" }
  }
}
