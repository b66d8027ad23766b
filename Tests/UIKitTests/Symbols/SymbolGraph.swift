import Foundation
import _TestSupport

/// The public symbols of a built module, as `swift symbolgraph-extract` tells them.
struct SymbolGraph {
  /// The symbols, by path.
  let symbols: [Symbol]

  struct Symbol {
    /// The type and what lies between, outermost first; empty for what is at the top.
    let owner: String
    /// The name with its labels.
    let name: String
    let isType: Bool
    let comment: String
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the symbols of a module that was built beside the running tests.
  init(module: String) throws {
    let folder = try TemporaryFolder()
    let build = BuiltProgram("Modules").url.deletingLastPathComponent()
    let maps = try FileManager.default.contentsOfDirectory(atPath: build.path)
      .map { build.appendingPathComponent($0).appendingPathComponent("module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let run = try BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", try Self.target(),
        "-I", build.appendingPathComponent("Modules").path, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-output-dir", folder.url.path,
      ] + maps)
    guard run.status == 0 else { throw Failure(description: run.errors) }
    symbols = try CaseFolders.files(below: folder.url).flatMap { file in
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols
    }.map { symbol in
      Symbol(
        owner: symbol.pathComponents.dropLast().joined(separator: "."),
        name: symbol.pathComponents.last ?? "",
        isType: Self.types.contains(symbol.kind.identifier),
        comment: (symbol.docComment?.lines ?? []).map(\.text).joined(separator: " "))
    }
  }

  private static let types: Set<String> = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
  ]

  private static func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let run = try BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/env")).run([
      "swift", "-print-target-info",
    ])
    return try JSONDecoder().decode(Info.self, from: Data(run.output.utf8)).target.triple
  }

  private struct Graph: Decodable {
    let symbols: [Entry]

    struct Entry: Decodable {
      struct Kind: Decodable { let identifier: String }
      struct Comment: Decodable {
        struct Line: Decodable { let text: String }
        let lines: [Line]
      }
      let kind: Kind
      let pathComponents: [String]
      let docComment: Comment?
    }
  }
}
