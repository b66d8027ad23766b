import ListModel
import ListScreen

/// Where everything of a table screen stands: its header, sections, rows, and nested items.
struct RowListing {
  let document: ScreenDocument
  let geometry: TableGeometry
  /// What is wrong with the document.
  let documentWarnings: [String]
  /// Which collections do not fit into their row.
  let fitWarnings: [String]

  /// The table's video header where its file is there; a table without the file has no header, as
  /// an app has that does not find its bundled film.
  let header: DocumentHeader?
  /// How the header's video plays.
  let playback: PlaybackReport?

  /// Lays a screen out.
  ///
  /// - Parameters:
  ///   - input: The screen and what is wrong with its document.
  ///   - width: The width of the table in pt.
  /// - Throws: `TableGeometryError` for a width no table can have.
  init(_ input: ScreenInput, width: Double) throws(TableGeometryError) {
    document = input.document
    header = input.document.header.flatMap { $0.video.file == nil ? nil : $0 }
    geometry = try TableGeometry(
      input.document.table(width: width), width: width, hasHeader: header != nil)
    playback = header.flatMap { PlaybackReport($0, width: width) }
    documentWarnings = input.warnings
    fitWarnings = geometry.collectionFits().compactMap(\.warning)
  }

  /// All there is to warn of.
  var warnings: [String] {
    documentWarnings + fitWarnings + (playback?.warning.map { [$0] } ?? [])
  }

  var table: TableModel { geometry.table }

  /// The sections with their place, top to bottom.
  var sections: [ListedSection] {
    table.sections.indices.compactMap { index in
      geometry.span(ofSection: index).map { span in
        ListedSection(
          index: index, section: table.sections[index], offset: span.offset, height: span.height)
      }
    }
  }

  /// The rows of a section with their place, top to bottom.
  func rows(of listed: ListedSection) -> some Sequence<ListedRow> {
    let shown = listed.section.shown
    return (0..<shown.rowCount).lazy.compactMap { row -> ListedRow? in
      let path = RowIndexPath(section: listed.index, row: row)
      guard let model = shown.row(at: row), let offset = geometry.offset(of: path),
        let height = geometry.height(at: path)
      else { return nil }
      return ListedRow(path: path, model: model, offset: offset, height: height)
    }
  }
}

/// A section and where it stands, its header and footer strips included; in pt.
struct ListedSection {
  let index: Int
  let section: TableSection
  let offset: Double
  let height: Double

  var kind: String { section.shown.kind.rawValue }
}

/// A row and where it stands, in pt.
struct ListedRow {
  let path: RowIndexPath
  let model: RowModel
  let offset: Double
  let height: Double
}
