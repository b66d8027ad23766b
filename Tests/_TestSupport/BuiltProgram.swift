public import Foundation

/// A program built beside the tests, run as a process.
public struct BuiltProgram: Sendable {
  /// The executable.
  public let url: URL

  /// The product called `name` in the folder that holds the running tests.
  public init(_ name: String) {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    url = tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// The program at `url`, wherever it comes from.
  public init(at url: URL) {
    self.url = url
  }

  /// How a run ended and what it wrote.
  public struct Result: Sendable {
    /// The exit code; for a run ended by a signal, 128 and the signal's number.
    public let status: Int32
    /// Standard output, as UTF-8.
    public let output: String
    /// Standard error, as UTF-8.
    public let errors: String
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - input: What it reads on standard input.
  ///   - environment: Variables beside, and in place of, those of the tests.
  ///   - folder: The folder it runs in.
  /// - Returns: Its status and its output.
  /// - Throws: What starting it, or the files its output goes to, throws.
  public func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Result {
    try Self.run(url, arguments, input: input, environment: environment, in: folder)
  }

  /// Runs a line of shell, in which `$PROGRAM` names the program, with `pipefail` set.
  ///
  /// - Parameters:
  ///   - line: What bash runs.
  ///   - environment: Variables beside, and in place of, those of the tests.
  ///   - folder: The folder it runs in.
  /// - Returns: The line's status and output.
  /// - Throws: What starting it, or the files its output goes to, throws.
  public func shell(
    _ line: String, environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Result {
    try Self.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "set -o pipefail; \(line)"],
      environment: environment.merging(["PROGRAM": url.path]) { own, _ in own }, in: folder)
  }

  private static func run(
    _ url: URL, _ arguments: [String], input: String = "", environment: [String: String],
    in folder: URL?
  ) throws -> Result {
    // Files instead of pipes: they hold any amount of output without a thread to empty them.
    let scratch = try TemporaryFolder()
    let process = Process()
    process.prepare(url, arguments)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = try scratch.handle("input", containing: input)
    process.standardOutput = try scratch.handle("output")
    process.standardError = try scratch.handle("errors")
    try process.run()
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus + (signalled ? 128 : 0),
      output: try scratch.text("output"), errors: try scratch.text("errors"))
  }
}

extension Process {
  /// Sets what is to be run, with no signal blocked or ignored.
  ///
  /// A process inherits the signal mask of the thread that starts it, and threads that run tests
  /// may have every signal blocked: a program started from one could not be interrupted.
  func prepare(_ program: URL, _ arguments: [String]) {
    executableURL = URL(fileURLWithPath: "/usr/bin/env")
    self.arguments = ["--default-signal", program.path] + arguments
  }
}

/// A folder that is removed when its last user lets it go.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file into the folder and returns its place.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The text of a file in the folder.
  public func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  func handle(_ name: String, containing text: String = "") throws -> FileHandle {
    try FileHandle(forUpdating: try write(text, to: name))
  }
}
