/// What a playback shows at a moment.
public struct PlaybackPicture: Hashable, Sendable {
  /// What a picture is of.
  public enum Content: Hashable, Sendable {
    /// The poster, while no frame is there yet.
    case poster
    /// A frame, by the loop it is shown in, from 0, and its time from the beginning of the loop.
    case frame(loop: Int, time: VideoTime)
  }

  /// The pixels, of just the size asked for; bands beside the video are transparent.
  public let image: PixelImage
  /// What the picture is of.
  public let content: Content
  /// Whether data was missing or broken where the picture comes from.
  public let isDamaged: Bool

  func resampled(to size: PixelSize) -> PlaybackPicture {
    guard image.size != size else { return self }
    return PlaybackPicture(
      image: image.resampled(to: size), content: content, isDamaged: isDamaged)
  }
}
