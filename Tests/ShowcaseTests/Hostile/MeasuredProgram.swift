import Foundation
import _TestSupport

/// A program run with its costs counted.
struct MeasuredProgram {
  let program: URL

  /// What a run was and what it cost.
  struct Run {
    let result: BuiltProgram.Result
    /// The exit code; nil for a run that a signal ended.
    let exitCode: Int32?
    /// The signal that ended the run.
    let signal: Int32?
    /// Whether it had to be ended, since it went on and on.
    let isLate: Bool
    /// Time on processors, in seconds.
    let processorTime: Double
    /// The most memory that was in use, in MB.
    let peakMemory: Double
  }

  /// Why a run could not be measured.
  struct Unmeasured: Error {
    let report: String
  }

  /// Runs it to its end, or ends it after so many seconds by the clock.
  func run(
    _ arguments: [String], input: String = "", seconds: Int, in folder: URL
  ) throws -> Run {
    let scratch = try TemporaryFolder()
    let file = scratch.url.appendingPathComponent("report")
    let result = try BuiltProgram("_MeasuredRun").run(
      ["\(seconds)", file.path, program.path] + arguments, input: input,
      // A backtrace would ask the debugger's questions of a program that is to end.
      environment: ["SWIFT_BACKTRACE": "enable=no"], in: folder)
    let report = (try? scratch.text("report")) ?? "none"
    let words = report.split(separator: " ")
    guard words.count >= 4, let code = Int32(words[1]), let time = Double(words[2]),
      let memory = Double(words[3])
    else { throw Unmeasured(report: report) }
    return Run(
      result: result, exitCode: words[0] == "exit" ? code : nil,
      signal: words[0] == "signal" ? code : nil, isLate: words.count > 4,
      processorTime: time / 1000, peakMemory: memory / 1024)
  }
}

/// What any file may cost, whatever is in it (media rule 8.4).
struct HostileLimits {
  var processorTime = 2.0
  /// In MB; 0 for a program whose memory says nothing, as one with a sanitizer.
  var peakMemory = 256.0

  /// Why a run is not as it has to be; nil for one that is.
  func fault(in run: MeasuredProgram.Run) -> String? {
    if run.isLate { return "did not end" }
    if let signal = run.signal { return "was ended by signal \(signal): \(run.result.errors)" }
    guard let code = run.exitCode, [0, 1].contains(code) else {
      return "ended with code \(run.exitCode ?? -1): \(run.result.errors)"
    }
    if run.processorTime > processorTime { return "took \(run.processorTime) s" }
    if peakMemory > 0, run.peakMemory > peakMemory { return "took \(run.peakMemory) MB" }
    return nil
  }
}
