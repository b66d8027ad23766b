/// The formats images are written in, all tagged as sRGB (media rule 5.2).
public enum ImageFormat: Hashable, Sendable {
  /// Lossless, with alpha where the picture has some; tagged by an `sRGB` chunk.
  case png
  /// JFIF, over black where the picture is not opaque; tagged by the `ColorSpace` entry of an Exif
  /// segment.
  ///
  /// - quality: From 1 to 100.
  case jpeg(quality: Int)

  /// The quality images are written in unless another is asked for.
  public static let standardQuality = 90

  /// The format that a file name's ending means, nil for another ending or none.
  ///
  /// - Parameter path: A path that ends in `.png`, `.jpg` or `.jpeg`, in letters of either case.
  public init?(pathExtensionOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg(quality: Self.standardQuality)
    default: return nil
    }
  }
}
