import TerminalKit

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

  /// Creates a picture from pixels of red, green, blue and straight alpha, laid over one colour; nil
  /// unless there are four bytes for each pixel.
  ///
  /// - Parameters:
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rgba: Four bytes for each pixel, row by row.
  ///   - background: Red, green, blue of what is behind.
  public init?(
    width: Int, height: Int, rgba: [UInt8],
    over background: (red: UInt8, green: UInt8, blue: UInt8)
  ) {
    guard width > 0, height > 0, rgba.count / 4 == width * height, rgba.count % 4 == 0 else {
      return nil
    }
    self.width = width
    self.height = height
    var bytes = [UInt8](repeating: 0, count: width * height * 3)
    var target = 0
    for source in stride(from: 0, to: rgba.count, by: 4) {
      let alpha = rgba[source + 3]
      if alpha == 255 {
        bytes[target] = rgba[source]
        bytes[target + 1] = rgba[source + 1]
        bytes[target + 2] = rgba[source + 2]
      } else {
        bytes[target] = Self.mix(rgba[source], background.red, alpha)
        bytes[target + 1] = Self.mix(rgba[source + 1], background.green, alpha)
        bytes[target + 2] = Self.mix(rgba[source + 2], background.blue, alpha)
      }
      target += 3
    }
    self.bytes = bytes
  }

  private static func mix(_ above: UInt8, _ below: UInt8, _ alpha: UInt8) -> UInt8 {
    let sum = Int(above) * Int(alpha) + Int(below) * (255 - Int(alpha))
    return UInt8(truncatingIfNeeded: (sum + 127) / 255)
  }

  /// Draws the picture with its top left corner at a place; what lies outside of the clip or of the
  /// buffer is left out.
  ///
  /// - Complexity: O(cells).
  func draw(into cells: inout CellBuffer, at origin: CellPosition, clip: CellRect) {
    cells.putHalfBlocks(bytes, width: width, at: origin, clip: clip)
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
