import Foundation

/// A program run to its end, with what it cost.
struct MeasuredProcess {
  /// User and system time, in seconds.
  let seconds: Double
  /// What it wrote to standard output, in bytes.
  let bytes: [UInt8]
  /// What it wrote to standard error.
  let errors: String

  /// Runs a program with 24-bit colour; nil where it cannot be started.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: The arguments after its name.
  init?(_ program: String, _ arguments: [String]) {
    let folder = FileManager.default.temporaryDirectory
    let files = ["out", "err"].map { folder.appendingPathComponent("\(UUID().uuidString).\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["COLORTERM": "truecolor", "TERM": "xterm-256color"]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    for file in files { try? Data().write(to: file) }
    guard let output = FileHandle(forWritingAtPath: files[0].path),
      let errors = FileHandle(forWritingAtPath: files[1].path)
    else { return nil }
    process.standardOutput = output
    process.standardError = errors
    let before = Self.childTime()
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    seconds = Self.childTime() - before
    bytes = (try? Data(contentsOf: files[0])).map(Array.init) ?? []
    self.errors = (try? String(contentsOf: files[1], encoding: .utf8)) ?? ""
  }

  /// The processor time of all children that have ended, in seconds.
  private static func childTime() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN.
    guard unsafe getrusage(-1, &usage) == 0 else { return 0 }
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6
    }
  }

  /// A program of that name on PATH; nil where there is none.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// `showcase` as it was built for release, or the one that VITRINE_SHOWCASE names.
  static var showcase: String? {
    let named = ProcessInfo.processInfo.environment["VITRINE_SHOWCASE"]
    let built = root.appendingPathComponent(".build/release/showcase").path
    return [named, built].compactMap { $0 }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The package that is measured.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
