import Foundation
import ListLayout
import Testing
import _TestSupport

/// The screens of `Snippets`, run as the programs they are.
@Suite("The snippets' screens")
struct ScreenTests {
  /// The frames that a layout case expects of its items, as "item 0,3".
  private func expectedItems(_ name: String) throws -> [String: [Double]] {
    let files = CaseFolders.files(
      below: CaseFolders.beside(#filePath, "../../ListLayoutTests/Cases"))
    let file = try #require(files.first { $0.lastPathComponent == "\(name).json" })
    let read = try JSONDecoder().decode(Case.self, from: Data(contentsOf: file))
    return Dictionary(
      uniqueKeysWithValues: read.expected.items.map { ("item \($0.key)", $0.value) })
  }

  private struct Case: Decodable {
    let expected: Expected

    struct Expected: Decodable {
      let items: [String: [Double]]
    }
  }

  /// Compares all items printed below a heading with a case's.
  private func compare(
    _ output: SnippetOutput, _ heading: String, with name: String
  ) throws {
    let expected = try expectedItems(name)
    let printed = output.frames(below: heading).filter { $0.key.hasPrefix("item ") }
    #expect(Set(printed.keys) == Set(expected.keys), "\(name)")
    for (item, frame) in expected {
      let found = try #require(printed[item])
      #expect(zip(found, frame).allSatisfy { abs($0 - $1) < 0.01 }, "\(name) \(item): \(found)")
    }
  }

  @Test("the table nests its collection, shows its video, and tells of taps")
  func table() throws {
    let output = try SnippetOutput(of: "CarTable")
    let (first, scrolled, turned) = ("as it appears", "scrolled to the last row", "turned")
    try compare(output, first, with: "nested-collection-two-rows")
    #expect(output.frame("header", below: first) == [0, 0, 414, 414])
    #expect(output.frame("video", below: first).map { $0[3] } == 414)
    #expect(output.says("volume 0.0, rate 1.0", below: first))
    #expect(output.frame("row 0,0", below: first)?.suffix(2) == [414, 360])
    #expect(output.frame("image", below: first) == [5, 5, 160, 115])
    #expect(output.frame("label", below: first) == [5, 120, 160, 50])
    #expect(output.says("Selected Car 3", below: first))
    #expect(output.says("Selected list item: Third thing", below: scrolled))
    #expect(output.frame("row 1,2", below: scrolled)?.suffix(2) == [414, 50])
    #expect(output.frame("table", below: turned) == [0, 0, 896, 414])
    #expect(output.frame("header", below: turned) == [0, 0, 896, 896])
    #expect(output.frame("row 0,0", below: turned)?.suffix(2) == [896, 360])
  }

  @Test("the page has the frames of its case, upright and turned, and asks its provider again")
  func page() throws {
    let output = try SnippetOutput(of: "AppStorePage")
    try compare(output, "as it appears", with: "app-store-page")
    try compare(output, "turned", with: "app-store-landscape")
    #expect(output.says("tabs: Apps, Games, Arcade, Search", below: ""))
    #expect(output.says("provider asked 7 times", below: "as it appears"))
    #expect(output.says("provider asked 14 times", below: "turned"))
    #expect(output.says("Selected Tideline, with in-app purchases", below: "as it appears"))
    #expect(
      output.says(
        "NEW THIS WEEK / Tideline / Know when the sea is out", below: "as it appears"))
    #expect(output.parts["scrolled"]?.contains { $0.hasPrefix("Selected ") } == true)
  }

  @Test("the grid has the frames of its case, in a flow layout too, and mirrors")
  func grid() throws {
    let output = try SnippetOutput(of: "PhotoGrid")
    let pattern = "seventy photos in the pattern"
    try compare(output, pattern, with: "photo-grid-as-coded")
    #expect(output.says("Selected photo 69", below: pattern))
    let plain = output.frames(below: "twenty photos in a plain flow layout")
    // Seven squares of 50 in 414, spread from edge to edge.
    #expect(plain.count == 20 && plain["item 0,6"]?[0] == 364 && plain["item 0,7"]?[1] == 60)
    #expect(output.parts["a carousel"]?.first?.hasPrefix("in sight: [3") == true)
    let mirrored = output.frames(
      below: "the pattern where reading goes from right to left")
    #expect(mirrored["mirrored 0,1"] == [208, 201, 205, 198])
    #expect(mirrored["mirrored 0,4"] == [277, 401, 136, 198])
  }
}
