import Foundation
import Testing
import _TestSupport

@Suite("browse without a screen")
struct PlainBrowseTests {
  private let media = CaseFolders.beside(#filePath, "../../media").standardized

  @Test("terminal rule 46: --plain numbers the items of all screens and selects by number")
  func plain() throws {
    let folder = try TemporaryFolder()
    let events = folder.url.appendingPathComponent("events.jsonl").path
    let run = try showcaseProgram.run(
      ["browse", "--plain", "--events", events, "cars.json", "search.json"],
      input: "3\n\n 9 \n3\n", in: media)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.prefix(3) == ["Cars", "1 Car 1", "2 Car 2"])
    #expect(lines[8] == "Things")
    #expect(lines[9] == "8 First thing")
    #expect(lines[19] == "")
    #expect(lines[20] == "Search")
    #expect(lines[21].hasPrefix("18 "))
    #expect(
      lines.suffix(4) == ["selected Car 3", "selected Second thing", "deselected Car 3", ""])
    #expect(!run.output.contains("\u{1B}"))
    let told = try folder.text("events.jsonl").split(separator: "\n")
    #expect(told.count == 3)
    let selected = try showcaseProgram.run(["select", "--json", "cars.json", "0,0,2"], in: media)
    #expect(told[0] + "\n" == selected.output)
  }

  @Test(
    "a number that is none is told, and the others are answered",
    arguments: ["0", "18", "x", "\(Int.min)", "\(Int.max)", "99999999999999999999"])
  func wrongNumber(number: String) throws {
    let run = try showcaseProgram.run(
      ["browse", "--plain", "cars.json"], input: "\(number)\n1\n", in: media)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("selected Car 1\n"))
    #expect(
      run.errors == "showcase: expected a number from 1 to 17, or q to end, not '\(number)'\n")
  }

  @Test("q ends it")
  func quit() throws {
    let run = try showcaseProgram.run(
      ["browse", "--plain", "cars.json"], input: "1\nq\n2\n", in: media)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasSuffix("selected Car 1\n"))
  }

  @Test("a document from standard input is listed and that is all")
  func standardInput() throws {
    let text = try String(
      decoding: Data(contentsOf: media.appendingPathComponent("search.json")), as: UTF8.self)
    let run = try showcaseProgram.run(["browse", "--plain", "-"], input: text, in: media)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Search\n1 "))
  }

  @Test("what cannot work is said before the screen is taken")
  func refusals() throws {
    let watch = try showcaseProgram.run(["browse", "--plain", "--watch", "-"])
    #expect(watch.status == 2)
    #expect(watch.errors.contains("option '--watch' needs files"))
    let events = try showcaseProgram.run(
      ["browse", "--plain", "--events", "/nowhere/at/all", "cars.json"], in: media)
    #expect(events.status == 1)
    #expect(events.output == "")
    #expect(events.errors.contains("cannot append to '/nowhere/at/all': No such file"))
    let missing = try showcaseProgram.run(
      ["browse", "--plain", "cars.json", "none.json"], in: media)
    #expect(missing.status == 1)
    #expect(missing.output == "")
  }
}
