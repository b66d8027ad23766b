/// Reads still images from memory: PNG, JPEG and WebP.
///
/// ```swift
/// let picture = try ImageReader().image(from: bytes)
/// ```
/// The format is told by the first bytes. Images take another way than videos: no container is opened and
/// no file is read.
public struct ImageReader: Sendable {
  /// What an image may cost: `pixels` and `dimension` count here.
  public var limits: VideoLimits

  /// Creates a reader.
  ///
  /// - Parameter limits: What an image may cost.
  public init(limits: VideoLimits = VideoLimits()) { self.limits = limits }

  /// Decodes an image.
  ///
  /// - Parameters:
  ///   - bytes: A whole image file.
  ///   - maximumSize: The picture is fitted into it and never enlarged; 0 leaves a side unbounded.
  /// - Returns: The pixels.
  /// - Throws: `VideoError`: `notMedia` for another format, `limitExceeded`, `unsupportedCodec`,
  ///   `decodeFailed`, `libraryMissing`.
  /// - Complexity: O(n) in the number of pixels.
  public func image(
    from bytes: [UInt8], maximumSize: PixelSize = PixelSize(width: 0, height: 0)
  ) throws(VideoError) -> PixelImage {
    guard let format = StillFormat(bytes) else {
      throw VideoError(
        .notMedia, during: .opening, "not an image that is read: PNG, JPEG and WebP are")
    }
    return try StillDecoder(limits: limits).image(from: bytes, format, maximumSize)
  }
}

/// The formats of still images, by their first bytes.
enum StillFormat {
  case png, jpeg, webp

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webp
    } else {
      return nil
    }
  }
}
