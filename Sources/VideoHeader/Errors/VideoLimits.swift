/// How much one request may cost (media rule 8.2). Video files are hostile until shown otherwise.
public struct VideoLimits: Hashable, Sendable {
  /// Names one of the limits in an error.
  public enum Name: String, Hashable, Sendable {
    case streams, dimension, pixels, packets
  }

  /// Bytes read to learn what the streams are.
  public var probeSize: Int
  /// Microseconds of media read to learn what the streams are.
  public var analyzeDuration: Int
  /// The most streams a file may have.
  public var streams: Int
  /// The most pixels a picture may have, in its coded size.
  public var pixels: Int
  /// The greatest width or height of a picture, in px.
  public var dimension: Int
  /// How long one request may take by the clock.
  public var timeout: Duration
  /// Packets read in a row without a picture coming out.
  public var packetsWithoutFrame: Int
  /// Decoder threads for exact frames; single key frames use one.
  public var decoderThreads: Int

  /// Creates limits; the defaults fit any ordinary clip.
  ///
  /// - Parameters:
  ///   - probeSize: In bytes.
  ///   - analyzeDuration: In microseconds.
  ///   - streams: A count.
  ///   - pixels: A count, checked against headers and again by the decoder.
  ///   - dimension: In px.
  ///   - timeout: By the clock, for each request.
  ///   - packetsWithoutFrame: A count.
  ///   - decoderThreads: A count from 1.
  public init(
    probeSize: Int = 5_000_000, analyzeDuration: Int = 5_000_000, streams: Int = 64,
    pixels: Int = 36_000_000, dimension: Int = 16_384, timeout: Duration = .seconds(10),
    packetsWithoutFrame: Int = 4096, decoderThreads: Int = 2
  ) {
    self.probeSize = probeSize
    self.analyzeDuration = analyzeDuration
    self.streams = streams
    self.pixels = pixels
    self.dimension = dimension
    self.timeout = timeout
    self.packetsWithoutFrame = packetsWithoutFrame
    self.decoderThreads = decoderThreads
  }

  /// Throws when a picture of this size may not be decoded.
  func check(width: Int, height: Int, during stage: VideoError.Stage) throws(VideoError) {
    if max(width, height) > dimension {
      throw VideoError(
        .limitExceeded(.dimension), during: stage,
        "the picture claims to be \(width)x\(height), above the limit of \(dimension) px a side")
    }
    if width > 0, height > pixels / width {
      throw VideoError(
        .limitExceeded(.pixels), during: stage,
        "the picture claims to be \(width)x\(height), above the limit of \(pixels) pixels")
    }
  }
}
