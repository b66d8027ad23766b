/// Reads what a video file is.
///
/// ```swift
/// let metadata = try VideoProbe().metadata(ofFileAt: "header.mp4")
/// metadata.video?.displaySize   // 640 x 360
/// ```
/// The file is opened by its path and nothing else is; a broken or hostile one ends in a `VideoError`
/// within the limits.
public struct VideoProbe: Sendable {
  /// What one probe may cost.
  public var limits: VideoLimits

  /// Creates a probe.
  ///
  /// - Parameter limits: What one probe may cost.
  public init(limits: VideoLimits = VideoLimits()) { self.limits = limits }

  /// Describes a file.
  ///
  /// - Parameter path: A path, whatever it looks like: never an address, a pattern or an option.
  /// - Returns: What the file is; without a moving picture `video` is nil.
  /// - Throws: `VideoError`: `notFound`, `notAFile`, `notMedia`, `unsupportedFormat`, `invalidData`,
  ///   `limitExceeded`, `timedOut`, `libraryMissing`.
  /// - Complexity: Reads headers and a few samples of mp4 and mov files in H.264 and HEVC, without decoding
  ///   a picture; of others up to `limits.probeSize` bytes of samples.
  public func metadata(ofFileAt path: String) throws(VideoError) -> VideoMetadata {
    try metadata(ofFileAt: path, mayReadHeadersOnly: true)
  }

  /// Describes a file, the short way where it does or always the long one.
  func metadata(
    ofFileAt path: String, mayReadHeadersOnly: Bool
  ) throws(VideoError) -> VideoMetadata {
    let interruption = Interruption()
    interruption.begin(timeout: limits.timeout)
    let libav = try Libav.load()
    var demuxer = try Demuxer(path: path, limits: limits, interruption: interruption, libav)
    if mayReadHeadersOnly, let track = VideoTrack(choosingFrom: demuxer),
      demuxer.mayReadHeaders(of: track)
    {
      if let codedSize = try demuxer.readHeaders(of: track) {
        return try MetadataReader(demuxer, knownCodedSize: codedSize).metadata()
      }
      demuxer = try Demuxer(path: path, limits: limits, interruption: interruption, libav)
    }
    try demuxer.findStreamInfo()
    return try MetadataReader(demuxer, knownCodedSize: nil).metadata()
  }

  /// Reads an attached picture, which a file without a moving picture may have too (media rule 2.15).
  ///
  /// - Parameters:
  ///   - path: A path, whatever it looks like.
  ///   - index: Which of `VideoMetadata.covers`, from 0.
  /// - Returns: The pixels.
  /// - Throws: `VideoError`; `noFrames` where there is no such picture.
  /// - Complexity: O(n) in the number of pixels.
  public func cover(ofFileAt path: String, index: Int = 0) throws(VideoError) -> PixelImage {
    let interruption = Interruption()
    interruption.begin(timeout: limits.timeout)
    let demuxer = try Demuxer(
      path: path, limits: limits, interruption: interruption, try Libav.load())
    return try ImageReader(limits: limits).image(from: try demuxer.cover(index))
  }
}
