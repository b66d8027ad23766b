extension PosterGenerator {
  /// How far from the time asked for the answering frame may lie: AVAssetImageGenerator's
  /// `requestedTimeToleranceBefore` and `requestedTimeToleranceAfter` (media rule 3.4).
  ///
  /// ```swift
  /// let second = VideoTime(seconds: 1) ?? .zero
  /// try generator.image(at: time, precision: .init(toleranceBefore: second, toleranceAfter: .zero))
  /// ```
  /// Any frame shown at some time of the window may answer. Of those, the frame shown at the time itself
  /// is taken where it is a key frame or decoded already; else the last key frame in the window at or
  /// before the time, which is one decoded picture instead of all since that key frame; else the first one
  /// after it; else the frame at the time itself.
  public struct Precision: Hashable, Sendable {
    /// How much earlier than the time the window begins, from 0; `distantFuture` for no bound.
    public let toleranceBefore: VideoTime
    /// How much later than the time the window ends, from 0; `distantFuture` for no bound.
    public let toleranceAfter: VideoTime

    /// Creates tolerances; what is below 0 counts as 0.
    ///
    /// - Parameters:
    ///   - toleranceBefore: How much earlier a frame may be.
    ///   - toleranceAfter: How much later a frame may be.
    public init(toleranceBefore: VideoTime, toleranceAfter: VideoTime) {
      self.toleranceBefore = max(toleranceBefore, .zero)
      self.toleranceAfter = max(toleranceAfter, .zero)
    }

    /// The frame that is shown at the time: both tolerances 0.
    public static let exact = Precision(toleranceBefore: .zero, toleranceAfter: .zero)

    /// The nearest key frame at or before the time, else the nearest one after: both tolerances without
    /// bound, as AVAssetImageGenerator has them unless told otherwise, and much faster.
    public static let nearestKeyFrame = Precision(
      toleranceBefore: .distantFuture, toleranceAfter: .distantFuture)
  }
}
