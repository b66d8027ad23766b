/// Sets help text in two columns and wrapped paragraphs, at most 80 columns wide.
struct HelpLayout {
  static let width = 80
  private(set) var text = ""

  /// An empty line between blocks.
  mutating func gap() {
    if !text.isEmpty { text += "\n" }
  }

  mutating func heading(_ title: String) {
    gap()
    text += "\(title)\n"
  }

  mutating func paragraph(_ words: String, indent: Int = 0) {
    for line in Self.wrap(words, width: Self.width - indent) {
      text += String(repeating: " ", count: indent) + line + "\n"
    }
  }

  mutating func block(_ block: HelpBlock) {
    gap()
    switch block {
    case .paragraph(let words): paragraph(words)
    case .verbatim(let lines):
      for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
        text += "  \(line)\n"
      }
    }
  }

  /// Rows of a term and its meaning; a term too long for its column stands on a line of its own.
  mutating func rows(_ rows: [(term: String, meaning: String)]) {
    let column = min(rows.map(\.term.count).max() ?? 0, 26) + 4
    for row in rows {
      let lines = Self.wrap(row.meaning, width: Self.width - column)
      var lead = "  " + row.term
      if row.term.count + 4 > column {
        text += lead + "\n"
        lead = ""
      }
      for line in lines {
        text += lead + String(repeating: " ", count: column - lead.count) + line + "\n"
        lead = ""
      }
    }
  }

  /// Breaks words into lines of at most `width`; a longer word has a line of its own.
  static func wrap(_ words: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines
  }
}
