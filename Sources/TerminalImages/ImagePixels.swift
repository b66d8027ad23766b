/// A picture of 8-bit red, green, blue and straight alpha, rows from the top.
public struct ImagePixels: Hashable, Sendable {
  /// In px, 1 to 4096.
  public let width: Int
  /// In px, 1 to 4096.
  public let height: Int
  /// Four bytes for each pixel, row by row.
  public let rgba: [UInt8]

  /// Creates a picture; nil unless the sides are from 1 to 4096 and there are four bytes for each pixel.
  ///
  /// - Parameters:
  ///   - width: In px.
  ///   - height: In px.
  ///   - rgba: Red, green, blue, alpha, and so on.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    let sides = 1...4096
    guard sides.contains(width), sides.contains(height), rgba.count == width * height * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// The part of the picture in a rectangle of whole pixels that lies in it; nil for any other.
  ///
  /// - Complexity: O(pixels of the part).
  func cropped(x: Int, y: Int, width: Int, height: Int) -> ImagePixels? {
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width,
      y + height <= self.height
    else { return nil }
    if width == self.width, height == self.height { return self }
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for row in y..<y + height {
      let start = (row * self.width + x) * 4
      part.append(contentsOf: rgba[start..<start + width * 4])
    }
    return ImagePixels(width: width, height: height, rgba: part)
  }
}
