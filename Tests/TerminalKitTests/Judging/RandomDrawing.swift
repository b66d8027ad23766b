import TerminalKit

/// Random edits of a buffer, with text of every width and styles of every kind.
enum RandomDrawing {
  /// Clusters whose width the emulator gives as we do.
  static let agreed: [String] = [
    "a", "Z", "~", "é", "ß", "Ω", "Ж", "漢", "字", "か", "가", "Ａ", "ｱ", "─", "│", "┼", "█", "▀", "▄",
    " ", " ",
  ]

  /// Clusters that terminals disagree on.
  static let disputed: [String] = [
    "e\u{301}", "😀", "❤\u{FE0F}", "👨‍👩‍👧", "🇫🇮", "1\u{FE0F}\u{20E3}", "ก\u{E33}", "क\u{94D}ष", "⌚",
  ]

  static func step(
    on cells: inout CellBuffer, withDisputed: Bool = true,
    using random: inout some RandomNumberGenerator
  ) {
    let row = Int.random(in: -1...cells.size.rows, using: &random)
    let column = Int.random(in: -2...cells.size.columns, using: &random)
    let style = style(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      let text = text(withDisputed: withDisputed, using: &random)
      let width = Bool.random(using: &random) ? Int.random(in: 0...8, using: &random) : nil
      cells.write(text, at: CellPosition(row: row, column: column), width: width, style: style)
    case 5:
      cells.put("▀", row: row, column: column, style: style)
    case 6:
      let rect = CellRect(
        row: row, column: column, columns: Int.random(in: 0...8, using: &random),
        rows: Int.random(in: 0...2, using: &random))
      cells.fill(rect, style: Bool.random(using: &random) ? .plain : style)
    case 7:
      let rect = CellRect(row: row, column: column, columns: 3, rows: 2)
      cells.restyle(rect) { $0 = style }
    case 8: scroll(&cells, using: &random)
    default:
      if Int.random(in: 0..<8, using: &random) == 0 { cells.clear() }
      cells.cursor = CellPosition(row: row, column: column)
      cells.showsCursor = Bool.random(using: &random)
    }
  }

  static func text(
    withDisputed: Bool, using random: inout some RandomNumberGenerator
  ) -> String {
    let choice = withDisputed ? agreed + disputed : agreed
    let count = Int.random(in: 0...12, using: &random)
    return (0..<count).map { _ in choice.randomElement(using: &random) ?? "" }.joined()
  }

  static func style(using random: inout some RandomNumberGenerator) -> CellStyle {
    func color() -> CellColor {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .indexed(UInt8.random(in: 0...255, using: &random))
      case 1: .indexed(UInt8.random(in: 0...15, using: &random))
      case 2: .rgb(UInt8.random(in: 0...255, using: &random), 7, 200)
      default: .terminal
      }
    }
    let attributes = CellStyle.Attributes(rawValue: UInt8.random(in: 0...15, using: &random))
    return CellStyle(
      foreground: color(), background: color(),
      attributes: Bool.random(using: &random) ? attributes : [])
  }

  /// Draws the rows again, one or two higher or lower, as a list does that scrolls.
  private static func scroll(
    _ cells: inout CellBuffer, using random: inout some RandomNumberGenerator
  ) {
    let by = [-2, -1, 1, 2].randomElement(using: &random) ?? 1
    let old = cells
    for row in 0..<cells.size.rows {
      cells.fill(CellRect(row: row, column: 0, columns: cells.size.columns, rows: 1))
      for column in 0..<cells.size.columns {
        guard let cluster = old.cluster(row: row + by, column: column),
          let style = old.style(row: row + by, column: column)
        else { continue }
        cells.write(String(cluster), at: CellPosition(row: row, column: column), style: style)
      }
    }
  }
}
