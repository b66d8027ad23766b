public import Foundation

/// How a table's video header plays: silently, for ever, at once, filling its place.
///
/// ```swift
/// let playback = PlaybackMetadata(
///   of: metadata, headerSize: CGSize(width: 414, height: 414), gravity: .resizeAspectFill)
/// playback.crop   // the square in the middle, in the video's display pixels
/// ```
public struct PlaybackMetadata: Hashable, Sendable, Codable {
  /// Whether no sound is heard: always. Sound is not even decoded.
  public let isMuted: Bool
  /// From 0 to 1: always 0.
  public let volume: Double
  /// Whether the video begins anew at its end: always.
  public let loops: Bool
  /// Whether it plays as soon as it is seen: always.
  public let autoplays: Bool
  /// How the video fills the header.
  public let gravity: VideoGravity
  /// The time from the beginning to the end of the last frame; nil where unknown (media rule 9.1).
  public let loopDuration: VideoTime?
  /// The header's size, in pt.
  public let headerSize: CGSize
  /// The part of the video that is seen, in its display pixels; nil where there is no moving picture
  /// (media rule 4.3).
  public let crop: CGRect?
  /// Whether the file has sound, which stays unheard.
  public let hasAudio: Bool

  /// Describes a header.
  ///
  /// - Parameters:
  ///   - metadata: What the video is.
  ///   - headerSize: In pt.
  ///   - gravity: How the video fills the header.
  public init(
    of metadata: VideoMetadata, headerSize: CGSize,
    gravity: VideoGravity = .resizeAspectFill
  ) {
    isMuted = true
    volume = 0
    loops = true
    autoplays = true
    self.gravity = gravity
    loopDuration = metadata.video?.end
    self.headerSize = headerSize
    crop = metadata.video.map { video in
      gravity.crop(
        of: CGSize(width: video.displaySize.width, height: video.displaySize.height),
        in: headerSize)
    }
    hasAudio = metadata.audio != nil
  }
}
