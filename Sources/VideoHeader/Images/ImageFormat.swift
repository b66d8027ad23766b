/// The formats images are written in, all tagged as sRGB (media rule 5.2).
public enum ImageFormat: Hashable, Sendable {
  /// Lossless, with alpha where the picture has some; tagged by an `sRGB` chunk.
  case png
  /// JFIF, over black where the picture is not opaque; tagged by the `ColorSpace` entry of an Exif
  /// segment.
  ///
  /// - quality: From 1 to 100.
  case jpeg(quality: Int)
  /// Lossy, with alpha where the picture has some; untagged, which means sRGB in WebP. At most
  /// 16,383 px a side.
  ///
  /// - quality: From 1 to 100, as libwebp counts it.
  case webp(quality: Int)

  /// The quality images are written in unless another is asked for.
  public static let standardQuality = 90

  /// The format that a file name's ending means, nil for another ending or none.
  ///
  /// - Parameters:
  ///   - path: A path that ends in `.png`, `.jpg`, `.jpeg` or `.webp`, in letters of either case.
  ///   - quality: From 1 to 100, for the formats that have one.
  public init?(pathExtensionOf path: String, quality: Int = Self.standardQuality) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg(quality: quality)
    case "webp": self = .webp(quality: quality)
    default: return nil
    }
  }
}
