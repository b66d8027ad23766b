extension PosterGenerator {
  /// What became of one of the times of `images(at:precision:order:)`.
  public struct Answer: Hashable, Sendable {
    /// How a request ends: AVFoundation's `AVAssetImageGenerator.Result`.
    public enum Outcome: Hashable, Sendable {
      /// With a picture.
      case succeeded(VideoImage)
      /// With an error that is this request's alone; others may succeed.
      case failed(VideoError)
      /// Without having been tried, or stopped on the way.
      case cancelled
    }

    /// Which of the times, from 0.
    public let index: Int
    /// The time asked for.
    public let requestedTime: VideoTime
    /// How it ended.
    public let outcome: Outcome

    /// The picture, whose `actualTime` is its frame's.
    ///
    /// - Throws: The error of a request that failed; `cancelled` for one that was cancelled.
    public var picture: VideoImage {
      get throws(VideoError) {
        switch outcome {
        case .succeeded(let picture): return picture
        case .failed(let error): throw error
        case .cancelled: throw PosterGenerator.cancelled
        }
      }
    }
  }
}
