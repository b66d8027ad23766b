import Foundation

/// Reads how large a picture is out of the first bytes of its file, without decoding it.
///
/// PNG (ISO/IEC 15948, the chunk IHDR), JPEG (ITU-T T.81, the frame header) and WebP (RFC 9649). What
/// is written there is believed only within ``largestSide``; a picture turned by its EXIF data has
/// the size it has before it is turned.
enum PictureHeader {
  /// Sides that are not more than this are believed, in pixels.
  static let largestSide = 65_535

  /// How far into a file is looked: the frame header of a JPEG stands behind its thumbnail and its
  /// colour profile.
  static let length = 256 * 1024

  /// The size that a file says, in pixels; nil for a file that is no picture or cannot be read.
  static func size(ofFile path: String) -> CGSize? {
    guard let start = try? DocumentFile.beginning(of: path, length: 64) else { return nil }
    // Only a JPEG says it farther in.
    guard start.first == 0xFF else { return size(of: start) }
    return (try? DocumentFile.beginning(of: path, length: length)).flatMap(size(of:))
  }

  /// The size that the first bytes of a picture say, in pixels; nil for anything else.
  ///
  /// - Complexity: O(n) in the number of bytes, for a JPEG; O(1) else.
  static func size(of bytes: [UInt8]) -> CGSize? {
    let found =
      switch bytes.first {
      case 0x89: png(bytes)
      case 0xFF: jpeg(bytes)
      case UInt8(ascii: "R"): webP(bytes)
      default: Size?.none
      }
    guard let (width, height) = found, (1...largestSide).contains(width),
      (1...largestSide).contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private typealias Size = (width: Int, height: Int)

  private static func png(_ bytes: [UInt8]) -> Size? {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: start), text(bytes, at: 12) == "IHDR" else {
      return nil
    }
    return (bigEndian(bytes, at: 16, count: 4), bigEndian(bytes, at: 20, count: 4))
  }

  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 2, bytes[1] == 0xD8 else { return nil }
    var place = 2
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF: place += 1  // Fill bytes stand before a marker.
      case 0x01, 0xD0...0xD7: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard place + 9 <= bytes.count else { return nil }
        return (
          bigEndian(bytes, at: place + 7, count: 2), bigEndian(bytes, at: place + 5, count: 2)
        )
      case 0xD9, 0xDA: return nil
      default: place += 2 + max(bigEndian(bytes, at: place + 2, count: 2), 2)
      }
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 30, text(bytes, at: 0) == "RIFF", text(bytes, at: 8) == "WEBP" else {
      return nil
    }
    switch text(bytes, at: 12) {
    case "VP8 ":
      guard bytes[23...25].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
      return (
        littleEndian(bytes, at: 26, count: 2) & 0x3FFF,
        littleEndian(bytes, at: 28, count: 2) & 0x3FFF
      )
    case "VP8L":
      guard bytes[20] == 0x2F else { return nil }
      let bits = littleEndian(bytes, at: 21, count: 4)
      return ((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
    case "VP8X":
      return (
        littleEndian(bytes, at: 24, count: 3) + 1, littleEndian(bytes, at: 27, count: 3) + 1
      )
    default:
      return nil
    }
  }

  private static func text(_ bytes: [UInt8], at place: Int) -> String {
    String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }

  private static func bigEndian(_ bytes: [UInt8], at place: Int, count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: [UInt8], at place: Int, count: Int) -> Int {
    bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
