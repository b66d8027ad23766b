import Foundation
import Testing
import _TestSupport

@Suite("README.md")
struct ReadmeTests {
  private static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../README.md")

  /// The fenced blocks that follow a line `<!-- output of showcase ARGUMENTS -->`.
  private static func outputs() throws -> [(arguments: [String], text: String)] {
    let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
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

  @Test("shows what the program prints")
  func outputs() throws {
    let outputs = try Self.outputs()
    #expect(outputs.count >= 2)
    for output in outputs {
      let run = try showcaseProgram.run(output.arguments)
      #expect(run.output == output.text, "showcase \(output.arguments.joined(separator: " "))")
    }
  }
}
