import ListModel
import Testing
import _TestSupport

@Suite("Table geometry")
struct TableGeometryTests {
  @Test("the table with cars: header square, collection 180 a row, list rows 50")
  func cars() throws {
    let geometry = try TableGeometry(SampleTable.table(), width: 414, hasHeader: true)
    #expect(geometry.headerHeight == 414)
    #expect(geometry.offset(of: RowIndexPath(section: 0, row: 0)) == 414)
    #expect(geometry.height(at: RowIndexPath(section: 0, row: 0)) == 360)
    // The section's header text is a strip of 28.
    #expect(geometry.offset(of: RowIndexPath(section: 1, row: 0)) == 802)
    #expect(geometry.height(at: RowIndexPath(section: 1, row: 9)) == 50)
    #expect(geometry.contentHeight == 1302)
    #expect(geometry.row(atOffset: 773.9) == RowIndexPath(section: 0, row: 0))
    #expect(geometry.row(atOffset: 774) == nil)
    #expect(geometry.row(atOffset: 802) == RowIndexPath(section: 1, row: 0))
    #expect(geometry.row(atOffset: 413) == nil)
    #expect(geometry.row(atOffset: 1302) == nil)
    #expect(geometry.row(atOffset: .nan) == nil)
  }

  @Test("without a header the rows begin at 0")
  func noHeader() throws {
    let geometry = try TableGeometry(SampleTable.table(), width: 414)
    #expect(geometry.offset(of: RowIndexPath(section: 0, row: 0)) == 0)
    #expect(geometry.contentHeight == 888)
  }

  @Test("a grouped table keeps 35 above and 20 below, and strips of 17.5")
  func grouped() throws {
    let geometry = try TableGeometry(SampleTable.table(style: .grouped), width: 414)
    #expect(geometry.offset(of: RowIndexPath(section: 0, row: 0)) == 35)
    let gallery = try #require(geometry.span(ofSection: 0))
    #expect(gallery.offset == 0)
    #expect(gallery.height == 415)
    #expect(geometry.offset(of: RowIndexPath(section: 1, row: 0)) == 432.5)
    #expect(geometry.contentHeight == 952.5)
  }

