public import TerminalImages
public import TerminalKit

/// A picture ready to be drawn into cells: as half blocks, as other characters, or as pixels that lie
/// over the cells.
public struct CellPicture: Hashable, Sendable {
  /// Pixels across: one for each column.
  public let width: Int
  /// Pixels down: two for each row.
  public let height: Int
  /// Red, green, blue, row by row, for half blocks; empty for other pictures.
  public let bytes: [UInt8]
  /// The characters it is made of; nil for half blocks and pixels.
  public let symbols: SymbolPicture?
  /// The pixels it is made of, and what tells them from others; nil for characters.
  let overlay: Overlay?

  struct Overlay: Hashable {
    let key: String
    let pixels: ImagePixels
  }

  /// Creates a picture of characters.
  public init(_ symbols: SymbolPicture) {
    self.init(symbols.size, symbols: symbols, overlay: nil)
  }

  /// Creates a picture of pixels that fill cells, for a terminal that shows such.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - size: The cells.
  ///   - key: Tells the picture: pixels of one key are the same.
  public init(_ pixels: ImagePixels, filling size: CellSize, key: String) {
    self.init(size, symbols: nil, overlay: Overlay(key: key, pixels: pixels))
  }

  private init(_ size: CellSize, symbols: SymbolPicture?, overlay: Overlay?) {
    width = size.columns
    height = size.rows * 2
    bytes = []
    self.symbols = symbols
    self.overlay = overlay
  }

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
    symbols = nil
    overlay = nil
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
    symbols = nil
    overlay = nil
  }

  private static func mix(_ above: UInt8, _ below: UInt8, _ alpha: UInt8) -> UInt8 {
    let sum = Int(above) * Int(alpha) + Int(below) * (255 - Int(alpha))
    return UInt8(truncatingIfNeeded: (sum + 127) / 255)
  }

  /// Draws the picture with its top left corner at a place; what lies outside of the clip or of the
  /// buffer is left out.
  ///
  /// - Returns: Where pixels have to be laid over the cells; nil for characters.
  /// - Complexity: O(cells).
  @discardableResult
  func draw(
    into cells: inout CellBuffer, at origin: CellPosition, clip: CellRect
  ) -> ImagePlacement? {
    if let symbols {
      symbols.draw(into: &cells, at: origin, clip: clip)
      return nil
    }
    guard let overlay else {
      cells.putHalfBlocks(bytes, width: width, at: origin, clip: clip)
      return nil
    }
    let screen = CellRect(row: 0, column: 0, columns: cells.size.columns, rows: cells.size.rows)
    let frame = CellRect(
      row: origin.row, column: origin.column, columns: width, rows: height / 2)
    guard
      let placement = ImagePlacement(
        key: overlay.key, pixels: overlay.pixels, frame: frame, clips: [clip, screen])
    else { return nil }
    placement.fillGround(of: &cells)
    return placement
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
