import Foundation
import JSONText
import Testing
import _TestSupport

/// Pages listed by the program, held against the layout cases.
@Suite("Listed pages")
struct PageListingTests {
  private static func tree(_ text: String) throws -> JSONNode {
    try JSONTree.read(Array(text.utf8)).root
  }

  private static func media(_ name: String) -> String {
    CaseFolders.beside(#filePath, "../../media/\(name)").standardized.path
  }

  private static func layoutCase(_ name: String) throws -> JSONNode {
    let file = CaseFolders.beside(#filePath, "../ListLayoutTests/Cases/\(name).json")
    return try tree(String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  private static func numbers(_ node: JSONNode?) -> [Double] {
    node.map { $0.elements.compactMap { $0.number?.double } } ?? []
  }

  private static func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && !a.isEmpty && zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  @Test(
    "have the frames of their layout cases",
    arguments: [("appstore.json", "app-store-page"), ("photos.json", "photo-grid-as-coded")])
  func frames(document: String, name: String) throws {
    let run = try showcaseProgram.run(["rows", "--json", Self.media(document)])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let listing = try Self.tree(run.output)
    let expected = try #require(Self.layoutCase(name)["expected"])
    #expect(
      Self.near(Self.numbers(listing["contentSize"]), Self.numbers(expected["contentSize"])))
    var listed: [String: JSONNode] = [:]
    let sections = Array(try #require(listing["sections"]).elements)
    for section in sections {
      for row in try #require(section["rows"]).elements {
        let path = Self.numbers(row["indexPath"]).map { "\(Int($0))" }.joined(separator: ",")
        listed[path] = row["frame"]
      }
    }
    let items = Array(try #require(expected["items"]).members)
    #expect(listed.count == items.count)
    for item in items {
      let frame = Self.numbers(listed[item.key])
      #expect(Self.near(frame, Self.numbers(item.value)), "\(item.key): \(frame)")
    }
    for header in try #require(expected["supplementary"]).members {
      let number = try #require(header.key.split(separator: ",").last.flatMap { Int($0) })
      let frame = Self.numbers(sections[number]["headerFrame"])
      #expect(Self.near(frame, Self.numbers(header.value)), "\(header.key): \(frame)")
    }
    for row in expected["orthogonal"]?.members.map({ $0 }) ?? [] {
      let section = sections[try #require(Int(row.key))]
      let length = section["orthogonal"]?["rowLength"]?.number?.double
      #expect(length == row.value["rowLength"]?.number?.double, "section \(row.key)")
    }
  }

  @Test("have a line for everything with a frame")
  func table() throws {
    let run = try showcaseProgram.run(["rows", Self.media("appstore.json")])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 1 + 61 + 5)
    #expect(
      lines.prefix(2).map { $0.split(separator: " ").joined(separator: " ") } == [
        "path kind x y width height title", "0,0 compositional 5 0 375 350 Tideline",
      ])
    let header = lines.first { $0.contains("Out of doors") }
    #expect(
      header?.split(separator: " ").joined(separator: " ")
        == "1 header 14.6667 370 385 80 Out of doors")
  }

  /// A page whose cells keep to the margins, and a table whose sections stand apart.
  private static let documents = [
    (
      """
      {"format":1,"id":"a","title":"A","sections":[{"kind":"compositional","itemCell":"ListCell",
      "layout":{"contentInsetsReference":"layoutMargins","group":{"horizontal":{
      "size":{"width":{"fractionalWidth":1},"height":{"absolute":44}},"subitems":[{"item":
      {"size":{"width":{"fractionalWidth":1},"height":{"absolute":44}}}}]}}},
      "items":[{"title":"one"},{"title":"two"}]}]}
      """, ["0,0": [16.0, 0, 361, 44], "0,1": [16, 44, 361, 44]]
    ),
    (
      """
      {"format":1,"id":"a","title":"A","configuration":{"interSectionSpacing":20},"sections":[
      {"kind":"list","items":[{"title":"one"}]},{"kind":"list","items":[{"title":"two"}]}]}
      """, ["0,0": [0.0, 0, 393, 50], "1,0": [0, 70, 393, 50]]
    ),
  ]

  @Test("stand as the layout has them on the same device", arguments: documents)
  func device(document: String, expected: [String: [Double]]) throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "page.json")
    let options = ["--json", "--viewport", "iphone-15-pro", "page.json"]
    let rows = try showcaseProgram.run(["rows"] + options, in: folder.url).json
    let layout = try showcaseProgram.run(["layout"] + options, in: folder.url).json
    var listed: [String: [Double]] = [:]
    for section in try #require(rows["sections"]).elements {
      for row in try #require(section["rows"]).elements {
        let path = Self.numbers(row["indexPath"]).map { "\(Int($0))" }.joined(separator: ",")
        listed[path] = Self.numbers(row["frame"])
      }
    }
    #expect(listed == expected)
    let solved = try #require(layout["items"]).members.map { ($0.key, Self.numbers($0.value)) }
    #expect(Dictionary(solved) { first, _ in first } == expected)
  }

  @Test("are tapped as they are listed")
  func select() throws {
    let run = try showcaseProgram.run([
      "select", "--json", Self.media("appstore.json"), "3,1", "0,99",
    ])
    #expect(run.status == 1)
    #expect(
      run.output
        == #"{"event":"didSelect","indexPath":[3,1],"sectionID":"4","kind":"compositional","#
        + #""id":"130","title":"Trains and ferries"}"# + "\n")
    #expect(run.errors.contains("0,99: no row 99 in section '1', there are rows 0 to 9"))
  }

  @Test("are sound to check", arguments: ["appstore", "photos", "carousel", "games", "behaviours"])
  func check(name: String) throws {
    let run = try showcaseProgram.run(["check", "--strict", Self.media("\(name).json")])
    #expect(run.status == 0)
    #expect(run.output == "")
  }
}
