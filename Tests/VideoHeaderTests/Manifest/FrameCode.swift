import VideoHeader

/// The number drawn into a frame: digits as grey bars side by side.
struct FrameCode: Equatable, CustomStringConvertible {
  /// Luma of each bar, of limited range.
  let bars: [Double]

  var description: String { "\(bars.map { Int($0.rounded()) })" }

  /// The code as it is drawn.
  init(_ number: Int, drawnAs style: String) {
    if style.hasPrefix("three") {
      bars = [number / 400, number / 20 % 20, number % 20].map { Double(24 + 10 * $0) }
    } else {
      bars = [number / 16, number % 16].map { Double(24 + 12 * $0) }
    }
  }

  /// The code a picture shows, read in the middle of each bar.
  init(in image: PixelImage, bars count: Int) {
    bars = (0..<count).map { index in
      let x = image.width * (2 * index + 1) / (2 * count)
      let grey = image[x, image.height / 2].map { Double($0.green) } ?? -1
      return 16 + grey * 219 / 255
    }
  }

  /// Whether all bars are within the tolerance of luma.
  func matches(_ other: FrameCode, within tolerance: Double = 5) -> Bool {
    bars.count == other.bars.count
      && zip(bars, other.bars).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
