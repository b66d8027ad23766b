/// A picture of a video and when it is shown.
public struct VideoImage: Hashable, Sendable {
  /// The pixels, turned, cropped and sized as asked.
  public let image: PixelImage
  /// The time asked for; nil for a poster that was chosen.
  public let requestedTime: VideoTime?
  /// The frame's own time (media rule 3.5).
  public let actualTime: VideoTime
  /// Whether data was missing or broken on the way to this frame: it may show faults, or stand in for
  /// a later frame that is lost.
  public let isDamaged: Bool
}
