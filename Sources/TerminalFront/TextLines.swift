import TerminalKit

/// A text broken into lines of at most so many columns, at spaces where there are any.
///
/// The last line of a limited text holds all that is left; whoever draws it cuts it with an
/// ellipsis.
struct TextLines {
  private(set) var lines: [String] = []

  /// More than any screen shows of one text.
  private static let longestText = 8192

  init(_ text: String, columns: Int, limit: Int) {
    let safe = TerminalText.cell(String(text.prefix(Self.longestText)))
    var line = ""
    var width = 0
    func isLast() -> Bool { limit > 0 && lines.count + 1 >= limit }
    for word in safe.split(separator: " ", omittingEmptySubsequences: true).map(String.init) {
      let wordWidth = CellBuffer.width(of: word)
      if line.isEmpty {
        (line, width) = (word, wordWidth)
      } else if isLast() || width + 1 + wordWidth <= columns {
        line += " " + word
        width += 1 + wordWidth
      } else {
        lines.append(line)
        (line, width) = (word, wordWidth)
      }
      while width > columns, columns > 0, !isLast() {
        let head = Self.head(of: line, columns: columns)
        guard !head.isEmpty, head.count < line.count else { break }
        lines.append(head)
        line = String(line.dropFirst(head.count))
        width = CellBuffer.width(of: line)
      }
    }
    if !line.isEmpty { lines.append(line) }
  }

  private static func head(of text: String, columns: Int) -> String {
    var head = ""
    var width = 0
    for character in text {
      let next = ClusterWidth.of(character)
      if width + next > columns { break }
      head.append(character)
      width += next
    }
    return head
  }
}
