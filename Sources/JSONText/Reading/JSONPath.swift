/// The way from the root of a text to one of its values: `$.sections[1].items[3].title`.
///
/// A key that is no plain word stands in brackets and quotation marks, escaped as in JSON text; of
/// a long one the beginning is shown.
package struct JSONPath: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps from the root.
  package var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  private static let longestKey = 80

  /// The path as text, `$` for the root.
  package var text: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isWord(key): text += "." + key
      case .key(let key): text += "[" + JSONValue.string(Self.cut(key)).text() + "]"
      }
    }
  }

  private static func isWord(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first),
      key.utf8.count <= longestKey
    else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private static func cut(_ key: String) -> String {
    let beginning = key.unicodeScalars.prefix(longestKey)
    return beginning.endIndex == key.endIndex ? key : String(beginning) + "…"
  }
}