  @Test("heights by kind can be changed, and what is no height counts as 0")
  func ownHeights() throws {
    var heights = RowHeights()
    heights.list = 44
    heights.collectionLine = .nan
    let geometry = try TableGeometry(SampleTable.table(), width: 320, heights: heights)
    #expect(geometry.contentHeight == 468)
    #expect(heights.row(of: .collectionView(models: [], rows: .max)) == 0)
    heights.collectionLine = 180
    #expect(heights.row(of: .collectionView(models: [], rows: -2)) == 0)
    #expect(heights.row(of: .collectionView(models: [], rows: .max)).isFinite)
    #expect(heights.row(of: .grid(models: SampleTable.cars, columns: 3)) == 540)
    #expect(heights.row(of: .grid(models: SampleTable.cars, columns: .min)) == 1260)
    #expect(
      heights.row(of: .custom(MessageCellModel(id: "", title: ""), height: -.infinity)) == 0)
  }

  @Test(
    "a width that is none is refused",
    arguments: [0, -1, .nan, .infinity, -.infinity, 100_001] as [Double])
  func width(_ width: Double) {
    let error = #expect(throws: TableGeometryError.self) {
      try TableGeometry(SampleTable.table(), width: width)
    }
    #expect(error?.description.contains("\(width)") == true)
  }

  @Test("a header may be as high as the caller says, and a square one follows the width")
  func header() throws {
    var heights = RowHeights()
    heights.header = .fixed(120)
    let fixed = try TableGeometry(
      SampleTable.table(), width: 414, heights: heights, hasHeader: true)
    #expect(fixed.headerHeight == 120)
    #expect(fixed.offset(of: RowIndexPath(section: 0, row: 0)) == 120)
    heights.header = .fixed(-.infinity)
    #expect(
      try TableGeometry(SampleTable.table(), width: 414, heights: heights, hasHeader: true)
        .contentHeight == 888)

    var turned = try TableGeometry(SampleTable.table(), width: 414, hasHeader: true)
    turned.setHeight(90, at: RowIndexPath(section: 1, row: 0))
    try turned.setWidth(896)
    #expect(turned.headerHeight == 896)
    #expect(turned.contentHeight == 896 + 888 + 40)
    #expect(throws: TableGeometryError.unusableWidth(0)) { try turned.setWidth(0) }
    #expect(turned.width == 896)
  }

  @Test("a section changes in place, and its changed heights with it")
  func section() throws {
    var geometry = try TableGeometry(SampleTable.table(), width: 414)
    geometry.setHeight(500, at: RowIndexPath(section: 1, row: 0))
    var things = geometry.table.sections[1]
    things.state = .loading("Loading")
    geometry.setSection(things, at: 1)
    #expect(geometry.contentHeight == 360 + 28 + 50)
    #expect(geometry.row(atOffset: 437) == RowIndexPath(section: 1, row: 0))
    #expect(geometry.height(at: RowIndexPath(section: 1, row: 1)) == nil)
    geometry.setSection(things, at: 2)
    geometry.setSection(things, at: -1)
    #expect(geometry.table.sections.count == 2)
  }

  @Test("a copy keeps its heights when the other changes")
  func copies() throws {
    let geometry = try TableGeometry(SampleTable.table(), width: 414)
    var changed = geometry
    changed.setHeight(90, at: RowIndexPath(section: 1, row: 0))
    #expect(geometry.contentHeight == 888)
    #expect(changed.contentHeight == 928)
  }

  @Test("heights of any size keep every offset finite")
  func hugeHeights() throws {
    var heights = RowHeights()
    heights.list = .greatestFiniteMagnitude
    heights.spacing.header = .greatestFiniteMagnitude
    var table = SampleTable.table()
    table.sections[0].content = .collectionView(models: [], rows: .max)
    var geometry = try TableGeometry(table, width: 414, heights: heights, hasHeader: true)
    geometry.setHeight(.greatestFiniteMagnitude, at: RowIndexPath(section: 1, row: 9))
    #expect(geometry.contentHeight.isFinite)
    #expect(geometry.height(at: RowIndexPath(section: 0, row: 0)) == RowHeights.largest)
    #expect(geometry.row(atOffset: geometry.contentHeight.nextDown) != nil)
  }

  @Test("a row is found at its own offset, whatever rounding does", arguments: 0..<20)
  func roundTrip(block: Int) throws {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var random = SeededGenerator(seed: seed)
      var heights = RowHeights()
      heights.list = 44 + 1.0 / 3
      heights.collectionLine = .random(in: 0.1...500, using: &random)
      heights.spacing.header = .random(in: 0...40, using: &random)
      var geometry = try TableGeometry(
        randomTable(&random), width: .random(in: 1...1000, using: &random), heights: heights,
        hasHeader: true)
      var last: RowIndexPath?
      for section in geometry.table.sections.indices {
        for row in 0..<(geometry.table.numberOfRows(inSection: section) ?? 0) {
          let path = RowIndexPath(section: section, row: row)
          if Bool.random(using: &random) {
            geometry.setHeight(.random(in: 0.1...90, using: &random), at: path)
          }
          last = path
        }
      }
      guard let last else { continue }
      for section in 0...last.section {
        for row in 0..<(geometry.table.numberOfRows(inSection: section) ?? 0) {
          let path = RowIndexPath(section: section, row: row)
          guard geometry.height(at: path) != 0 else { continue }
          let offset = try #require(geometry.offset(of: path))
          try #require(geometry.row(atOffset: offset) == path, "seed \(seed), row \(path)")
          let before = geometry.row(atOffset: offset.nextDown)
          try #require(before != path, "seed \(seed), row \(path)")
        }
      }
    }
  }

  @Test("agrees with a walk over all rows, also after changes", arguments: 0..<20)
  func naive(block: Int) throws {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var random = SeededGenerator(seed: seed)
      let table = randomTable(&random)
      var geometry = try TableGeometry(
        table, width: Double(Int.random(in: 1...800, using: &random)),
        hasHeader: .random(using: &random))
      var walk = NaiveHeights(table, header: geometry.headerHeight)
      try compare(geometry, walk, seed)
      for _ in 0..<4 {
        guard let path = walk.rows.randomElement(using: &random)?.path else { break }
        let height = Double(Int.random(in: 0...90, using: &random)) / 3
        geometry.setHeight(height, at: path)
        walk.changed[path] = height
        try compare(geometry, walk, seed)
      }
    }
  }

  private func randomTable(_ random: inout SeededGenerator) -> TableModel {
    let style = TableStyle.allCases[Int.random(in: 0..<2, using: &random)]
    var table = TableModel(id: "t", title: "t", style: style)
    for index in 0..<Int.random(in: 0...5, using: &random) {
      let count = Int.random(in: 0...6, using: &random)
      let content: CellModel =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .collectionView(models: SampleTable.cars, rows: count)
        case 1: .grid(models: SampleTable.cars, columns: count)
        case 2: .text(MessageCellModel(id: "m", title: "m"))
        default: .list(models: Array(SampleTable.things.prefix(count)))
        }
      table.sections.append(
        TableSection(
          id: "s\(index)", content: content, header: Bool.random(using: &random) ? "H" : nil,
          footer: Bool.random(using: &random) ? "F" : nil))
    }
    return table
  }

  private func compare(_ geometry: TableGeometry, _ walk: NaiveHeights, _ seed: UInt64) throws {
    let rows = walk.rows
    for row in rows {
      try #require(geometry.height(at: row.path) == row.height, "seed \(seed), row \(row.path)")
      let offset = try #require(geometry.offset(of: row.path), "seed \(seed), row \(row.path)")
      try #require(abs(offset - row.offset) < 1e-9, "seed \(seed), row \(row.path)")
      if row.height > 0 {
        let found = geometry.row(atOffset: row.offset + row.height / 2)
        try #require(found == row.path, "seed \(seed), row \(row.path)")
      }
    }
    try #require(abs(geometry.contentHeight - walk.end) < 1e-9, "seed \(seed)")
  }
}

