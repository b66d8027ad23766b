/// A picture of 8-bit red, green, blue and straight alpha, rows from the top, in sRGB.
public struct PixelImage: Hashable, Sendable {
  /// In px, from 1.
  public let width: Int
  /// In px, from 1.
  public let height: Int
  /// `height` rows of `rowBytes` bytes: red, green, blue, alpha, and so on.
  public let bytes: [UInt8]

  /// Bytes of one row: four times the width.
  public var rowBytes: Int { width * 4 }

  /// The width and height.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Creates a picture from its pixels, or nil where the number of bytes does not fit the size.
  ///
  /// - Parameters:
  ///   - width: In px, from 1.
  ///   - height: In px, from 1.
  ///   - bytes: `width * height * 4` bytes.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (pixels, tooMany) = width.multipliedReportingOverflow(by: height)
    let (count, tooLarge) = pixels.multipliedReportingOverflow(by: 4)
    guard !tooMany, !tooLarge, bytes.count == count else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Red, green, blue and alpha of one pixel, or nil outside the picture.
  ///
  /// - Parameters:
  ///   - x: From 0 at the left.
  ///   - y: From 0 at the top.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let index = y * rowBytes + x * 4
    return (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
  }

  /// Whether some pixel is not opaque.
  ///
  /// - Complexity: O(n) in the number of pixels.
  public var hasTransparency: Bool {
    // All pixels at once: what is not opaque in one is not opaque in their conjunction.
    unsafe bytes.withUnsafeBytes { buffer in
      var all = UInt32.max
      for offset in stride(from: 0, to: buffer.count - 3, by: 4) {
        all &= unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      }
      return UInt32(littleEndian: all) >> 24 != 255
    }
  }
}
