import Foundation
import Testing
import _TestSupport

@Suite("show")
struct ShowTests {
  struct Golden: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var testDescription: String { name }
  }

  private static let media = CaseFolders.beside(#filePath, "../../media")

  /// The three screens, each in two sizes, and titles with a button.
  private static let goldens = [
    Golden(name: "cars-80x48", arguments: ["--cells", "80x48", "--offset", "600"]),
    Golden(name: "cars-40x20", arguments: ["--cells", "40x20", "--viewport", "414"]),
    Golden(name: "appstore-80x60", arguments: ["appstore.json", "--cells", "80x60"]),
    Golden(
      name: "appstore-60x60-large",
      arguments: ["appstore.json", "--cells", "60x60", "--content-size", "accessibility3"]),
    Golden(
      name: "photos-80x48", arguments: ["photos.json", "--cells", "80x48", "--viewport", "414"]),
    Golden(name: "photos-60x30", arguments: ["photos.json", "--cells", "60x30"]),
    Golden(name: "behaviours-72x40", arguments: ["behaviours.json", "--cells", "72x40"]),
  ]

  @Test(
    "draws a screen as stable text on a pipe, light and dark alike", arguments: goldens,
    [[], ["--dark"]])
  func golden(_ golden: Golden, appearance: [String]) throws {
    let run = try showcaseProgram.run(["show"] + golden.arguments + appearance, in: Self.media)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(!run.output.contains("\u{1B}"))
    let file = CaseFolders.beside(#filePath, "Shown/\(golden.name).txt")
    let difference = try GoldenText(file).difference(from: run.output)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("nothing shows through a pinned title", arguments: ["never", "always"])
  func pinned(color: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format":1,"id":"p","title":"P","sections":[{"kind":"list",
      "header":{"title":"Head","pinned":true},"items":[
      {"title":"a long first row"},{"title":"a long second row"},{"title":"a long third row"},
      {"title":"a long fourth row"},{"title":"a long fifth row"},{"title":"a long sixth row"}]}]}
      """, to: "pinned.json")
    for offset in ["0", "40", "50", "60", "70"] {
      let run = try showcaseProgram.run(
        ["show", "pinned.json", "--cells", "30x8", "--offset", offset, "--color", color],
        in: folder.url)
      let line = run.output.split(separator: "\n").first { $0.contains("Head") }
      let words = line?.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: " ")
      #expect(words == ["Head"], "at \(offset): \(line ?? "")")
    }
  }

  @Test(
    "draws a screen in the colours of its appearance",
    arguments: [
      Golden(name: "cars-36x18", arguments: ["--cells", "36x18", "--offset", "560"]),
      Golden(
        name: "appstore-36x18",
        arguments: ["appstore.json", "--cells", "36x18", "--viewport", "414"]),
      Golden(
        name: "photos-36x18",
        arguments: ["photos.json", "--cells", "36x18", "--viewport", "414"]),
    ], ["light", "dark"])
  func coloredGolden(_ golden: Golden, appearance: String) throws {
    let options = ["--color", "always"] + (appearance == "dark" ? ["--dark"] : [])
    let run = try showcaseProgram.run(
      ["show"] + golden.arguments + options,
      environment: ["COLORTERM": "truecolor", "TERM": "xterm-256color"], in: Self.media)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let file = CaseFolders.beside(#filePath, "Shown/\(golden.name)-\(appearance).ansi")
    let difference = try GoldenText(file).difference(from: run.output)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("draws pictures in half blocks where colour is asked for, light and dark apart")
  func color() throws {
    let light = try showcaseProgram.run(["show", "--cells", "60x40", "--color", "always"])
    let dark = try showcaseProgram.run(["show", "--cells", "60x40", "--color", "always", "--dark"])
    #expect(light.status == 0)
    #expect(light.output.contains("▀"))
    #expect(light.output != dark.output)
    // Colours alone: no cursor motion, no modes.
    let sequences = light.output.split(separator: "\u{1B}").dropFirst()
    #expect(sequences.allSatisfy { $0.hasPrefix("[") && $0.firstIndex(of: "m") != nil })
  }

  @Test(
    "a size that is none is a wrong command line",
    arguments: [
      ["--cells", "0x5"], ["--cells", "80"], ["--offset", "down"], ["--content-size", "big"],
    ])
  func wrongLine(arguments: [String]) throws {
    let run = try showcaseProgram.run(["show"] + arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test("layout solves screen documents, and agrees with rows about the table")
  func layoutOfScreens() throws {
    let table = try showcaseProgram.run(["layout", "cars.json", "--json"], in: Self.media)
    #expect(table.status == 0)
    #expect(table.output.contains(#""0,0":[0,414,414,360]"#))
    #expect(table.output.contains(#""1,0":[0,802,414,50]"#))
    #expect(table.output.contains(#""contentSize":[414,1302]"#))
    let page = try showcaseProgram.run(["layout", "appstore.json"], in: Self.media)
    #expect(page.status == 0)
    #expect(page.errors.isEmpty)
  }

  @Test("browse needs a terminal and says so")
  func browseWithoutTerminal() throws {
    let run = try showcaseProgram.run(["browse"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("is not a terminal"))
  }
}
