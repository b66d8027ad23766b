import Foundation
import Testing
import _TestSupport

@Suite("showcase layout")
struct LayoutCommandTests {
  /// Two columns of squares below a header.
  private static let grid = """
    {"scale": 2, "container": {"width": 320, "height": 480}, "sections": [{"itemCount": 3,
    "layout": {"group": {"horizontal": {
    "size": {"width": {"fractionalWidth": 1}, "height": {"fractionalWidth": 0.5}},
    "subitems": [{"item": {"size":
    {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}}]}},
    "boundarySupplementaryItems": [{"kind": "header", "alignment": "top",
    "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 40}}}]}}]EXPECTED}
    """

  private static func document(_ expected: String = "") -> String {
    grid.replacingOccurrences(of: "EXPECTED", with: expected)
  }

  private static let frames = """
    , "expected": {"items": {"0,0": [0, 40, 160, 160], "0,1": [160, 40, 160, 160], \
    "0,2": [0, 200, 160, 160]}, "supplementary": {"header,0": [0, 0, 320, 40]}, \
    "contentSize": [320, 360]}
    """

  private static func layout(
    _ arguments: [String], _ document: String = document()
  ) throws -> BuiltProgram.Result {
    try showcaseProgram.run(["layout", "-"] + arguments, input: document)
  }

