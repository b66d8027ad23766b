import ListModel
import Testing

@Suite("A table model")
struct TableModelTests {
  let table = SampleTable.table()

  @Test("a collection section has one row whatever it nests, a list one for each model")
  func rowCounts() {
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.numberOfRows(inSection: 1) == 10)
    for rows in [-3, 0, 1, 9, .max] {
      #expect(CellModel.collectionView(models: SampleTable.cars, rows: rows).rowCount == 1)
    }
  }

  static let message = MessageCellModel(id: "m", title: "Message")

  @Test(
    "every kind but a list has one row",
    arguments: [
      CellModel.banner(message), .grid(models: SampleTable.cars, columns: 2), .text(message),
      .action(message), .loading(message), .empty(message), .error(message),
      .custom(message, height: 12), .collectionView(models: [], rows: 1),
    ])
  func oneRow(content: CellModel) {
    #expect(content.rowCount == 1)
    #expect(content.row(at: 0) != nil)
    #expect(content.row(at: 1) == nil)
    #expect(content.row(at: -1) == nil)
  }

  @Test("answers models by path, and nil where there is none")
  func lookups() {
    #expect(table.row(at: RowIndexPath(section: 1, row: 9))?.title == "Thing 10")
    #expect(table.item(at: ItemIndexPath(section: 0, row: 0, item: 3))?.title == "Car 4")
    #expect(table.row(at: RowIndexPath(section: 1, row: 10)) == nil)
    #expect(table.row(at: RowIndexPath(section: 2, row: 0)) == nil)
    #expect(table.row(at: RowIndexPath(section: -1, row: .min)) == nil)
    #expect(table.item(at: ItemIndexPath(section: 0, row: 0, item: 7)) == nil)
    #expect(table.item(at: ItemIndexPath(section: 0, row: 1, item: 0)) == nil)
    #expect(table.item(at: ItemIndexPath(section: 1, row: 0, item: 0)) == nil)
    #expect(table.numberOfRows(inSection: 2) == nil)
  }

  @Test("a state puts one row in place of the content and gives the content back")
  func states() {
    var section = table.sections[1]
    for (state, kind) in [
      (TableSection.State.loading("Wait"), CellModel.Kind.loading), (.empty("None"), .empty),
      (.failed("No"), .error),
    ] {
      section.state = state
      #expect(section.shown.kind == kind)
      #expect(section.shown.rowCount == 1)
    }
    section.state = .content
    #expect(section.shown.rowCount == 10)
  }

  @Test(
    "a path that names nothing is told with what there is",
    arguments: [
      ("2,0", "2,0: no section 2, there are sections 0 to 1"),
      ("1,10", "1,10: no row 10 in section 'things', there are rows 0 to 9"),
      ("0,1", "0,1: no row 1 in section 'gallery', there is only row 0"),
      ("0,0,7", "0,0,7: no item 7 in section 'gallery', there are items 0 to 6"),
      ("1,0,0", "1,0,0: the row of section 'things' nests no items"),
    ])
  func outOfRange(text: String, message: String) throws {
    let path = try #require(TableElement(text))
    let error = #expect(throws: TableLookupError.self) { try table.element(path) }
    #expect(error?.description == message)
  }

  @Test("an empty table says that there is nothing")
  func empty() {
    let error = #expect(throws: TableLookupError.self) {
      try TableModel(id: "e", title: "").element(SampleTable.row(0))
    }
    #expect(error?.description == "1,0: no section 1, there are none")
  }

  @Test("paths are read from their text", arguments: ["0,0", "1,0", "0,0,3", "12,345,6789"])
  func paths(text: String) {
    #expect(TableElement(text)?.description == text)
  }

  @Test(
    "what is no path is nil",
    arguments: [
      "", ",", "1", "1,", ",1", "1,2,3,4", "-1,0", "+1,0", "1, 0", "a,b", "1,0x2",
      "99999999999999999999,0", "１,0",
    ])
  func noPath(text: String) {
    #expect(TableElement(text) == nil)
  }

  @Test("paths stand in reading order")
  func order() {
    let rows = [RowIndexPath(section: 1, row: 0), RowIndexPath(section: 0, row: 5)]
    #expect(rows.sorted().map(\.description) == ["0,5", "1,0"])
    let items = [
      ItemIndexPath(section: 0, row: 1, item: 0), ItemIndexPath(section: 0, row: 0, item: 9),
    ]
    #expect(items.sorted().map(\.description) == ["0,0,9", "0,1,0"])
  }
}
