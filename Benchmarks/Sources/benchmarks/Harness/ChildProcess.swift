import Foundation

/// One run of a program to its end.
struct ChildProcess {
  /// What it cost.
  let cost: ProgramCost
  /// Whether it ended with exit code 0.
  let succeeded: Bool
  /// What it wrote to standard output; empty where that was thrown away.
  let output: [UInt8]
  /// What it wrote to standard error; empty where that was thrown away.
  let errors: String

  /// Runs a program found by `PATH`.
  ///
  /// - Parameters:
  ///   - command: Its words.
  ///   - keepsOutput: Whether what it writes is kept; it goes to files, as a pipe would make it wait.
  /// - Returns: Nil where it cannot be started.
  static func run(_ command: [String], keepsOutput: Bool = false) -> ChildProcess? {
    let folder = FileManager.default.temporaryDirectory
    let name = UUID().uuidString
    let files = ["out", "err"].map { folder.appendingPathComponent("\(name).\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let descriptors: [Int32: String] =
      keepsOutput
      ? [STDOUT_FILENO: files[0].path, STDERR_FILENO: files[1].path] : [:]
    guard let child = SpawnedProcess(command, descriptors: descriptors), let end = child.wait()
    else { return nil }
    return ChildProcess(
      cost: end.cost, succeeded: end.status == 0,
      output: keepsOutput ? ((try? Data(contentsOf: files[0])).map(Array.init) ?? []) : [],
      errors: keepsOutput ? ((try? String(contentsOf: files[1], encoding: .utf8)) ?? "") : "")
  }
}
