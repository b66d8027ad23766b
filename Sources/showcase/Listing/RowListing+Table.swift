import JSONText
import ListModel
import ListScreen

extension RowListing {
  /// The listing as a table for people: a line for everything that takes height.
  func writeTable(to console: Console) throws {
    var table = TextTable([
      .init("path"), .init("kind"), .init("y", .right), .init("height", .right), .init("title"),
    ])
    if let header {
      table.add(["", "header", "0", number(geometry.headerHeight), header.video.name])
    }
    for section in sections {
      addStrip(
        "header", section.section.header, of: section, at: section.offset, to: &table)
      var end = section.offset
      for row in rows(of: section) {
        table.add([
          row.path.description, section.kind, number(row.offset), number(row.height),
          title(of: row, in: section),
        ])
        end = row.offset + row.height
      }
      addStrip("footer", section.section.footer, of: section, at: end, to: &table)
    }
    try table.write(to: console)
  }

  private func addStrip(
    _ kind: String, _ title: String?, of listed: ListedSection, at offset: Double,
    to table: inout TextTable
  ) {
    guard let title else { return }
    let spacing = geometry.heights.spacing
    let height = kind == "header" ? spacing.header : spacing.footer
    table.add(["\(listed.index)", kind, number(offset), number(height), title])
  }

  private func title(of row: ListedRow, in listed: ListedSection) -> String {
    switch row.model {
    case .list(let model): return model.title
    case .message(let model): return model.title
    case .collection(let items):
      let count = items.count == 1 ? "1 item" : "\(items.count) items"
      guard case .collectionView(_, let lines) = listed.section.shown else { return count }
      return lines == 1 ? "\(count) in 1 row" : "\(count) in \(lines) rows"
    }
  }

  /// Points as JSON has them: whole ones without a fraction.
  private func number(_ points: Double) -> String {
    JSONNumber(points)?.text ?? "?"
  }
}
