public import Foundation
import Synchronization

/// Takes pictures out of a video: AVFoundation's `AVAssetImageGenerator`.
///
/// ```swift
/// let generator = PosterGenerator(path: "header.mp4")
/// generator.maximumSize = PixelSize(width: 640, height: 0)
/// let picture = try generator.image(at: VideoTime(seconds: 2.5)!)
/// try ImageFile.write(picture.image.encoded(as: .png), to: "frame.png")
/// ```
/// The file is opened at the first request and kept open; requests from several tasks are answered one
/// after another. Unlike AVFoundation's, pictures are turned as the video says unless told otherwise: the
/// most reported trap of that class (media rule 4.1).
public final class PosterGenerator: Sendable {
  /// How pictures are made.
  public struct Settings: Hashable, Sendable {
    /// Pictures are fitted into it and never enlarged; 0 leaves a side unbounded, in px.
    public var maximumSize = PixelSize(width: 0, height: 0)
    /// The shape to fill, cut out of the middle (media rule 4.3); nil for the whole picture. Only
    /// width to height counts.
    public var cropShape: CGSize?
    /// Which part of the coded picture is shown, with which shape of its samples (media rule 4.5).
    public var apertureMode = ApertureMode.cleanAperture
    /// Whether turn and mirror of the video are applied.
    public var appliesPreferredTrackTransform = true
    /// What one request may cost.
    public var limits = VideoLimits()

    /// Creates settings for whole pictures in their own size.
    public init() {}
  }

  /// The file's path.
  public let path: String
  /// How pictures are made.
  public let settings: Settings

  private let interruption = Interruption()
  private let studio = Mutex<Studio?>(nil)
  /// Of all that was asked since `cancel()` was last called.
  private let current = Mutex(Cancellation())

  /// Creates a generator; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - path: A path, whatever it looks like: never an address, a pattern or an option.
  ///   - settings: How pictures are made.
  public init(path: String, settings: Settings = Settings()) {
    self.path = path
    self.settings = settings
  }

  /// The picture at a time.
  ///
  /// - Parameters:
  ///   - time: On the video's timeline; before the first frame the first one answers, after the end
  ///     the last (media rule 3.2).
  ///   - precision: Which frame answers.
  /// - Returns: The picture and its own time.
  /// - Throws: `VideoError` of any kind.
  /// - Complexity: Decodes from the key frame before the time; one frame in `nearestKeyFrame`.
  public func image(
    at time: VideoTime, precision: Precision = .exact
  ) throws(VideoError) -> VideoImage {
    try image(at: time, precision: precision, reusing: nil, cancellation: makeCancellation())
  }

  /// The picture at a time, for a sequence that may have made it before.
  ///
  /// - Parameters:
  ///   - time: On the video's timeline.
  ///   - precision: Which frame answers.
  ///   - known: A picture this generator made; it is handed out again where it shows the same frame.
  ///   - cancellation: Ends the request.
  /// - Returns: The picture and its own time.
  /// - Throws: `VideoError` of any kind.
  func image(
    at time: VideoTime, precision: Precision, reusing known: VideoImage?,
    cancellation: Cancellation
  ) throws(VideoError) -> VideoImage {
    try request(cancellation) { studio throws(VideoError) in
      let frame = try studio.source.frame(at: time, precision)
      return try studio.picture(of: frame, requestedTime: time, reusing: known)
    }
  }

  /// The picture that stands best for the whole video (media rule 6): a key frame that is neither flat nor
  /// dark nor washed out, near the beginning.
  ///
  /// - Returns: Always a picture where any frame can be decoded.
  /// - Throws: `VideoError` of any kind.
  /// - Complexity: Decodes up to eight key frames.
  public func poster() throws(VideoError) -> VideoImage {
    try request(makeCancellation()) { studio throws(VideoError) in
      try studio.picture(of: try PosterSearch(studio).best(), requestedTime: nil)
    }
  }

  /// Where the video ends: the end of its last frame, nil for a track without samples.
  ///
  /// - Returns: The end on the video's timeline.
  /// - Throws: `VideoError` of any kind that opening a file gives.
  public func end() throws(VideoError) -> VideoTime? {
    try request(makeCancellation()) { studio throws(VideoError) in try studio.source.end() }
  }

  /// Ends all that was asked of the generator so far, from any task: a running request fails as
  /// `cancelled` within one packet, and so do those that wait and the rest of every walk over `images`
  /// (AVAssetImageGenerator's `cancelAllCGImageGeneration`). What is asked from now on is answered.
  public func cancel() {
    current.withLock { current in
      current.cancel()
      current = Cancellation()
    }
  }

  /// A cancellation for one piece of work, ended along with all that was asked so far.
  func makeCancellation() -> Cancellation { Cancellation(partOf: current.withLock { $0 }) }

  /// How many frames have been decoded since the file was last opened.
  var decodedFrameCount: Int { studio.withLock { $0?.source.decodedFrameCount ?? 0 } }

  static let cancelled = VideoError(.cancelled, during: .reading, "the request was cancelled")

  private func request<Answer: Sendable>(
    _ cancellation: Cancellation, _ body: (Studio) throws(VideoError) -> Answer
  ) throws(VideoError) -> Answer {
    let answer: Result<Answer, VideoError> = studio.withLock { studio in
      // A request that waited for its turn may have been cancelled meanwhile.
      if cancellation.isCancelled { return .failure(Self.cancelled) }
      do throws(VideoError) {
        interruption.begin(timeout: settings.limits.timeout, cancellation)
        if let studio { return .success(try body(studio)) }
        let opened = try Studio(path: path, settings: settings, interruption)
        let answer = try body(opened)
        studio = opened
        return .success(answer)
      } catch {
        // Whatever state the failure left behind goes with it; the next request opens anew.
        studio = nil
        return .failure(error)
      }
    }
    return try answer.get()
  }
}
