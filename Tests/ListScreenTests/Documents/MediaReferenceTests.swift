import Foundation
import ListScreen
import Testing

@Suite struct MediaReferenceTests {
  /// Reads a document with these images in a folder that is prepared before.
  private func read(
    _ images: [String], video: String = "v.mp4", prepare: (TemporaryFolder) throws -> Void
  ) throws -> (reading: DocumentReading, files: [String?]) {
    let folder = try TemporaryFolder()
    try folder.write("v.mp4")
    try prepare(folder)
    let items = images.map {
      DocumentItem(identity: .given("i" + $0), title: "T", image: .init(name: $0))
    }
    let document = ScreenDocument(
      id: "d", title: "D", header: DocumentHeader(video: MediaReference(name: video)),
      sections: [
        DocumentSection(identity: .given("s"), content: .list(ListContent(items: items)))
      ])
    try folder.write("d.json", document.jsonText())
    let reading = try ScreenDocument.read(contentsOf: folder.path("d.json"))
    guard case .list(let list) = reading.document?.sections.first?.content else {
      return (reading, [])
    }
    let root = folder.url.resolvingSymlinksInPath().path + "/"
    return (
      reading, list.items.map { $0.image?.file?.replacingOccurrences(of: root, with: "") }
    )
  }

  @Test func `endings are tried in their order and a name with one is taken as it is`() throws {
    let (reading, files) = try read(["a", "b", "c", "d", "a.JPG", "v.2"]) { folder in
      for name in ["a.jpg", "a.png", "b.webp", "b.jpeg", "c.webp", "d.jpg", "a.JPG", "v.2.png"] {
        try folder.write(name)
      }
    }
    #expect(files == ["a.png", "b.jpeg", "c.webp", "d.jpg", "a.JPG", "v.2.png"])
    #expect(reading.diagnostics == [])
  }

  @Test func `a file that is not there is a warning and the item stays`() throws {
    let (reading, files) = try read(["a", "b.png"], video: "w.mp4") { try $0.write("b.jpg") }
    #expect(files == [nil, nil])
    #expect(reading.document?.header?.video == MediaReference(name: "w.mp4"))
    #expect(reading.diagnostics.map(\.code) == [.missingFile, .missingFile, .missingFile])
    #expect(!reading.hasErrors)
    #expect(
      reading.diagnostics[1].remedy
        == #"put "a.png" or "a.jpg" or "a.jpeg" or "a.webp" beside the document"#)
  }

  @Test(arguments: [
    "../a", "..", ".", "", "/etc/passwd", "sub/a", "a/", #"..\a"#, "a\u{0}b", "./a",
  ])
  func `a way is not a name`(name: String) throws {
    let (reading, files) = try read([name, "ok"]) { try $0.write("ok.png") }
    #expect(files == ["ok.png"])
    #expect(reading.diagnostics.map(\.code) == [.outsideFolder])
    #expect(reading.hasErrors)
  }

  @Test func `a link may lead within the folder and never out of it`() throws {
    let outside = try TemporaryFolder()
    try outside.write("secret.png")
    let (reading, files) = try read(["in", "out", "up", "gone"]) { folder in
      try folder.write("real.png")
      try folder.link("in.png", to: "real.png")
      try folder.link("out.png", to: outside.path("secret.png"))
      try folder.link("up.png", to: "../../../../../../../../etc/passwd")
      try folder.link("gone.png", to: "nowhere.png")
    }
    #expect(files == ["real.png", nil])
    #expect(reading.diagnostics.map(\.code) == [.outsideFolder, .outsideFolder, .missingFile])
  }

  @Test func `a folder whose name begins like the document's is outside`() throws {
    let folder = try TemporaryFolder()
    let sibling = folder.path("") + "-more"
    try FileManager.default.createDirectory(atPath: sibling, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: sibling) }
    try Data("x".utf8).write(to: URL(fileURLWithPath: sibling + "/a.png"))
    try folder.link("a.png", to: sibling + "/a.png")
    let text = """
      {"format":1,"id":"d","title":"D","sections":[
      {"kind":"list","items":[{"title":"T","image":"a"}]}]}
      """
    let reading = ScreenDocument.read(Array(text.utf8), folder: folder.url.path)
    #expect(reading.diagnostics.map(\.code) == [.outsideFolder])
  }

  @Test func `only a regular file is a picture`() throws {
    let (reading, files) = try read(["folder", "pipe"]) { folder in
      try folder.makeFolder("folder.png")
      try folder.makePipe("pipe.png")
    }
    #expect(files == [])
    #expect(reading.diagnostics.map(\.code) == [.badValue, .badValue])
  }

  @Test func `a document reached through a link finds its media beside itself`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try folder.write("a.png")
    try folder.write(
      "d.json",
      """
      {"format":1,"id":"d","title":"D","sections":[
      {"kind":"list","items":[{"title":"T","image":"a"}]}]}
      """)
    try elsewhere.link("d.json", to: folder.path("d.json"))
    #expect(try ScreenDocument.read(contentsOf: elsewhere.path("d.json")).diagnostics == [])
  }
}
