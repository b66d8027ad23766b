extension PixelImage {
  /// The picture as the bytes of an image file.
  ///
  /// - Parameter format: PNG or JPEG.
  /// - Returns: A whole file.
  /// - Throws: `VideoError` when libav has no encoder for the format, or no memory.
  /// - Complexity: O(n) in the number of pixels.
  public func encoded(as format: ImageFormat) throws(VideoError) -> [UInt8] {
    try PictureEncoder(try Libav.load()).encode(self, as: format)
  }
}
