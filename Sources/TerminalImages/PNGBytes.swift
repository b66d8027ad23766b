/// A PNG of a picture, its pixels stored and not packed: a transport, made without a library.
///
/// Eight bits of red, green, blue and alpha; zlib's stored blocks (RFC 1950, RFC 1951).
enum PNGBytes {
  /// The whole file.
  ///
  /// - Complexity: O(pixels).
  static func encode(_ pixels: ImagePixels) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height))
    // Eight bits, RGBA, and the only methods there are.
    header += [8, 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("IDAT", stored(scanlines(pixels)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Rows, each behind the number of its filter: none.
  private static func scanlines(_ pixels: ImagePixels) -> [UInt8] {
    var lines: [UInt8] = []
    let rowBytes = pixels.width * 4
    lines.reserveCapacity(pixels.height * (rowBytes + 1))
    for row in 0..<pixels.height {
      lines.append(0)
      lines.append(contentsOf: pixels.rgba[row * rowBytes..<(row + 1) * rowBytes])
    }
    return lines
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + bytes.count / 65_535 * 5 + 16)
    var start = 0
    repeat {
      let count = min(bytes.count - start, 65_535)
      stream.append(start + count == bytes.count ? 1 : 0)
      let length = UInt16(count)
      for word in [length, ~length] {
        stream.append(UInt8(truncatingIfNeeded: word))
        stream.append(UInt8(truncatingIfNeeded: word >> 8))
      }
      stream.append(contentsOf: bytes[start..<start + count])
      start += count
    } while start < bytes.count
    return stream + bigEndian(adler(bytes))
  }

  private static func append(_ name: String, _ body: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(body.count))
    let part = Array(name.utf8) + body
    file += part
    file += bigEndian(checksum(part))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Adler-32.
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc = table[Int(truncatingIfNeeded: (crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
    }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256 as Range<UInt32>).map { index in
    (0..<8).reduce(index) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
