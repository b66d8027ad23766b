/// The size of a still picture, read from the first bytes of a PNG, JPEG or WebP file.
///
/// The bytes are not trusted: whatever they say, nothing outside them is read, and what is no picture
/// has no size.
struct PictureSize: Hashable {
  /// In px, at least 1.
  let width: Int
  /// In px, at least 1.
  let height: Int

  /// How many bytes are looked at: a JPEG keeps its size behind whatever cameras write first.
  static let headerLimit = 1 << 18
}

extension PictureSize {
  /// Reads the size from a file's first bytes; nil where they are no picture's.
  init?(_ bytes: [UInt8]) {
    let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes)
    guard let (width, height) = size, width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// Walks the markers to the frame header.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      // SOF0 to SOF15, but for the tables DHT, JPG and DAC that lie among them.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[(place + 7)..<(place + 9)]), number(bytes[(place + 5)..<(place + 7)]))
      }
      let length = number(bytes[(place + 2)..<(place + 4)])
      guard length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    func little(_ place: Int, _ count: Int) -> Int {
      bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes[12..<16].elementsEqual("VP8 ".utf8) {
      return (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
    }
    if bytes[12..<16].elementsEqual("VP8L".utf8) {
      let bits = little(21, 4)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard bytes[12..<16].elementsEqual("VP8X".utf8) else { return nil }
    return (little(24, 3) + 1, little(27, 3) + 1)
  }
}