/// Heights found by walking over every row.
private struct NaiveHeights {
  let table: TableModel
  let header: Double
  var changed: [RowIndexPath: Double] = [:]

  init(_ table: TableModel, header: Double) {
    self.table = table
    self.header = header
  }

  var rows: [(path: RowIndexPath, offset: Double, height: Double)] { walk().rows }
  var end: Double { walk().end }

  private func walk() -> (rows: [(path: RowIndexPath, offset: Double, height: Double)], end: Double)
  {
    let isPlain = table.style == .plain
    var y = header
    var rows: [(path: RowIndexPath, offset: Double, height: Double)] = []
    for (index, section) in table.sections.enumerated() {
      y += section.header == nil ? (isPlain ? 0 : 35) : (isPlain ? 28 : 17.5)
      for row in 0..<section.content.rowCount {
        let path = RowIndexPath(section: index, row: row)
        let height = changed[path] ?? ownHeight(section.content)
        rows.append((path, y, height))
        y += height
      }
      y += section.footer == nil ? (isPlain ? 0 : 20) : (isPlain ? 28 : 17.5)
    }
    return (rows, y)
  }

  private func ownHeight(_ content: CellModel) -> Double {
    switch content {
    case .collectionView(_, let rows): 180 * Double(rows)
    case .grid(let models, let columns):
      180 * Double(stride(from: 0, to: models.count, by: max(columns, 1)).underestimatedCount)
    default: 50
    }
  }
}
