public import TerminalKit

/// Writes pictures for terminals that show pixels: kitty's graphics, iTerm2's inline images, sixels.
///
/// A picture stands at the cursor, which is where it was afterwards in kitty and iTerm2, and anywhere
/// after sixels. Nothing from outside is ever part of a sequence but the pixels, as base64 or as sixels.
public enum PixelEncoder {
  /// Sends a picture to kitty under a number, without showing it; another of that number is replaced.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - id: From 1.
  /// - Returns: The bytes.
  /// - Complexity: O(pixels).
  public static func kittyTransmission(_ pixels: ImagePixels, id: UInt32) -> [UInt8] {
    let text = base64(pixels.rgba)
    var out: [UInt8] = []
    out.reserveCapacity(text.count + text.count / 4096 * 16 + 64)
    var start = 0
    repeat {
      let end = min(start + 4096, text.count)
      let more = end < text.count ? 1 : 0
      // The first piece tells what comes; q=2 keeps the terminal from answering.
      let keys =
        start == 0
        ? "a=t,f=32,s=\(pixels.width),v=\(pixels.height),i=\(id),q=2,m=\(more)" : "m=\(more)"
      out += "\u{1B}_G\(keys);".utf8
      out += text[start..<end]
      out += "\u{1B}\\".utf8
      start = end
    } while start < text.count
    return out
  }

  /// Shows a part of a picture that kitty has, below the text, or moves it: a placement of that number
  /// is replaced (terminal rule 48).
  ///
  /// - Parameters:
  ///   - id: The picture's number.
  ///   - placement: The placement's, from 1.
  ///   - part: The part in px.
  ///   - size: The cells that it fills, from the cursor on.
  /// - Returns: The bytes.
  public static func kittyPlacement(
    id: UInt32, placement: UInt32, part: PixelPart, size: CellSize
  ) -> [UInt8] {
    Array(
      ("\u{1B}_Ga=p,i=\(id),p=\(placement),x=\(part.x),y=\(part.y),w=\(part.width),"
        + "h=\(part.height),c=\(size.columns),r=\(size.rows),C=1,z=-1,q=2\u{1B}\\").utf8)
  }

  /// Takes a placement away, or with nil all of a picture's and its pixels too.
  ///
  /// - Parameters:
  ///   - id: The picture's number.
  ///   - placement: The placement's.
  /// - Returns: The bytes.
  public static func kittyDeletion(id: UInt32, placement: UInt32?) -> [UInt8] {
    let keys = placement.map { "d=i,i=\(id),p=\($0)" } ?? "d=I,i=\(id)"
    return Array("\u{1B}_Ga=d,\(keys),q=2\u{1B}\\".utf8)
  }

  /// Shows a picture by iTerm2's inline images, as a PNG.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - size: The cells that it fills, from the cursor on.
  /// - Returns: The bytes.
  /// - Complexity: O(pixels).
  public static func iterm2(_ pixels: ImagePixels, size: CellSize) -> [UInt8] {
    let file = PNGBytes.encode(pixels)
    var out = Array(
      ("\u{1B}]1337;File=inline=1;size=\(file.count);width=\(size.columns);height=\(size.rows);"
        + "preserveAspectRatio=0;doNotMoveCursor=1:").utf8)
    out += base64(file)
    out.append(0x07)
    return out
  }

  /// Shows a picture as sixels; nil where chafa is missing or has no memory.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - size: The cells that it fills, from the cursor on.
  ///   - cell: The size of a cell in px.
  ///   - chafa: The library.
  /// - Returns: The bytes.
  /// - Complexity: O(pixels), and a search for 256 colours.
  public static func sixel(
    _ pixels: ImagePixels, size: CellSize, cell: TerminalProfile.PixelSize, by chafa: ChafaLibrary?
  ) -> [UInt8]? {
    chafa?.sixels(
      pixels.rgba, width: pixels.width, height: pixels.height, columns: size.columns,
      rows: size.rows, cellWidth: cell.width, cellHeight: cell.height)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// RFC 4648, with padding.
  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(bytes.count - start, 3)
      var word = UInt32(bytes[start]) << 16
      if count > 1 { word |= UInt32(bytes[start + 1]) << 8 }
      if count > 2 { word |= UInt32(bytes[start + 2]) }
      for place in 0..<4 {
        let index = Int(truncatingIfNeeded: word >> (18 - 6 * UInt32(place)) & 63)
        out.append(place <= count ? alphabet[index] : 0x3D)
      }
    }
    return out
  }
}

/// A rectangle of whole pixels of a picture.
public struct PixelPart: Hashable, Sendable {
  /// From the left, in px.
  public var x: Int
  /// From the top, in px.
  public var y: Int
  /// In px, from 1.
  public var width: Int
  /// In px, from 1.
  public var height: Int

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: From the left.
  ///   - y: From the top.
  ///   - width: From 1.
  ///   - height: From 1.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
