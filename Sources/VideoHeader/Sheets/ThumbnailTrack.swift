import Foundation

/// A WebVTT track that tells a player which part of a contact sheet to show at a time: one cue for each
/// picture, whose text is the sheet's address with a rectangle in pixels (Media Fragments URI 1.0, 4.2.2).
///
/// ```swift
/// let address = ThumbnailTrack.address(ofFile: "out/sheet.jpg", fromFile: "out/sheet.vtt")
/// ThumbnailTrack(of: sheet, address: address).text
/// // WEBVTT
/// //
/// // 00:00:00.000 --> 00:00:00.587
/// // sheet.jpg#xywh=0,0,160,90
/// ```
public struct ThumbnailTrack: Hashable, Sendable {
  /// The whole file.
  public let text: String

  /// Creates the track of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - address: Where a player finds the sheet: a URL, absolute or relative to the track's own.
  /// - Complexity: O(n) in the number of pictures.
  public init(of sheet: ContactSheet, address: String) {
    let size = sheet.tileSize
    text = sheet.tiles.reduce(into: "WEBVTT\n") { text, tile in
      let (start, end) = (Self.milliseconds(tile.start), Self.milliseconds(tile.end))
      // A cue has to end after its start, so that a stretch too short for a millisecond has none.
      guard end > start else { return }
      text += """

        \(Self.timestamp(start)) --> \(Self.timestamp(end))
        \(address)#xywh=\(tile.x),\(tile.y),\(size.width),\(size.height)

        """
    }
  }

  /// The URL of a file as a track in another file refers to it: relative to the track, each part of the path
  /// percent-encoded, so that nothing in a name is a fragment, a query, a scheme or a cue's arrow.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - track: The track's path.
  /// - Returns: A relative reference (RFC 3986, 4.2).
  public static func address(ofFile path: String, fromFile track: String) -> String {
    let file = components(of: path)
    let folder = components(of: track).dropLast()
    let shared = zip(file, folder).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: folder.count - shared)
    return (ups + file.dropFirst(shared).map(encoded)).joined(separator: "/")
  }

  private static func components(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.pathComponents
  }

  private static func encoded(_ part: String) -> String {
    part.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  private static func milliseconds(_ time: VideoTime) -> Int64 {
    max((time.nanoseconds &+ 500_000) / 1_000_000, 0)
  }

  /// `00:00:00.000`; hours take as many digits as they need.
  private static func timestamp(_ milliseconds: Int64) -> String {
    func digits(_ number: Int64, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
    }
    let hours = digits(milliseconds / 3_600_000, 2)
    let minutes = digits(milliseconds / 60_000 % 60, 2)
    let seconds = digits(milliseconds / 1000 % 60, 2)
    return "\(hours):\(minutes):\(seconds).\(digits(milliseconds % 1000, 3))"
  }
}
