extension PixelImage {
  /// The picture as the bytes of an image file.
  ///
  /// - Parameter format: PNG, JPEG or WebP.
  /// - Returns: A whole file.
  /// - Throws: `VideoError`: `unsupportedCodec` when libav has no encoder for the format, `limitExceeded`
  ///   when the format cannot hold so large a picture.
  /// - Complexity: O(n) in the number of pixels.
  public func encoded(as format: ImageFormat) throws(VideoError) -> [UInt8] {
    try PictureEncoder(try Libav.load()).encode(self, as: format)
  }
}
