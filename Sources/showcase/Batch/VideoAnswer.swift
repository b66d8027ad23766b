import JSONText

/// What is told of one video: data and messages.
struct VideoAnswer: Sendable {
  /// For standard output.
  var lines: [String] = []
  /// For standard error, each with the place it speaks of.
  var notes: [String] = []
  var hasFailed = false

  /// The answer of a video that failed.
  ///
  /// - Parameters:
  ///   - failure: Why.
  ///   - json: The line that says so among others; nil where people read.
  /// - Returns: The answer.
  static func failed(_ failure: VideoFailure, json: JSONValue?) -> VideoAnswer {
    guard let json else {
      return VideoAnswer(notes: [failure.line], hasFailed: true)
    }
    return VideoAnswer(lines: [json.text()], hasFailed: true)
  }
}
