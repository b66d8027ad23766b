import Foundation
import ListLayout
import ListModel
import ListScreen
import Testing

@Suite struct ScreenDocumentTests {
  private func read(_ text: String) -> DocumentReading {
    ScreenDocument.read(Array(text.utf8))
  }

  private func document(_ sections: String, more: String = "") -> String {
    #"{"format":1,"id":"d","title":"D",\#(more)"sections":[\#(sections)]}"#
  }

  @Test func `the bundled document is sound and shows seven cars over ten things`() throws {
    let reading = try ScreenDocument.read(contentsOf: BundledDocument.path, strict: true)
    #expect(reading.diagnostics.map { $0.line(file: "cars.json") } == [])
    let document = try #require(reading.document)
    #expect(document.header?.gravity == .resizeAspectFill)
    #expect(document.header?.video.file?.hasSuffix("/media/header.mp4") == true)
    let table = document.table
    #expect(table.id == "cars" && table.title == "Cars" && table.style == .plain)
    #expect(table.sections.map(\.id) == ["gallery", "things"])
    #expect(table.sections.map(\.header) == [nil, "Things"])
    let car = table.item(at: ItemIndexPath(section: 0, row: 0, item: 3))
    #expect(car == CollectionTableCellModel(id: "c4", title: "Car 4", image: "car4"))
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.numberOfRows(inSection: 1) == 10)
    #expect(table.row(at: RowIndexPath(section: 1, row: 9))?.title == "Tenth thing")
  }

  @Test func `entries without an id are called by their position`() throws {
    let text = document(
      ##"""
      {"kind":"list","items":[{"title":"a"},{"id":"#1","title":"b"},{"title":"c"}]},
      {"id":"x","kind":"list","items":[{"title":"a"},{"id":"y","title":"b"}]}
      """##)
    let sections = try #require(read(text).document).sections
    #expect(sections.map(\.id) == ["#0", "x"])
    #expect(sections[0].content.cellModel?.rowIDs == ["##0", "#1", "##2"])
    #expect(sections[1].content.cellModel?.rowIDs == ["#0", "y"])
  }

  @Test func `an entry with an error is left out and the rest goes on`() throws {
    let text = document(
      """
      {"id":"a","kind":"list","items":[{"title":1},{"title":"ok"},7,{"id":"","title":"x"}]},
      {"id":"b","kind":"collectionView","rows":0,"items":[]},
      {"id":"c","kind":"list","items":[]}
      """, more: #""header":{"video":5},"#)
    let reading = read(text)
    let document = try #require(reading.document)
    #expect(document.header == nil)
    #expect(document.sections.map(\.id) == ["a", "c"])
    #expect(document.sections[0].content.cellModel?.rowIDs == ["#1"])
    #expect(
      reading.diagnostics.map(\.path) == [
        "$.header.video", "$.sections[0].items[0].title", "$.sections[0].items[2]",
        "$.sections[0].items[3].id", "$.sections[1].rows",
      ])
  }

  @Test func `an unknown kind is kept whole and not shown`() throws {
    let raw = #"{"id":"k","kind":"carousel","speed":1e400,"items":[{"odd":[null]}],"header":7}"#
    let reading = read(document(raw + #",{"id":"l","kind":"list","items":[]}"#))
    let document = try #require(reading.document)
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(reading.diagnostics.map(\.code) == [.unknownKind])
    #expect(document.table.sections.map(\.id) == ["l"])
    #expect(document.jsonText(pretty: false).contains(raw))
    guard case .unknown(let content) = document.sections[0].content else {
      Issue.record("the section is not unknown")
      return
    }
    #expect(content.kind == "carousel" && content.json == raw)
  }

  @Test func `unknown keys survive in every kind of entry`() throws {
    let text = """
      {"format":1,"id":"d","title":"D","style":"grouped",\
      "header":{"video":"v.mp4","gravity":"resize","h":[1.50]},\
      "sections":[{"id":"s","kind":"list","header":"H","footer":"F",\
      "items":[{"id":"i","title":"T","image":"p","t":{"deep":true}}],"s":null}],"zz":"\\u001b"}

      """
    let reading = read(text)
    #expect(reading.diagnostics == [])
    #expect(try #require(reading.document).jsonText(pretty: false) == text)
  }

  @Test func `a document can be made in code`() throws {
    let items = [DocumentItem(identity: .given("i"), title: "T")]
    let made = ScreenDocument(
      id: "d", title: "D", style: .grouped,
      header: DocumentHeader(video: MediaReference(name: "v.mp4")),
      sections: [
        DocumentSection(identity: .given("s"), content: .list(ListContent(items: items))),
        DocumentSection(
          identity: .given("c"),
          content: .collectionView(CollectionViewContent(items: items, rows: WidthDependent(1_000)))
        ),
        DocumentSection(
          identity: .given("l"), header: SectionTitle("H", subtitle: "h", isPinned: true),
          content: .compositional(
            CompositionalContent(
              items: items, itemCell: "PhotoCell",
              layout: WidthDependent(
                .flow(CollectionViewFlowLayout(itemSize: CGSize(width: 10.5, height: 20))),
                breakpoints: [
                  Breakpoint(minWidth: 700, value: .flow(CollectionViewFlowLayout()))
                ])))),
      ])
    #expect(read(made.jsonText()).document == made)
  }

  @Test func `strict makes errors of warnings and changes nothing else`() {
    let text = Array(document(#"{"id":"k","kind":"carousel"}"#).utf8)
    let lax = ScreenDocument.read(text)
    let strict = ScreenDocument.read(text, strict: true)
    #expect(!lax.hasErrors)
    #expect(strict.hasErrors)
    #expect(strict.document == lax.document)
  }
}

extension CellModel {
  fileprivate var rowIDs: [String] {
    (0..<rowCount).compactMap { row(at: $0)?.id }
  }
}
