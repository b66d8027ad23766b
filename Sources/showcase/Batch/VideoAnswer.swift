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
  ///   - object: What says so among other lines of JSON.
  ///   - isJSON: Whether lines of JSON are asked for.
  /// - Returns: The answer.
  static func failed(_ failure: VideoFailure, as object: JSONValue, isJSON: Bool) -> VideoAnswer {
    isJSON
      ? VideoAnswer(lines: [object.text()], hasFailed: true)
      : VideoAnswer(notes: [failure.line], hasFailed: true)
  }
}
