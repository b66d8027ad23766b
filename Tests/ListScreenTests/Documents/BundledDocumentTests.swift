import ListScreen
import Testing

@Suite struct BundledDocumentTests {
  @Test func `the three screens, their tabs and their variants are there`() {
    #expect(
      BundledDocument.names == [
        "appstore.json", "arcade.json", "behaviours.json", "carousel.json", "cars.json",
        "games.json", "photos-drawn.json", "photos-flow.json", "photos.json", "search.json",
      ])
  }

  @Test(arguments: BundledDocument.names)
  func `nothing is wrong with it, and all its pictures are there`(name: String) throws {
    let reading = try ScreenDocument.read(contentsOf: BundledDocument.path(name), strict: true)
    #expect(reading.diagnostics.map { $0.line(file: name) } == [])
    let document = try #require(reading.document)
    #expect(!document.sections.isEmpty)
    let screen = Screen(document)
    #expect(screen.sections.count == document.sections.count)
    for section in screen.sections {
      for item in Array(section.items) + Array(section.nested?.items ?? ScreenItems([CellItem]())) {
        guard let image = item.image else { continue }
        #expect(screen.imageFiles[image] != nil, "\(image)")
      }
    }
    _ = try screen.snapshot()
  }

  @Test(arguments: BundledDocument.names, [true, false])
  func `written and read again it is the same`(name: String, pretty: Bool) throws {
    let once = try #require(ScreenDocument.read(BundledDocument.bytes(name)).document)
    let again = ScreenDocument.read(Array(once.jsonText(pretty: pretty).utf8))
    #expect(again.diagnostics == [])
    #expect(again.document == once)
  }
}
