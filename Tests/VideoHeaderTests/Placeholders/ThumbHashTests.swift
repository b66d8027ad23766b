import Foundation
import Testing
import _TestSupport

@testable import VideoHeader

@Suite("A ThumbHash")
struct ThumbHashTests {
  /// A picture of smooth noise.
  private static func picture(
    seed: Int, width: Int, height: Int, isOpaque: Bool
  ) -> PixelImage? {
    var random = SeededGenerator(seed: UInt64(seed))
    let waves = (0..<4).map { _ in
      (0..<3).map { _ in Double.random(in: 0...0.2, using: &random) }
    }
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        for (channel, wave) in waves.enumerated() {
          let level = 127 + 120 * sin(wave[0] * Double(x) + wave[1] * Double(y) + 30 * wave[2])
          bytes.append(channel == 3 && isOpaque ? 255 : UInt8(level))
        }
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  @Test("is what the definition gives, computed term by term", arguments: 1...40)
  func reference(seed: Int) throws {
    let width = 1 + seed * 7 % 40
    let height = 1 + seed * 11 % 30
    let image = try #require(
      Self.picture(seed: seed, width: width, height: height, isOpaque: seed % 3 > 0))
    #expect(
      ThumbHash(of: image).bytes == ReferenceThumbHash.bytes(of: image),
      "seed \(seed), \(width)x\(height)")
  }

  @Test("gives back shape, colour and transparency", arguments: 41...60)
  func properties(seed: Int) throws {
    let isOpaque = seed % 2 == 0
    let (width, height) = seed % 3 == 0 ? (32, 18) : (18, 32)
    let image = try #require(
      Self.picture(seed: seed, width: width, height: height, isOpaque: isOpaque))
    let decoded = try #require(DecodedThumbHash(ThumbHash(of: image).bytes), "seed \(seed)")
    #expect(decoded.hasAlpha == !isOpaque)
    #expect(decoded.isLandscape == (width > height))
    // Six bits of a colour that is the mean of the whole picture over its own average.
    let average = ReferenceThumbHash.average(of: image)
    for (shown, given) in zip(decoded.average, average) {
      #expect(abs(shown - given) < 0.04, "seed \(seed): \(decoded.average), \(average)")
    }
  }

  @Test(
    "of one colour is that colour",
    arguments: [
      [0, 0, 0], [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [30, 90, 200],
    ])
  func flat(color: [UInt8]) throws {
    let image = try #require(
      PixelImage(
        width: 8, height: 8, bytes: Array(repeating: color + [255], count: 64).flatMap { $0 }))
    let decoded = try #require(DecodedThumbHash(ThumbHash(of: image).bytes))
    for (shown, given) in zip(decoded.average, color) {
      #expect(abs(shown - Double(given) / 255) < 0.04)
    }
  }

  @Test("of a picture with nothing in it is short and has no numbers that are none")
  func transparent() throws {
    let image = try #require(
      PixelImage(width: 3, height: 5, bytes: [UInt8](repeating: 0, count: 60)))
    let hash = ThumbHash(of: image)
    #expect(DecodedThumbHash(hash.bytes)?.hasAlpha == true)
    #expect(hash.bytes == ReferenceThumbHash.bytes(of: image))
  }

  @Test("of a large picture is that of its average, within a step")
  func large() throws {
    let small = try #require(Self.picture(seed: 7, width: 50, height: 25, isOpaque: true))
    // Each pixel becomes a block of eight by eight.
    var bytes: [UInt8] = []
    for y in 0..<200 {
      for x in 0..<400 {
        let pixel = (y / 8 * 50 + x / 8) * 4
        bytes += small.bytes[pixel..<pixel + 4]
      }
    }
    let large = try #require(PixelImage(width: 400, height: 200, bytes: bytes))
    let reduced = large.averaged(toFit: 50)
    #expect(reduced == small)
    #expect(large.averaged(toFit: ThumbHash.side).size == PixelSize(width: 100, height: 50))
    #expect(
      ThumbHash(of: large) == ThumbHash(of: large.averaged(toFit: ThumbHash.side)))
  }

  @Test(
    "of the longest and thinnest pictures has all it needs",
    arguments: [(1, 1), (999, 1), (1, 999)])
  func thin(width: Int, height: Int) throws {
    let image = try #require(
      PixelImage(
        width: width, height: height, bytes: [UInt8](repeating: 200, count: width * height * 4)))
    let bytes = ThumbHash(of: image).bytes
    #expect(DecodedThumbHash(bytes) != nil)
    #expect(Data(base64Encoded: ThumbHash(of: image).base64) == Data(bytes))
  }
}

/// The definition of a ThumbHash, term by term and without any saving.
private enum ReferenceThumbHash {
  static func average(of image: PixelImage) -> [Double] {
    var sums = [0.0, 0, 0]
    var opacity = 0.0
    for index in stride(from: 0, to: image.bytes.count, by: 4) {
      let alpha = Double(image.bytes[index + 3]) / 255
      for channel in 0..<3 { sums[channel] += alpha / 255 * Double(image.bytes[index + channel]) }
      opacity += alpha
    }
    return opacity > 0 ? sums.map { $0 / opacity } : sums
  }

