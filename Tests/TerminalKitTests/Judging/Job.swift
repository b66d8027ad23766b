import Foundation
import TerminalKit
import _CTerminalJudge

/// A program as the foreground job of a small shell on a pseudo terminal, with an emulator that
/// reads along.
final class Job {
  enum Ending: Equatable { case exited(Int32), signaled(Int32), stopped(Int32), continued }

  private var handle: job
  let emulator: Emulator
  /// All that the program wrote.
  private(set) var output: [UInt8] = []
  let modesBefore: [UInt8]

  struct Refused: Error { var reason: String }

  init(
    _ path: String, _ arguments: [String] = [], environment: [String] = Job.environment,
    size: CellSize = CellSize(columns: 60, rows: 12), claims: (columns: Int, rows: Int)? = nil
  ) throws {
    guard let emulator = Emulator(size) else { throw Refused(reason: "built without libvterm") }
    self.emulator = emulator
    // The emulator begins as a terminal does, with autowrap.
    emulator.write(Array("\u{1B}[?7h".utf8))
    var started = job()
    var modes = [UInt8](repeating: 0, count: 256)
    var count = modes.count
    let code = unsafe withArgumentLists([path] + arguments, environment) { argv, envp in
      unsafe job_start(
        &started, path, argv, envp, Int32(claims?.rows ?? size.rows),
        Int32(claims?.columns ?? size.columns), &modes, &count)
    }
    guard code == 0 else { throw Refused(reason: "job_start: error \(code)") }
    handle = started
    modesBefore = Array(modes.prefix(count))
  }

  deinit { unsafe job_finish(&handle) }

  /// A modern terminal. The backtrace of Swift is off, as it would ask a question on a terminal.
  static let environment = [
    "TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no",
  ]

  /// Whether a sanitizer runs in the tests, and so in the helper: it takes crashes for itself.
  static var isSanitized: Bool {
    let names: [String] = ["__asan_init", "__tsan_init"]
    return names.contains { name in unsafe dlsym(nil, name) != nil }
  }

  /// The helper program, built beside the test bundle.
  static var helper: String {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appendingPathComponent("_TerminalHelper").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // The runner may be a program of the toolchain that loads the bundle named in its arguments.
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      var folder = URL(fileURLWithPath: argument)
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let path = folder.appendingPathComponent("_TerminalHelper").path
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return beside
  }

  private static func modes(of handle: job) -> [UInt8] {
    var handle = handle
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe job_modes(&handle, &bytes, bytes.count)
    return Array(bytes.prefix(count))
  }

  var modes: [UInt8] { Self.modes(of: handle) }

  /// Reads what comes within `milliseconds`. Says whether anything came.
  @discardableResult
  func read(milliseconds: Int32 = 10_000) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe job_read(&handle, milliseconds, &bytes, bytes.count)
    guard count > 0 else { return false }
    let new = Array(bytes.prefix(count))
    output += new
    emulator.write(new)
    return true
  }

  /// Reads until the screen shows `text`; false when nothing more comes for ten seconds.
  func shows(_ text: String) -> Bool {
    while !emulator.screen.contains(text) {
      guard read() else { return false }
    }
    return true
  }

  /// Reads until nothing more is there.
  func drain() { while read(milliseconds: 50) {} }

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { try? TerminalStream.writeAll(bytes, to: handle.master) }

  func signal(_ number: Int32) { unsafe job_signal(&handle, number) }

  func resize(_ size: CellSize) {
    emulator.resize(size)
    unsafe job_resize(&handle, Int32(size.rows), Int32(size.columns))
  }

  /// `f`: to the front, as by fg. `b`: on in the background, as by bg.
  func tell(_ command: Character) {
    unsafe job_tell(&handle, CChar(command.asciiValue ?? 0))
  }

  /// Waits for the next thing that happens to the program, reading along.
  func next() -> Ending? {
    var report = job_report()
    for _ in 0..<400 {
      if unsafe job_wait(&handle, 25, &report) == 1 {
        drain()
        switch report.kind {
        case 1: return .exited(report.code)
        case 2: return .signaled(report.code)
        case 3: return .stopped(report.code)
        default: return .continued
        }
      }
      while read(milliseconds: 0) {}
    }
    return nil
  }
}

/// Calls `body` with the two lists that execve(2) takes.
private func withArgumentLists<Result>(
  _ arguments: [String], _ environment: [String],
  _ body: ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  var argv = unsafe arguments.map { unsafe strdup($0) }
  unsafe argv.append(nil)
  var envp = unsafe environment.map { unsafe strdup($0) }
  unsafe envp.append(nil)
  defer {
    for index in unsafe argv.indices { unsafe free(argv[index]) }
    for index in unsafe envp.indices { unsafe free(envp[index]) }
  }
  return unsafe body(argv, envp)
}
