/// A picture ready to be drawn into cells: opaque pixels, two to a cell, one above the other.
public struct CellPicture: Hashable, Sendable {
  /// Pixels across: one for each column.
  public let width: Int
  /// Pixels down: two for each row.
  public let height: Int
  /// Red, green, blue, row by row.
  public let bytes: [UInt8]

  /// Creates a picture.
  ///
  /// - Returns: nil unless there are three bytes for each pixel.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count / 3 == width * height, bytes.count % 3 == 0 else {
      return nil
    }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixel at a place that lies in the picture.
  func pixel(_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let start = (y * width + x) * 3
    return (bytes[start], bytes[start + 1], bytes[start + 2])
  }
}

/// Gives the pictures that a screen names.
public protocol PictureSource {
  /// A picture scaled to fill a number of pixels, or nil where there is none, or none yet.
  ///
  /// - Parameters:
  ///   - name: The picture's name on the screen.
  ///   - mode: How it fills the pixels.
  ///   - width: Pixels across, as many as columns.
  ///   - height: Pixels down, twice as many as rows.
  /// - Returns: A picture of just that size.
  func picture(named name: String, mode: PictureMode, width: Int, height: Int) -> CellPicture?

  /// The video header's picture now: a poster, or a frame.
  func header(width: Int, height: Int) -> CellPicture?
}

/// How a picture fills its pixels.
public enum PictureMode: Hashable, Sendable {
  /// All of it is seen, with the background around it.
  case fit
  /// All pixels are covered.
  case fill
  /// It is stretched.
  case stretch
}

/// No pictures: their names stand in frames.
public struct NoPictures: PictureSource {
  /// Creates the source.
  public init() {}

  /// Nil.
  public func picture(
    named name: String, mode: PictureMode, width: Int, height: Int
  ) -> CellPicture? { nil }

  /// Nil.
  public func header(width: Int, height: Int) -> CellPicture? { nil }
}
