/// The pixels of a sheet while its pictures come.
struct SheetCanvas {
  let size: PixelSize
  let grid: SheetGrid
  let tileSize: PixelSize
  private var bytes: [UInt8]

  /// Creates a transparent sheet.
  ///
  /// - Parameters:
  ///   - grid: How the pictures stand.
  ///   - tileSize: The size of each.
  ///   - limits: How large a sheet may be.
  /// - Throws: `limitExceeded` for one that is larger.
  init(_ grid: SheetGrid, tileSize: PixelSize, limits: VideoLimits) throws(VideoError) {
    // A tile was rendered within the limits, a grid has at most 1000 to a side: nothing overflows.
    let size = PixelSize(
      width: tileSize.width * grid.columns, height: tileSize.height * grid.rows)
    let isTooLong = max(size.width, size.height) > limits.dimension
    if isTooLong || size.height > limits.pixels / size.width {
      let limit = isTooLong ? "\(limits.dimension) px a side" : "\(limits.pixels) pixels"
      throw VideoError(
        .limitExceeded(isTooLong ? .dimension : .pixels), during: .scaling,
        "the sheet would be \(size.width)x\(size.height), above the limit of \(limit): take fewer or"
          + " smaller pictures")
    }
    self.size = size
    self.grid = grid
    self.tileSize = tileSize
    bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
  }

  /// The top left corner of a picture's place.
  func origin(of picture: Int) -> (x: Int, y: Int) {
    (picture % grid.columns * tileSize.width, picture / grid.columns * tileSize.height)
  }

  /// Puts a picture in the middle of its place; what does not fit is cut off.
  ///
  /// - Complexity: O(n) in the pixels of the picture.
  mutating func put(_ image: PixelImage, at picture: Int) {
    let width = min(image.width, tileSize.width)
    let height = min(image.height, tileSize.height)
    let (left, top) = ((image.width - width) / 2, (image.height - height) / 2)
    var (x, y) = origin(of: picture)
    x += (tileSize.width - width) / 2
    y += (tileSize.height - height) / 2
    for row in 0..<height {
      let from = (top + row) * image.rowBytes + left * 4
      let to = ((y + row) * size.width + x) * 4
      bytes.replaceSubrange(to..<to + width * 4, with: image.bytes[from..<from + width * 4])
    }
  }

  /// The finished sheet.
  ///
  /// - Throws: Nothing that a canvas of its own size can cause.
  func image() throws(VideoError) -> PixelImage {
    guard let image = PixelImage(width: size.width, height: size.height, bytes: bytes) else {
      throw VideoError(.decodeFailed, during: .scaling, "the sheet has no pixels")
    }
    return image
  }
}