  private static let cases = CaseFolders.files(
    below: CaseFolders.beside(#filePath, "../ListLayoutTests/Cases")
  ).filter { $0.lastPathComponent != "lists.json" }

  @Test("prints every frame in a table, and the size of the content")
  func table() throws {
    let run = try Self.layout([])
    #expect(
      run.output == """
        element     x    y  width  height  z
        header,0    0    0    320      40  1
        0,0         0   40    160     160  0
        0,1       160   40    160     160  0
        0,2         0  200    160     160  0
        content 320 x 360

        """)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test("prints JSON in the form of a document's expected")
  func json() throws {
    let run = try Self.layout(["--json"])
    #expect(
      run.output
        == #"{"items":{"0,0":[0,40,160,160],"0,1":[160,40,160,160],"0,2":[0,200,160,160]},"#
        + #""supplementary":{"header,0":[0,0,320,40]},"contentSize":[320,360],"zIndex":{},"#
        + #""orthogonal":{}}"# + "\n")
  }

  @Test("draws what shows, its proportions kept")
  func picture() throws {
    let run = try Self.layout(["--picture"])
    let lines = run.output.split(separator: "\n")
    // 80 columns are 320 points, so 360 points are 45 lines, and one tells the scale.
    #expect(lines.count == 46)
    #expect(lines[0] == "\u{250C}" + String(repeating: "\u{2500}", count: 78) + "\u{2510}")
    #expect(lines[1].hasPrefix("\u{2502}header,0 "))
    let corners = "\u{250C}" + String(repeating: "\u{2500}", count: 38) + "\u{2510}"
    #expect(lines[5] == corners + corners)
    #expect(lines[45] == "320 x 360 pt from 0,0; a column is 4 pt, a line 8 pt")
  }

  @Test(
    "takes the screen, the direction and single items from options",
    arguments: [
      (["--viewport", "640x480", "--item", "0,1"], #""0,1":[320,40,320,320]"#),
      (["--viewport", "iphone-se-2", "--item", "0,1"], #""0,1":[187.5,40,187.5,187.5]"#),
      (["--landscape", "--item", "0,1"], #""0,1":[240,40,240,240]"#),
      (["--direction", "rtl", "--item", "0,0"], #""0,0":[160,40,160,160]"#),
      (["--rect", "0,210,10,10"], #""elementsIn":[{"rect":[0,210,10,10],"elements":["0,2"]}]"#),
      (["--limit", "1"], #""truncated":true"#),
      (["--item", "0,2"], #""partial":true"#),
    ])
  func options(arguments: [String], part: String) throws {
    let run = try Self.layout(arguments + ["--json"])
    #expect(run.status == 0)
    #expect(run.output.contains(part), "\(run.output)")
  }

  @Test("keeps the sides of a turned phone clear, and does not when told so")
  func safeArea() throws {
    let arguments = ["--viewport", "iphone-13-mini", "--landscape", "--item", "0,0", "--json"]
    #expect(try Self.layout(arguments).output.contains(#""0,0":[50,40,356,356]"#))
    let bare = try Self.layout(arguments + ["--no-safe-area"])
    #expect(bare.output.contains(#""0,0":[0,40,406,406]"#))
  }

  @Test("checks all cases, which is what a CI job does with its own")
  func check() throws {
    #expect(Self.cases.count > 200)
    let run = try showcaseProgram.run(["layout", "--check"] + Self.cases.map(\.path))
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == Self.cases.count)
    #expect(lines.allSatisfy { $0.contains(": ok, ") })
    #expect(run.errors.isEmpty)
  }

  @Test("says which section, group and rules moved, and fails")
  func moved() throws {
    #expect(try Self.layout(["--check"], Self.document(Self.frames)).status == 0)
    let wrong = Self.frames.replacingOccurrences(
      of: "[0, 200, 160, 160]", with: "[0, 210, 160, 160]")
    let run = try Self.layout(["--check"], Self.document(wrong))
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "standard input: section 0, group 1, item 0,2: expected [0, 210, 160, 160], "
          + "found [0, 200, 160, 160] (layout rules "))
    let json = try Self.layout(["--check", "--json"], Self.document(wrong))
    #expect(json.output.contains(#""passed":false"#))
    #expect(json.output.contains(#""section":0,"group":1"#))
  }

  @Test(
    "tells of elements that are missing or not expected",
    arguments: [
      (
        #""0,2": [0, 200, 160, 160]"#, #""0,3": [0, 200, 160, 160]"#,
        [
          "item 0,3: expected [0, 200, 160, 160], found nothing",
          "section 0, group 1, item 0,2: expected nothing, found [0, 200, 160, 160]",
        ]
      ),
      (
        #""contentSize": [320, 360]"#, #""contentSize": [320, 400]"#,
        ["content size: expected [320, 400], found [320, 360] (layout rule 46)"]
      ),
    ])
  func differences(part: String, replacement: String, lines: [String]) throws {
    let text = Self.frames.replacingOccurrences(of: part, with: replacement)
    let run = try Self.layout(["--check"], Self.document(text))
    #expect(run.status == 1)
    for line in lines { #expect(run.output.contains(line), "\(run.output)") }
  }

  @Test(
    "a document that cannot be laid out is one line on standard error and code 1",
    arguments: [
      ("", "standard input:1:1: $: the text is empty"),
      ("{\"container\": }", "standard input:1:15: $.container:"),
      ("{}", "standard input: layout document: the key \"container\" is missing"),
      (
        #"{"container": {"width": 1, "height": 1}, "sections": [{"itemCount": -1, "layout": "#
          + #"{"flow": {}}}]}"#, "standard input: section 0, items: a count of -1"
      ),
      (String(repeating: "[", count: 100_000), "standard input:1:"),
    ])
  func hostile(document: String, message: String) throws {
    let run = try Self.layout([], document)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("showcase: \(message)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "a wrong option is code 2",
    arguments: [
      ["--rect", "1,2,3"], ["--offset", "a,b"], ["--scale", "0"], ["--scale", "inf"],
      ["--direction", "up"], ["--item", "0"], ["--limit", "-1"], ["--explain", "1"],
      ["--check", "--picture"], ["--item", "0,0", "--explain", "0,0"], ["--picture", "--json"],
    ])
  func wrongOption(arguments: [String]) throws {
    let run = try Self.layout(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test("an item that is not there is code 1", arguments: ["0,3", "7,0"])
  func noItem(path: String) throws {
    let run = try Self.layout(["--item", path])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("showcase: item \(path) is not there, "))
  }

  @Test("explains an item with the rules it follows")
  func explain() throws {
    let run = try Self.layout(["--explain", "0,2"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("section 0, item 2: 160 x 160 at (0, 200)\n"))
    #expect(run.output.contains("[rule"))
    let json = try Self.layout(["--explain", "0,2", "--json"]).output
    #expect(json.hasPrefix(#"{"item":"0,2","subject":"section 0, item 2: 160 x 160 at (0, 200)""#))
    #expect(json.contains(#""rules":["#))
  }
}
