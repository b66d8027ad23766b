/// A table in plain text: the first column to the left, the others to the right.
struct TextTable {
  private var rows: [[String]]

  init(_ header: [String]) {
    rows = [header]
  }

  /// Adds a row with a cell for each column.
  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The lines, columns two spaces apart, an empty line at the end.
  var text: String {
    let columns = rows[0].indices
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      columns.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
