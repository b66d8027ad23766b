import Foundation
import _TestSupport

/// What a snippet printed, by the headings in it.
struct SnippetOutput {
  /// The lines below each heading, in order; those before the first are below "".
  private(set) var parts: [String: [String]] = [:]

  /// Runs a snippet that `swift build` put beside the tests.
  init(of name: String) throws {
    let program = BuiltProgram(name)
    guard FileManager.default.isExecutableFile(atPath: program.url.path) else {
      throw NotBuilt(name: name)
    }
    let run = try program.run([])
    guard run.status == 0, run.errors.isEmpty else {
      throw Failed(name: name, status: run.status, errors: run.errors)
    }
    var heading = ""
    for line in run.output.split(separator: "\n").map(String.init) {
      if line.hasPrefix("== ") {
        heading = String(line.dropFirst(3))
      } else {
        parts[heading, default: []].append(line)
      }
    }
  }

  struct NotBuilt: Error, CustomStringConvertible {
    let name: String
    var description: String { "the snippet \(name) is not built; run swift build first" }
  }

  struct Failed: Error, CustomStringConvertible {
    let name: String
    let status: Int32
    let errors: String
    var description: String { "the snippet \(name) ended with \(status): \(errors)" }
  }

  /// Whether a line was printed below a heading.
  func says(_ line: String, below heading: String) -> Bool {
    parts[heading]?.contains(line) == true
  }

  /// The frame printed for an element: x, y, width, height.
  func frame(_ name: String, below heading: String) -> [Double]? {
    frames(below: heading)[name]
  }

  /// The frames printed below a heading, by name.
  func frames(below heading: String) -> [String: [Double]] {
    var found: [String: [Double]] = [:]
    for line in parts[heading] ?? [] {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let numbers = line[line.index(after: colon)...].split(separator: " ").compactMap {
        Double($0)
      }
      if numbers.count == 4 { found[String(line[..<colon])] = numbers }
    }
    return found
  }
}
