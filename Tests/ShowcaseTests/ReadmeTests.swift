import Foundation
import Testing
import _TestSupport

@Suite("README.md and the pages of modules")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..")

  /// The fenced blocks that follow a line `<!-- output of showcase ARGUMENTS -->`.
  private static func outputs(_ page: String) throws -> [(arguments: [String], text: String)] {
    let file = root.appendingPathComponent(page)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let mark = "<!-- output of showcase "
    return text.components(separatedBy: mark).dropFirst().compactMap { part in
      let pieces = part.components(separatedBy: "```")
      guard pieces.count > 2, let end = pieces[0].range(of: " -->"),
        let start = pieces[1].firstIndex(of: "\n")
      else { return nil }
      let arguments = pieces[0][..<end.lowerBound].split(separator: " ").map(String.init)
      return (arguments, String(pieces[1][pieces[1].index(after: start)...]))
    }
  }

  @Test(
    "show what the program prints",
    arguments: [("README.md", 2), ("Sources/UIKit/UIKit.docc/TestingLayouts.md", 1)])
  func outputs(page: String, least: Int) throws {
    let outputs = try Self.outputs(page)
    #expect(outputs.count >= least)
    for output in outputs {
      let run = try showcaseProgram.run(output.arguments)
      #expect(run.output == output.text, "showcase \(output.arguments.joined(separator: " "))")
    }
  }
}
