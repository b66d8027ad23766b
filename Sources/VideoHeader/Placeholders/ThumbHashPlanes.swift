import Foundation

/// The four channels of a picture that a ThumbHash describes, over its average colour where it is
/// transparent.
struct ThumbHashPlanes {
  let width: Int
  let height: Int
  /// The mean of red, green and blue, from 0 to 1.
  private(set) var lightness: [Double] = []
  /// The mean of red and green less blue, from -1 to 1.
  private(set) var yellowBlue: [Double] = []
  /// Red less green, from -1 to 1.
  private(set) var redGreen: [Double] = []
  /// From 0 to 1.
  private(set) var alpha: [Double] = []

  var hasAlpha: Bool { alpha.contains { $0 < 1 } }

  init(_ image: PixelImage) {
    width = image.width
    height = image.height
    let bytes = image.bytes
    let pixels = stride(from: 0, to: bytes.count, by: 4)
    alpha = pixels.map { Double(bytes[$0 + 3]) / 255 }
    let opacity = alpha.reduce(0, +)
    let average = (0..<3).map { channel in
      guard opacity > 0 else { return 0.0 }
      return zip(pixels, alpha).reduce(0) { $0 + $1.1 * Double(bytes[$1.0 + channel]) / 255 }
        / opacity
    }
    for (pixel, alpha) in zip(pixels, alpha) {
      let (red, green, blue) = (
        average[0] * (1 - alpha) + alpha * Double(bytes[pixel]) / 255,
        average[1] * (1 - alpha) + alpha * Double(bytes[pixel + 1]) / 255,
        average[2] * (1 - alpha) + alpha * Double(bytes[pixel + 2]) / 255
      )
      lightness.append((red + green + blue) / 3)
      yellowBlue.append((red + green) / 2 - blue)
      redGreen.append(red - green)
    }
  }

  /// The lowest frequencies of a channel.
  struct Spectrum {
    /// The channel's mean: the frequency 0.
    let mean: Double
    /// The largest of the other coefficients without its sign.
    let range: Double
    /// The other coefficients, from 0 for `-range` to 1 for `range`, rows of rising frequency.
    let coefficients: [Double]
  }

  /// The cosine transform of a channel, of frequencies in the triangle below `columns` and `rows`.
  ///
  /// - Parameters:
  ///   - levels: One of this picture's channels.
  ///   - columns: How many frequencies there are from left to right.
  ///   - rows: How many there are from top to bottom.
  /// - Returns: The frequencies' coefficients.
  func spectrum(of levels: [Double], columns: Int, rows: Int) -> Spectrum {
    let across = (0..<columns).map { Self.wave($0, length: width) }
    let down = (0..<rows).map { Self.wave($0, length: height) }
    // Rows first, columns then: the transform is one of each direction.
    let lines = across.map { wave in
      (0..<height).map { y in
        (0..<width).reduce(0) { $0 + levels[y * width + $1] * wave[$1] }
      }
    }
    var values: [Double] = []
    for row in 0..<rows {
      for column in 0..<columns where column * rows < columns * (rows - row) {
        let sum = zip(lines[column], down[row]).reduce(0) { $0 + $1.0 * $1.1 }
        values.append(sum / Double(width * height))
      }
    }
    let others = values.dropFirst()
    let range = others.reduce(0) { max($0, abs($1)) }
    return Spectrum(
      mean: values.first ?? 0, range: range,
      coefficients: others.map { range > 0 ? 0.5 + 0.5 / range * $0 : $0 })
  }

  private static func wave(_ frequency: Int, length: Int) -> [Double] {
    (0..<length).map { cos(.pi / Double(length) * Double(frequency) * (Double($0) + 0.5)) }
  }
}

extension PixelImage {
  /// The picture with no side longer than `side` px, by averages of areas weighted by alpha.
  ///
  /// - Complexity: O(n) in the number of pixels.
  func averaged(toFit side: Int) -> PixelImage {
    let longest = max(width, height)
    guard longest > side else { return self }
    let target = PixelSize(
      width: max((width * side + longest / 2) / longest, 1),
      height: max((height * side + longest / 2) / longest, 1))
    var result: [UInt8] = []
    result.reserveCapacity(target.width * target.height * 4)
    for y in 0..<target.height {
      let rows = Self.part(y, of: target.height, height)
      for x in 0..<target.width {
        let columns = Self.part(x, of: target.width, width)
        result += average(columns, rows)
      }
    }
    return PixelImage(width: target.width, height: target.height, bytes: result) ?? self
  }

  private static func part(_ index: Int, of count: Int, _ length: Int) -> Range<Int> {
    index * length / count..<max((index + 1) * length / count, index * length / count + 1)
  }

  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> [UInt8] {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = y * rowBytes + x * 4
        let weight = Int(bytes[pixel + 3])
        red += weight * Int(bytes[pixel])
        green += weight * Int(bytes[pixel + 1])
        blue += weight * Int(bytes[pixel + 2])
        alpha += weight
      }
    }
    guard alpha > 0 else { return [0, 0, 0, 0] }
    let count = rows.count * columns.count
    return [red, green, blue].map { UInt8(clamping: ($0 + alpha / 2) / alpha) }
      + [UInt8(clamping: (alpha + count / 2) / count)]
  }
}
