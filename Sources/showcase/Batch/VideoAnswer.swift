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
  ///   - video: The video's path.
  ///   - key: What answers call the video.
  ///   - isJSON: Whether lines of JSON are asked for.
  /// - Returns: The answer.
  static func failed(
    _ failure: VideoFailure, of video: String, as key: String, isJSON: Bool
  ) -> VideoAnswer {
    isJSON
      ? VideoAnswer(lines: [failure.json(of: video, as: key).text()], hasFailed: true)
      : VideoAnswer(notes: [failure.line], hasFailed: true)
  }
}
