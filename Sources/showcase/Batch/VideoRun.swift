import JSONText

/// Works on videos one by one or many at once, and prints what is told of each in the order they were
/// given. One that fails does not keep the others from being done.
struct VideoRun {
  let inputs: VideoInputs
  let console: Console
  /// Whether videos that succeed are told of on standard output.
  let printsLines: Bool
  /// Whether an empty line stands between what is told of two videos.
  var hasGaps = false

  /// Does the work.
  ///
  /// - Parameter work: Answers for a path, on any thread.
  /// - Returns: `failed` where any video did.
  /// - Throws: `WriteError`.
  func answer(_ work: @escaping @Sendable (String) -> VideoAnswer) throws -> ExitStatus {
    let paths = inputs.paths
    let progress = ProgressBar(total: paths.count, printsLines: printsLines)
    defer { progress.clear() }
    var failures = 0
    var hasPrinted = false
    let all = OrderedWork(count: paths.count, jobs: inputs.jobs) { work(paths[$0]) }
    try all.run { index, answer in
      if !answer.notes.isEmpty { progress.clear() }
      if hasGaps, hasPrinted, !answer.lines.isEmpty { try console.line("") }
      for line in answer.lines { try console.line(line) }
      hasPrinted = hasPrinted || !answer.lines.isEmpty
      try console.flush()
      for note in answer.notes { console.note(note) }
      if answer.hasFailed { failures += 1 }
      progress.advance(to: index + 1, failures: failures)
    }
    return failures == 0 ? .done : .failed
  }
}

extension VideoRun {
  /// Works on the one video of a run, whose failure is told on standard error alone.
  ///
  /// - Parameters:
  ///   - video: Its path.
  ///   - key: What answers call the video, and a failure too where it is an object.
  ///   - isJSON: Whether a failure is an object.
  ///   - console: Where it is told.
  ///   - work: The work, which prints what it answers.
  /// - Returns: How the run ends.
  /// - Throws: `WriteError`.
  static func alone(
    _ video: String, as key: String, isJSON: Bool, _ console: Console,
    _ work: (String) throws -> Void
  ) throws -> ExitStatus {
    do {
      try work(video)
      return .done
    } catch let error as WriteError {
      throw error
    } catch {
      // What was answered before the failure comes before it.
      try console.flush()
      let failure = VideoFailure(error, video: video)
      if isJSON {
        console.diagnostic(failure.json(of: video, as: key).text())
      } else {
        console.note(failure.line)
      }
      return .failed
    }
  }
}
