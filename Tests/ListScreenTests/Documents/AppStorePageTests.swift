import ListLayout
import ListScreen
import Testing

@Suite struct AppStorePageTests {
  private func read(_ text: String) -> DocumentReading {
    ScreenDocument.read(Array(text.utf8))
  }

  @Test func `a page decodes as it is`() throws {
    let reading = read(
      """
      [{"id": 7, "type": "mediumTable", "title": "Out of doors", "subtitle": "Boots on", "items": [
         {"id": 71, "tagline": "", "name": "Cairn", "subheading": "Leave a stone", "image": "app1",
          "iap": true, "stars": 4.50}]},
       {"id": "8", "type": "featured", "title": "", "subtitle": "", "items": [
         {"id": 81, "tagline": "New", "name": "Loaf", "subheading": "", "iap": false}]}]
      """)
    #expect(reading.diagnostics == [])
    let document = try #require(reading.document)
    #expect(document.id == "apps" && document.title == "Apps")
    #expect(document.configuration.interSectionSpacing == 20)
    #expect(document.sections.map(\.id) == ["7", "8"])
    #expect(
      document.sections.map(\.header) == [SectionTitle("Out of doors", subtitle: "Boots on"), nil])
    let screen = Screen(document)
    #expect(screen.sections.map(\.itemCell) == ["MediumTableCell", "FeaturedCell"])
    #expect(
      Array(screen.sections[0].items) == [
        CellItem(id: "71", title: "Cairn", subtitle: "Leave a stone", image: "app1")
      ])
    #expect(Array(screen.sections[1].items) == [CellItem(id: "81", title: "Loaf", tagline: "New")])
    #expect(document.jsonText(pretty: false).contains(#""iap":true,"stars":4.50}"#))
  }

  @Test func `what is wrong with a page has its place`() {
    let reading = read(
      """
      [{"id": 1, "type": "tiny", "items": []},
       {"id": 1.5, "type": "featured", "items": [7, {"id": 2}, {"id": 2, "name": "A", "iap": 1}]},
       {"id": 3, "type": "featured", "itens": [], "items": [{"id": 4, "name": "A"},
        {"id": "4", "name": "B"}]}]
      """)
    #expect(
      reading.diagnostics.map { $0.line(file: "p") } == [
        #"p:1:20: error: $[0].type: "type" does not know "tiny";"#
          + " use one of featured, mediumTable, smallTable",
        #"p:2:9: error: $[1].id: "id" is a number; make it a string"#,
        "p:2:44: error: $[1].items[0]: an item is a number; make it an object",
        #"p:2:47: error: $[1].items[1]: the key "name" is missing; add "name", a string"#,
        #"p:2:65: error: $[1].items[2].id: the id "2" is taken by an earlier entry;"#
          + " give each entry an id of its own",
        #"p:2:88: error: $[1].items[2].iap: "iap" is a number; make it true or false"#,
        #"p:3:32: warning: $[2].itens: the key "itens" has no meaning here;"#
          + #" write "items" if that is meant"#,
        #"p:4:10: error: $[2].items[1].id: the id "4" is taken by an earlier entry;"#
          + " give each entry an id of its own",
      ])
    #expect(reading.document?.sections.map(\.id) == ["3"])
  }
}
