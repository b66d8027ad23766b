import Foundation
import JSONText
import Testing
import _TestSupport

/// Every bundled document by every command that takes a screen.
@Suite("Bundled screens")
struct BundledScreenTests {
  private static let media = CaseFolders.beside(#filePath, "../../media").standardized

  static let names = CaseFolders.files(below: media).map(\.lastPathComponent)

  private func run(_ arguments: [String]) throws -> BuiltProgram.Result {
    let result = try showcaseProgram.run(arguments, in: Self.media)
    #expect(result.status == 0, "\(arguments)")
    #expect(result.errors == "", "\(arguments)")
    return result
  }

  private func json(_ arguments: [String]) throws -> JSONNode {
    try JSONTree.read(Array(run(arguments + ["--json"]).output.utf8)).root
  }

  @Test("there are ten")
  func count() {
    #expect(Self.names.count == 10)
  }

  /// The frames of a node's members, as text: rows and layout write numbers alike.
  private func text(_ node: JSONNode?) -> String { node?.value.text() ?? "nothing" }

  @Test("rows and layout have the same frames", arguments: names)
  func frames(name: String) throws {
    let rows = try json(["rows", name, "--viewport", "414x896"])
    let layout = try json(["layout", name, "--viewport", "414x896"])
    #expect(text(rows["contentSize"]) == text(layout["contentSize"]))
    var listed: [String: String] = [:]
    for section in rows["sections"].map({ Array($0.elements) }) ?? [] {
      for row in section["rows"].map({ Array($0.elements) }) ?? [] {
        let path = text(row["indexPath"]).trimmingCharacters(in: ["[", "]"])
        listed[path] = text(row["frame"])
      }
    }
    var solved: [String: String] = [:]
    for item in layout["items"].map({ Array($0.members) }) ?? [] {
      solved[item.key] = text(item.value)
    }
    #expect(!listed.isEmpty)
    #expect(listed == solved)
  }

  @Test("at a breakpoint rows and layout have the frames of the wide layout")
  func breakpoints() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(
      """
      {"format":1,"id":"d","title":"D","sections":[
        {"kind":"list","breakpoints":[{"minWidth":700,"columns":2}],
         "items":[{"title":"1"},{"title":"2"},{"title":"3"}]}]}
      """, to: "d.json"
    ).path
    for (size, frame) in [("414x896", "[0,50,414,50]"), ("834x1194", "[417,0,417,50]")] {
      let rows = try json(["rows", document, "--viewport", size])
      let layout = try json(["layout", document, "--viewport", size])
      let section = rows["sections"]?.elements.first { _ in true }
      let row = section?["rows"]?.elements.dropFirst().first { _ in true }
      #expect(text(row?["frame"]) == frame)
      #expect(text(layout["items"]?["0,1"]) == frame)
    }
    let turned = try json(["layout", document, "--landscape"])
    #expect(text(turned["items"]?["0,1"]) == "[448,0,448,50]")
  }

  @Test("what rows lists first, select taps", arguments: names)
  func select(name: String) throws {
    let rows = try json(["rows", name])
    let section = rows["sections"]?.elements.first { _ in true }
    let row = section?["rows"]?.elements.first { _ in true }
    let selected = try json(["select", name, "0,0"])
    #expect(text(selected["indexPath"]) == "[0,0]")
    #expect(text(selected["sectionID"]) == text(section?["id"]))
    #expect(text(selected["kind"]) == text(section?["kind"]))
    #expect(row != nil)
  }

  @Test("show draws it as wide and as high as asked", arguments: names)
  func show(name: String) throws {
    let lines = try run(["show", name, "--cells", "50x20"]).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 21)
    #expect(lines.contains { !$0.isEmpty })
    #expect(lines.allSatisfy { $0.count <= 50 })
  }

  @Test("layout draws and explains it", arguments: names)
  func picture(name: String) throws {
    #expect(try !run(["layout", name, "--picture"]).output.isEmpty)
    #expect(try run(["layout", name, "--explain", "0,0"]).output.contains("section 0, item 0"))
  }
}
