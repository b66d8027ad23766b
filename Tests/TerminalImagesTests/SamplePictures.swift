import TerminalImages
import _TestSupport

/// Pictures made of numbers.
enum SamplePictures {
  /// Pixels of any colour, half of them opaque.
  static func noise(_ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool = false)
    -> ImagePixels?
  {
    var random = SeededGenerator(seed: seed)
    var rgba = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    for place in stride(from: 3, to: rgba.count, by: 4)
    where isOpaque || Bool.random(using: &random) {
      rgba[place] = 255
    }
    return ImagePixels(width: width, height: height, rgba: rgba)
  }

  /// Two colours in blocks: `blocks` says which of them is where, row by row, each so many pixels wide
  /// and high.
  static func blocks(
    _ blocks: [[Bool]], width: Int, height: Int, _ on: [UInt8] = [255, 255, 255],
    _ off: [UInt8] = [0, 0, 0]
  ) -> ImagePixels? {
    var rgba: [UInt8] = []
    for row in blocks {
      var line: [UInt8] = []
      for isOn in row {
        for _ in 0..<width { line += (isOn ? on : off) + [255] }
      }
      for _ in 0..<height { rgba += line }
    }
    return ImagePixels(
      width: (blocks.first?.count ?? 0) * width, height: blocks.count * height, rgba: rgba)
  }
}
