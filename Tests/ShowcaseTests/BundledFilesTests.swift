import Foundation
import Testing
import _TestSupport

@testable import showcase

@Suite("Bundled files")
struct BundledFilesTests {
  private static let bundle = showcaseProgram.url.deletingLastPathComponent()
    .appendingPathComponent("vitrine_showcase.resources")

  /// A copy of the program at a path below a folder, without its bundle.
  private func program(_ path: String, in folder: TemporaryFolder) throws -> URL {
    let place = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: showcaseProgram.url, to: place)
    return place
  }

  private func rows(_ program: URL, _ more: String = "", in folder: TemporaryFolder) throws
    -> BuiltProgram.Result
  {
    try showcaseProgram.shell("\(more) '\(program.path)' rows", in: folder.url)
  }

  @Test("are found from any folder and through links")
  func linked() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appendingPathComponent("link")
    let second = folder.url.appendingPathComponent("second")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: showcaseProgram.url)
    try FileManager.default.createSymbolicLink(at: second, withDestinationURL: link)
    let run = try rows(second, in: folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("header.mp4"))
    let onPath = try showcaseProgram.shell("PATH=.:$PATH second rows", in: folder.url)
    #expect(onPath.output == run.output)
  }

  @Test("move with the program, beside it or in the share folder of its prefix")
  func moved() throws {
    for (place, files) in [
      ("with space/showcase", "with space/vitrine_showcase.resources"),
      ("prefix/bin/showcase", "prefix/share/vitrine"),
    ] {
      let folder = try TemporaryFolder()
      let program = try program(place, in: folder)
      let copy = folder.url.appendingPathComponent(files)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.bundle, to: copy)
      let run = try rows(program, in: folder)
      #expect(run.status == 0, "\(place)")
      #expect(run.output.contains("header.mp4"), "\(place)")
    }
  }

  @Test("that are nowhere are named with the places and what to do")
  func absent() throws {
    let folder = try TemporaryFolder()
    let program = try program("bin/showcase", in: folder)
    let run = try rows(program, in: folder)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "showcase: the bundled file 'cars.json' is in none of"
        + " '\(folder.url.path)/bin/vitrine_showcase.resources',"
        + " '\(folder.url.path)/share/vitrine'; name its folder with --media\n")
    let named = try rows(program, "VITRINE_MEDIA='\(Self.bundle.path)'", in: folder)
    #expect(named.status == 0)
  }

  @Test("of the folder that is named come first; --media wins over VITRINE_MEDIA")
  func named() throws {
    let folder = try TemporaryFolder()
    for name in ["option", "variable"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
      try folder.write(SampleDocuments.list(titles: [name]), to: "\(name)/cars.json")
    }
    let variable = ["VITRINE_MEDIA": "variable"]
    let both = try showcaseProgram.run(
      ["select", "0,0", "--media=option"], environment: variable, in: folder.url)
    #expect(both.output == "selected row 0,0 \"option\"\n")
    let one = try showcaseProgram.run(["select", "0,0"], environment: variable, in: folder.url)
    #expect(one.output == "selected row 0,0 \"variable\"\n")
    let empty = try showcaseProgram.run(
      ["select", "1,0"], environment: ["VITRINE_MEDIA": ""], in: folder.url)
    #expect(empty.output == "selected row 1,0 \"First thing\"\n")
    let wrong = try showcaseProgram.run(["rows", "--media", "nowhere"], in: folder.url)
    #expect(wrong.status == 1)
    #expect(wrong.errors == "showcase: option '--media': 'nowhere' is not a folder\n")
  }

  @Test("are looked for where the user says, then beside the program, then in its prefix")
  func order() {
    let files = BundledFiles(named: "/mine", executable: "/usr/bin/showcase")
    #expect(
      files.folders.map(\.path)
        == ["/mine", "/usr/bin/vitrine_showcase.resources", "/usr/share/vitrine"])
    #expect(BundledFiles(named: nil, executable: nil).folders.isEmpty)
  }
}