  static func bytes(of image: PixelImage) -> [UInt8] {
    let (width, height) = (image.width, image.height)
    let average = average(of: image)
    var channels = [[Double]](repeating: [], count: 4)
    for index in stride(from: 0, to: image.bytes.count, by: 4) {
      let alpha = Double(image.bytes[index + 3]) / 255
      let color = (0..<3).map {
        average[$0] * (1 - alpha) + alpha / 255 * Double(image.bytes[index + $0])
      }
      channels[0].append((color[0] + color[1] + color[2]) / 3)
      channels[1].append((color[0] + color[1]) / 2 - color[2])
      channels[2].append(color[0] - color[1])
      channels[3].append(alpha)
    }
    let hasAlpha = channels[3].reduce(0, +) < Double(width * height)
    let limit = hasAlpha ? 5.0 : 7.0
    let longer = Double(max(width, height))
    let columns = max(1, Int((limit * Double(width) / longer).rounded()))
    let rows = max(1, Int((limit * Double(height) / longer).rounded()))

    func encode(_ channel: [Double], _ nx: Int, _ ny: Int) -> (Double, [Double], Double) {
      var (dc, ac, scale) = (0.0, [Double](), 0.0)
      for cy in 0..<ny {
        var cx = 0
        while cx * ny < nx * (ny - cy) {
          var f = 0.0
          for y in 0..<height {
            for x in 0..<width {
              f +=
                channel[x + y * width] * cos(.pi / Double(width) * Double(cx) * (Double(x) + 0.5))
                * cos(.pi / Double(height) * Double(cy) * (Double(y) + 0.5))
            }
          }
          f /= Double(width * height)
          if cx > 0 || cy > 0 {
            ac.append(f)
            scale = max(scale, abs(f))
          } else {
            dc = f
          }
          cx += 1
        }
      }
      return (dc, scale > 0 ? ac.map { 0.5 + 0.5 / scale * $0 } : ac, scale)
    }
    let l = encode(channels[0], max(3, columns), max(3, rows))
    let p = encode(channels[1], 3, 3)
    let q = encode(channels[2], 3, 3)
    let a = encode(channels[3], 5, 5)
    func whole(_ value: Double) -> Int { Int(value.rounded()) }
    let isLandscape = width > height
    let header24 =
      whole(63 * l.0) | whole(31.5 + 31.5 * p.0) << 6 | whole(31.5 + 31.5 * q.0) << 12
      | whole(31 * l.2) << 18 | (hasAlpha ? 1 : 0) << 23
    let header16 =
      (isLandscape ? rows : columns) | whole(63 * p.2) << 3 | whole(63 * q.2) << 9
      | (isLandscape ? 1 : 0) << 15
    var hash = [
      header24 & 255, header24 >> 8 & 255, header24 >> 16, header16 & 255, header16 >> 8,
    ]
    if hasAlpha { hash.append(whole(15 * a.0) | whole(15 * a.2) << 4) }
    let coefficients = l.1 + p.1 + q.1 + (hasAlpha ? a.1 : [])
    for (index, f) in coefficients.enumerated() {
      if index % 2 == 0 { hash.append(0) }
      hash[hash.count - 1] |= whole(15 * f) << (index % 2 * 4)
    }
    return hash.map { UInt8($0) }
  }
}

/// What a decoder reads out of a ThumbHash; nil for one that has not all its bytes.
private struct DecodedThumbHash {
  let hasAlpha: Bool
  let isLandscape: Bool
  let average: [Double]

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 5 else { return nil }
    let numbers = bytes.map(Int.init)
    let header = numbers[0] | numbers[1] << 8 | numbers[2] << 16
    let shape = numbers[3] | numbers[4] << 8
    hasAlpha = header >> 23 == 1
    isLandscape = shape >> 15 == 1
    let l = Double(header & 63) / 63
    let p = Double(header >> 6 & 63) / 31.5 - 1
    let q = Double(header >> 12 & 63) / 31.5 - 1
    let blue = l - 2 / 3 * p
    let red = (3 * l - blue + q) / 2
    average = [red, red - q, blue]
    // As many coefficients as the shape says.
    let longer = hasAlpha ? 5 : 7
    let shorter = max(shape & 7, 3)
    let (columns, rows) = isLandscape ? (longer, shorter) : (shorter, longer)
    let count = { (nx: Int, ny: Int) in
      (0..<ny).reduce(0) { sum, cy in sum + (0..<nx).filter { $0 * ny < nx * (ny - cy) }.count } - 1
    }
    let nibbles = count(columns, rows) + 2 * count(3, 3) + (hasAlpha ? count(5, 5) : 0)
    guard bytes.count == (hasAlpha ? 6 : 5) + (nibbles + 1) / 2 else { return nil }
  }
}
