import Foundation
import ListScreen
import TerminalFront
import TerminalImages
import VideoHeader

/// Scales a picture to the pixels of cells by averaging, over an opaque background.
struct PictureScaling {
  private let image: PixelImage
  private let mode: ContentMode
  private let background: RGBA

  init(_ image: PixelImage, mode: ContentMode, background: RGBA) {
    self.image = image
    self.mode = mode
    self.background = background
  }

  /// The picture in so many pixels; nil for none.
  ///
  /// - Complexity: O(pixels of both pictures).
  func picture(width: Int, height: Int) -> CellPicture? {
    guard width > 0, height > 0, width <= 4096, height <= 4096 else { return nil }
    // Pixels of half blocks are square: a cell is twice as high as wide.
    let rect = mode.rect(
      of: CGSize(width: image.width, height: image.height),
      in: CGRect(x: 0, y: 0, width: width, height: height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      let rows = source(y, rect.minY, rect.height, image.height)
      for x in 0..<width {
        let columns = source(x, rect.minX, rect.width, image.width)
        let color = average(columns, rows)
        bytes += [color.red, color.green, color.blue]
      }
    }
    return CellPicture(width: width, height: height, bytes: bytes)
  }

  /// The picture in so many pixels with an alpha that is always full; nil for none.
  ///
  /// - Complexity: O(pixels of both pictures).
  func pixels(width: Int, height: Int) -> ImagePixels? {
    guard let picture = picture(width: width, height: height) else { return nil }
    var rgba = [UInt8](repeating: 255, count: width * height * 4)
    for pixel in 0..<width * height {
      for channel in 0..<3 { rgba[pixel * 4 + channel] = picture.bytes[pixel * 3 + channel] }
    }
    return ImagePixels(width: width, height: height, rgba: rgba)
  }

  /// The source pixels below one pixel; empty beside the picture.
  private func source(
    _ place: Int, _ start: CGFloat, _ extent: CGFloat, _ count: Int
  ) -> Range<Int> {
    guard extent > 0 else { return 0..<0 }
    let perPixel = Double(count) / Double(extent)
    let first = (Double(place) - Double(start)) * perPixel
    let last = first + perPixel
    guard last > 0, first < Double(count), Double(place) + 0.5 >= Double(start),
      Double(place) + 0.5 <= Double(start + extent)
    else { return 0..<0 }
    let low = min(max(Int(first.rounded(.down)), 0), count - 1)
    return low..<min(max(Int(last.rounded(.up)), low + 1), count)
  }

  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> RGBA {
    guard !columns.isEmpty, !rows.isEmpty else { return background }
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let start = (y * image.width + x) * 4
        let weight = Int(image.bytes[start + 3])
        red += Int(image.bytes[start]) * weight
        green += Int(image.bytes[start + 1]) * weight
        blue += Int(image.bytes[start + 2]) * weight
        alpha += weight
      }
    }
    guard alpha > 0 else { return background }
    let opacity = Double(alpha) / Double(columns.count * rows.count * 255)
    return RGBA(
      UInt8(red / alpha), UInt8(green / alpha), UInt8(blue / alpha), opacity
    ).over(background)
  }
}
