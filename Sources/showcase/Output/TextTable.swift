import TerminalKit

/// Lines of cells in aligned columns; the last column takes what room there is.
///
/// On a terminal lines are cut to its width, so that none is wrapped; anywhere else texts come whole
/// (terminal rules 6 and 44).
struct TextTable {
  /// A column's heading, and the side its cells stand at.
  struct Column {
    enum Side { case left, right }

    let heading: String
    let side: Side

    init(_ heading: String, _ side: Side = .left) {
      self.heading = heading
      self.side = side
    }
  }

  private let columns: [Column]
  private var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a line; texts from outside are made safe here (terminal rule 19).
  mutating func add(_ cells: [String]) {
    rows.append(cells.map(TerminalText.cell))
  }

  /// Writes a line of headings and the lines.
  func write(to console: Console) throws(WriteError) {
    let lines = [columns.map(\.heading)] + rows
    let widths = columns.indices.map { column in
      lines.reduce(0) { max($0, $1[column].columnWidth) }
    }
    for line in lines {
      try console.line(console.page.fitted(aligned(line, widths)))
    }
  }

  private func aligned(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let room = String(repeating: " ", count: widths[index] - cell.columnWidth)
      let isLast = index == cells.count - 1
      switch columns[index].side {
      case .left: line += isLast ? cell : cell + room
      case .right: line += room + cell
      }
      if !isLast { line += "  " }
    }
    return line
  }
}
