import Foundation

/// Where the programs are that are measured.
enum Programs {
  /// The package that is measured.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where films and documents are made, and kept from run to run.
  static let workshop = root.appendingPathComponent("Benchmarks/.build/video")

  /// The folder of the bundled screens, pictures and video.
  static let media = root.appendingPathComponent("media")

  /// `showcase` as it was built for release, or the one that VITRINE_SHOWCASE names; nil, and a line
  /// that says how it is made, where there is none.
  static var showcase: String? {
    let named = ProcessInfo.processInfo.environment["VITRINE_SHOWCASE"]
    return require(
      named ?? root.appendingPathComponent(".build/release/showcase").path,
      "swift build -c release --static-swift-stdlib --product showcase")
  }

  /// A program of this package, built along with the benchmarks.
  static func own(_ name: String) -> String? {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    return require(
      folder.appendingPathComponent(name).path,
      "swift build -c release --static-swift-stdlib --package-path Benchmarks")
  }

  /// A program of that name on PATH; nil, and a line that says so, where there is none.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil { print("\(name) is not installed: there is nothing to compare with") }
    return found
  }

  /// Whether a program loads Swift's libraries as it starts, rather than having them in itself.
  static func isLinkedDynamically(_ path: String) -> Bool {
    // Not read here: what this process holds is counted to the programs it starts.
    ChildProcess.run(["grep", "-q", "libswiftCore.so", path])?.succeeded == true
  }

  private static func require(_ path: String, _ command: String) -> String? {
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    print("\(path) is missing: \(command)")
    return nil
  }
}
