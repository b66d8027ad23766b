/// How a run ends (terminal rule 2).
enum ExitStatus: Int32 {
  /// All that was asked was done.
  case done = 0
  /// The work failed, wholly or in part.
  case failed = 1
  /// The command line is wrong.
  case usage = 2
}

/// A failure that ends a command: one sentence that says what, where and what to do.
struct CommandFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
