import Foundation
import JSONText
import Testing
import _TestSupport

@Suite("showcase rows")
struct RowsTests {
  @Test("lists the bundled screen", arguments: [[], ["rows"]])
  func bundled(arguments: [String]) throws {
    let run = try showcaseProgram.run(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        path  kind               y  height  title
              header             0     414  header.mp4
        0,0   collectionView   414     360  7 items in 2 rows
        1     header           774      28  Things
        1,0   list             802      50  First thing
        1,1   list             852      50  Second thing
        1,2   list             902      50  Third thing
        1,3   list             952      50  Fourth thing
        1,4   list            1002      50  Fifth thing
        1,5   list            1052      50  Sixth thing
        1,6   list            1102      50  Seventh thing
        1,7   list            1152      50  Eighth thing
        1,8   list            1202      50  Ninth thing
        1,9   list            1252      50  Tenth thing

        """)
  }

  @Test("gives JSON with its keys in the documented order")
  func jsonKeys() throws {
    let run = try showcaseProgram.run(["rows", "--json"])
    #expect(run.output.hasSuffix("]}\n"))
    let root = try run.json
    #expect(
      root.members.map(\.key)
        == ["id", "title", "width", "contentSize", "header", "sections", "warnings"])
    let header = try #require(root["header"])
    #expect(
      header.value.text()
        == #"{"kind":"video","source":"header.mp4","frame":[0,0,414,414],"playback":"#
        + #"{"muted":true,"volume":0,"loops":true,"autoplays":true,"gravity":"resizeAspectFill","#
        + #""loopDuration":11.733333333333333,"headerSize":[414,414],"crop":[420,0,1080,1080],"#
        + #""hasAudio":true}}"#)
    let sections = Array(try #require(root["sections"]).elements)
    #expect(
      sections.map { $0.members.map(\.key) } == [
        ["index", "id", "kind", "frame", "rows"],
        ["index", "id", "kind", "frame", "header", "rows"],
      ])
    let gallery = try #require(sections.first?["rows"]?.elements.first { _ in true })
    #expect(gallery.members.map(\.key) == ["indexPath", "id", "kind", "frame", "items"])
    let car = gallery["items"]?.elements.first { $0["id"]?.string == "c4" }
    #expect(
      car?.value.text() == #"{"indexPath":[0,0,3],"id":"c4","title":"Car 4","image":"car4","#
        + #""frame":[183,187,170,170]}"#)
    let last = sections.last?["rows"]?.elements.reversed().first
    #expect(
      last?.value.text() == ##"{"indexPath":[1,9],"id":"#9","kind":"list","##
        + #""frame":[0,1252,414,50],"title":"Tenth thing"}"#)
  }

  @Test("a broken video keeps its place, and is told as a warning")
  func brokenVideo() throws {
    let folder = try TemporaryFolder()
    try folder.write("no film", to: "film.mp4")
    try folder.write(
      #"{"format":1,"id":"a","title":"A","header":{"video":"film.mp4"},"sections":[]}"#,
      to: "a.json")
    let run = try showcaseProgram.run(["rows", "--json", "a.json"], in: folder.url)
    #expect(run.status == 0)
    let header = try #require(try run.json["header"])
    #expect(header["frame"]?.value == .numbers(0, 0, 414, 414))
    #expect(header["playback"]?["muted"]?.bool == true)
    #expect(header["error"]?["kind"]?.string == "notMedia")
    #expect(run.errors.hasPrefix("showcase: film.mp4: not a video"))
  }

  @Test(
    "takes the width of the viewport, and the header is a square on it",
    arguments: [
      ("320", 320.0), ("414x896", 414), ("0.5", 0.5), ("100000", 100_000), ("iphone-se-2", 375),
      ("ipad-pro-11", 834), ("393.5x1", 393.5),
    ])
  func width(viewport: String, width: Double) throws {
    let root = try showcaseProgram.run(["rows", "--json", "--viewport", viewport]).json
    #expect(root["width"]?.value == .double(width))
    #expect(root["header"]?["frame"]?.value == .numbers(0, 0, width, width))
    #expect(root["contentSize"]?.value == .numbers(width, width + 360 + 28 + 500))
  }

  @Test(
    "refuses a width that no screen has",
    arguments: [
      "0", "-1", "nan", "inf", "1e5", "0x10", "100001", "", "414x", "x", "1x2x3", "9e999",
    ])
  func wrongWidth(width: String) throws {
    let run = try showcaseProgram.run(["rows", "--viewport", width])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("showcase: option '--viewport': expected a width, WxH in points"))
    #expect(run.errors.hasSuffix("not '\(width)' (see 'showcase rows --help')\n"))
  }

  @Test("has no header where the film is missing, and warns")
  func missingFilm() throws {
    let folder = try TemporaryFolder()
    let text = #"{"format":1,"id":"a","title":"A","header":{"video":"gone.mp4"},"sections":[]}"#
    let file = try folder.write(text, to: "a.json")
    let run = try showcaseProgram.run(["rows", file.path, "--json"])
    #expect(run.status == 0)
    let root = try run.json
    #expect(root["header"]?.kind == .null)
    #expect(root["contentSize"]?.value == .numbers(414, 0))
    let warnings = try #require(root["warnings"]).elements.compactMap(\.string)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("gone.mp4") == true)
    #expect(run.errors == warnings.map { "\($0)\n" }.joined())
    #expect(run.errors.hasPrefix("\(file.path):1:"))
  }

  @Test("begins at the top where there is no header")
  func noHeader() throws {
    let text = SampleDocuments.list(titles: ["one", "two"])
    let run = try showcaseProgram.run(["rows", "-"], input: text)
    #expect(
      run.output == """
        path  kind   y  height  title
        0,0   list   0      50  one
        0,1   list  50      50  two

        """)
  }

  @Test("shows what it can of a document with errors, and tells the rest")
  func partly() throws {
    let text = """
      {"format":1,"id":"a","title":"A","sections":[
        {"kind":"list","items":[{"title":"good"},{"title":5}]},
        {"kind":"hologram"},
        {"kind":"collectionView","rows":-1,"items":[]}]}
      """
    let run = try showcaseProgram.run(["rows", "-"], input: text)
    #expect(run.status == 0)
    #expect(run.output.contains("  good\n"))
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test("terminal rule 6: keeps titles whole on a pipe, without any sequence, and lines in columns")
  func wholeTitles() throws {
    let long = String(repeating: "漢字 ", count: 2_000) + "end"
    let text = SampleDocuments.list(titles: [long])
    let run = try showcaseProgram.run(["rows", "-"], input: text, environment: ["COLUMNS": "20"])
    #expect(run.output.contains(long))
    #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
  }

  @Test("cuts lines to the width of a terminal, between clusters")
  func cutOnTerminal() throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.list(titles: [String(repeating: "漢", count: 40), "short"])
    try folder.write(text, to: "wide.json")
    for (locale, ending) in [("C.UTF-8", "漢漢…"), ("C", "????...")] {
      let run = try showcaseProgram.shell(
        "script -qec 'stty cols 36; $PROGRAM rows wide.json' /dev/null </dev/null",
        environment: ["LC_ALL": locale, "TERM": "xterm"], in: folder.url)
      #expect(run.status == 0)
      let lines = run.output.split(whereSeparator: \.isNewline)
      #expect(lines.contains { $0.hasSuffix(ending) }, "\(lines)")
      #expect(lines.contains { $0.hasSuffix("  short") }, "\(lines)")
      #expect(!run.output.contains("\u{1B}"))
    }
  }
}
