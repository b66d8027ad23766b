/// A text that was read, with the place of every value.
///
/// Values lie flat in one array in the order of the text, a key before its value, and remember how
/// far they reach; strings and numbers stay in the text until they are asked for. A tree never
/// changes, so its nodes may be kept for as long as one likes.
package final class JSONTree: Sendable {
  /// One value, or a key, as the flat array keeps it.
  struct Entry {
    enum Kind: UInt8 { case null, no, yes, number, string, array, object, key }

    let kind: Kind
    /// Whether a string or key holds a backslash.
    var hasEscapes = false
    /// Where the value begins in the text, its quotation mark or bracket included.
    let start: UInt32
    /// Where the text goes on behind the value.
    var end: UInt32
    /// The entry after the value and all that it holds.
    var next: UInt32
    /// The container; the root is its own.
    let parent: UInt32
    /// The number of an element in its array; 0 elsewhere.
    let ordinal: UInt32
  }

  let bytes: [UInt8]
  let entries: [Entry]
  private let sourceMap: SourceMap

  init(bytes: [UInt8], entries: [Entry]) {
    self.bytes = bytes
    self.entries = entries
    sourceMap = SourceMap(bytes)
  }

  /// Reads a text of JSON (RFC 8259, with or without a byte order mark).
  ///
  /// No bytes can make it trap, and the depth of the calls does not follow the depth of the text.
  /// An object may hold a key twice; ask ``duplicateKeys()``.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - limits: How much is taken on.
  /// - Returns: The tree of its values.
  /// - Throws: `JSONProblem` at the first place where the text is not JSON or breaks a limit.
  /// - Complexity: O(n) in the number of bytes.
  package static func read(
    _ bytes: [UInt8], limits: JSONLimits = .standard
  ) throws(JSONProblem) -> JSONTree {
    var parser = JSONParser(bytes, limits: limits)
    return JSONTree(bytes: bytes, entries: try parser.parse())
  }

  /// The value that the text is.
  package var root: JSONNode { JSONNode(tree: self, index: 0) }

  func position(of offset: UInt32) -> JSONPosition {
    sourceMap.position(of: Int(offset), in: bytes)
  }

  /// The string or key at `index`.
  func string(at index: Int) -> String {
    entries[index].string(in: bytes)
  }
}

extension JSONTree.Entry {
  /// The text of a string or key, its escapes resolved.
  func string(in bytes: [UInt8]) -> String {
    let content = bytes[Int(start) + 1..<Int(end) - 1]
    return hasEscapes ? StringEscapes.resolve(content) : String(decoding: content, as: UTF8.self)
  }
}
