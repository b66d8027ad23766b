import ListModel
import ListScreen

extension ScreenDocument {
  /// The screen as a table that can be tapped: the cells of a compositional section are its rows,
  /// numbered as `rows` lists them.
  var tapTable: TableModel {
    TableModel(
      id: id, title: title, style: style,
      sections: sections.compactMap { section in
        section.content.shown.flatMap { tapped($0) }.map {
          TableSection(id: section.id, content: $0, header: section.header?.title)
        }
      })
  }

  /// The kinds of the sections that are shown, in order.
  var shownKinds: [String] { sections.compactMap { $0.content.shown?.kind } }

  private func tapped(_ content: SectionContent) -> CellModel? {
    guard case .compositional(let cells) = content else { return content.cellModel }
    return .list(models: cells.items.map(\.listCellModel))
  }
}
