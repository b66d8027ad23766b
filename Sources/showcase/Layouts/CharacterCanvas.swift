import TerminalKit

/// A field of characters on which boxes are drawn, later ones over earlier ones.
struct CharacterCanvas {
  private let columns: Int
  private let lines: Int
  private let border: Border
  private var cells: [[Character]]

  init(columns: Int, lines: Int, glyphs: GlyphSet) {
    self.columns = max(columns, 0)
    self.lines = max(lines, 0)
    border = glyphs == .ascii ? .ascii : .unicode
    cells = Array(
      repeating: Array(repeating: " ", count: self.columns), count: self.lines)
  }

  /// The characters of a box's border.
  private struct Border {
    let horizontal: Character
    let vertical: Character
    /// From the top left one, by rows.
    let corners: [Character]

    static let unicode = Border(
      horizontal: "\u{2500}", vertical: "\u{2502}",
      corners: ["\u{250C}", "\u{2510}", "\u{2514}", "\u{2518}"])
    static let ascii = Border(horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"])
  }

  /// The cells from `start` up to `end` on one axis, at least one; ends far outside stand for any
  /// others there.
  struct Span {
    let start: Int
    let end: Int

    private static let farOut = 1e6

    init(_ start: Double, _ end: Double) {
      self.start = Self.cell(start)
      self.end = max(Self.cell(end), self.start + 1)
    }

    private static func cell(_ value: Double) -> Int {
      value.isFinite ? Int(min(max(value, -farOut), farOut).rounded()) : 0
    }

    fileprivate func within(_ count: Int) -> Range<Int> {
      (start..<end).clamped(to: 0..<count)
    }
  }

  /// Draws a box with its name inside; what lies outside the field is left out.
  mutating func draw(columns: Span, lines: Span, label: String) {
    for line in lines.within(self.lines) {
      for column in columns.within(self.columns) {
        cells[line][column] = character(at: column, line, columns, lines)
      }
    }
    write(label, columns, lines)
  }

  private func character(
    at column: Int, _ line: Int, _ columns: Span, _ lines: Span
  ) -> Character {
    let isLeft = column == columns.start
    let isRight = column == columns.end - 1
    let isTop = line == lines.start
    let isBottom = line == lines.end - 1
    // A box too low for two borders is a bar between brackets, one too narrow a line.
    if isTop && isBottom { return isLeft ? "[" : isRight ? "]" : border.horizontal }
    if isLeft && isRight { return border.vertical }
    switch (isTop || isBottom, isLeft || isRight) {
    case (true, true): return border.corners[(isTop ? 0 : 2) + (isLeft ? 0 : 1)]
    case (true, false): return border.horizontal
    case (false, true): return border.vertical
    case (false, false): return " "
    }
  }

  private mutating func write(_ label: String, _ columns: Span, _ lines: Span) {
    let line = lines.end - lines.start > 2 ? lines.start + 1 : lines.start
    guard cells.indices.contains(line) else { return }
    let room = max(columns.end - columns.start - 2, 0)
    for (place, character) in TerminalText.cell(label).prefix(room).enumerated() {
      let column = columns.start + 1 + place
      guard cells[line].indices.contains(column) else { continue }
      // Each cell of the field is one column wide.
      cells[line][column] = ClusterWidth.of(character) == 1 ? character : "?"
    }
  }

  /// The lines, without spaces at their ends.
  var text: [String] {
    cells.map { line in
      let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(line[..<end])
    }
  }
}
