/// Tags a JPEG file as sRGB: JFIF alone leaves the colour space open.
enum ExifColorSpace {
  /// An Exif segment whose one entry says `ColorSpace` = sRGB (Exif 2.3, tag 0xA001 = 1).
  static let segment: [UInt8] =
    [0xFF, 0xE1, 0x00, 0x34] + Array("Exif".utf8) + [0, 0]
    // A TIFF header, big-endian, with its first directory at 8 ...
    + Array("MM".utf8) + [0x00, 0x2A, 0, 0, 0, 8]
    // ... that holds one entry, the place of the Exif directory at 26 ...
    + [0x00, 0x01, 0x87, 0x69, 0x00, 0x04, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]
    // ... that holds one entry, the colour space, a short.
    + [0x00, 0x01, 0xA0, 0x01, 0x00, 0x03, 0, 0, 0, 1, 0x00, 0x01, 0, 0, 0, 0, 0, 0]

  /// The file with the segment after its JFIF header.
  static func tagged(_ file: [UInt8]) -> [UInt8] {
    guard file.count > 6, file[0] == 0xFF, file[1] == 0xD8 else { return file }
    var place = 2
    if file[2] == 0xFF, file[3] == 0xE0 {
      place += 2 + Int(file[4]) << 8 + Int(file[5])
    }
    guard place <= file.count else { return file }
    return file[..<place] + segment + file[place...]
  }
}
