import Foundation
import JSONText
import _TestSupport

/// Documents for the commands to chew on.
enum SampleDocuments {
  /// A document of one list.
  static func list(titles: [String], id: String = "sample") -> String {
    let items = titles.map { JSONValue.object(.init([.init(key: "title", value: .string($0))])) }
    let document: JSONValue = [
      "format": 1, "id": .string(id), "title": "Sample",
      "sections": [["id": "only", "kind": "list", "items": .array(items)]],
    ]
    return document.text()
  }

  /// Titles that try to act on a terminal.
  static let hostileTitles = [
    "\u{1B}]0;gone\u{07}", "\u{1B}[2Jgone", "back\u{08}\u{08}", "\u{9B}31m", "\u{202E}desrever",
    "a\u{2028}b", "tab\tand\nline", "\u{7F}\u{00}",
  ]

  /// Whether a text holds nothing but line feeds that a terminal could act on.
  static func isHarmless(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x061C, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}

extension BuiltProgram.Result {
  /// Standard output, read as one JSON document.
  var json: JSONNode {
    get throws { try JSONTree.read(Array(output.utf8)).root }
  }
}
