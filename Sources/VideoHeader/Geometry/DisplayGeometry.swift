import Foundation

/// From a decoded picture to the picture that is shown: sample aspect, mirror, turn, crop and size
/// (media rules 2.8, 4.1-4.4).
struct DisplayGeometry: Hashable {
  /// The decoded picture, in its own pixels.
  let frameSize: PixelSize
  /// The shape of one pixel.
  let sampleAspectRatio: Ratio
  let orientation: VideoOrientation

  /// The picture with square pixels, before it is turned.
  var squareSize: PixelSize {
    PixelSize(
      width: Self.round(Double(frameSize.width) * sampleAspectRatio.value),
      height: max(frameSize.height, 1))
  }

  /// The size the picture is shown at.
  var displaySize: PixelSize { orientation.applied(to: squareSize) }

  /// What to cut out of the decoded picture, and the size to scale that to before it is turned.
  struct Plan: Hashable {
    /// In decoded pixels: at least 1 x 1, inside the picture.
    var source: PixelRect
    /// In output pixels, before the turn.
    var scaled: PixelSize
  }

  /// Plans a picture of the whole frame, or of the part that fills a shape.
  ///
  /// - Parameters:
  ///   - shape: Width and height of the crop's shape, nil for no crop.
  ///   - maximumSize: 0 leaves that side unbounded; the picture is never enlarged.
  /// - Returns: What to cut out, and how large it becomes.
  func plan(shape: CGSize?, maximumSize: PixelSize) -> Plan {
    let display = displaySize
    let whole = CGRect(
      x: 0, y: 0, width: CGFloat(display.width), height: CGFloat(display.height))
    let crop = shape.map { VideoGravity.resizeAspectFill.crop(of: whole.size, in: $0) } ?? whole
    let square = squareSize
    let source = orientation.unapplied(
      to: crop, in: CGSize(width: square.width, height: square.height))
    // The rounded width of the square picture stands for the whole decoded width.
    let columns = CGFloat(frameSize.width) / CGFloat(square.width)
    let rect = PixelRect(
      rounding: CGRect(
        x: source.minX * columns, y: source.minY, width: source.width * columns,
        height: source.height),
      inside: frameSize)
    let fitted = Self.fit(crop.size, maximumSize)
    return Plan(source: rect, scaled: orientation.applied(to: fitted))
  }

  /// The size fitted into another, never enlarged, each side rounded half up and at least 1.
  static func fit(_ size: CGSize, _ maximum: PixelSize) -> PixelSize {
    var scale: CGFloat = 1
    if maximum.width > 0 { scale = min(scale, CGFloat(maximum.width) / size.width) }
    if maximum.height > 0 { scale = min(scale, CGFloat(maximum.height) / size.height) }
    return PixelSize(
      width: round(Double(size.width * scale)), height: round(Double(size.height * scale)))
  }

  /// Half up and at least 1; sizes beyond any limit stay finite and are refused later.
  static func round(_ value: Double) -> Int {
    guard value.isFinite else { return 1 }
    return Int(min(max((value + 0.5).rounded(.down), 1), 1e9))
  }
}

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The nearest whole-pixel rectangle with at least one pixel inside a picture (media rule 4.3).
  init(rounding rect: CGRect, inside size: PixelSize) {
    width = min(DisplayGeometry.round(Double(rect.width)), max(size.width, 1))
    height = min(DisplayGeometry.round(Double(rect.height)), max(size.height, 1))
    x = Self.origin(Double(rect.minX), upTo: size.width - width)
    y = Self.origin(Double(rect.minY), upTo: size.height - height)
  }

  private static func origin(_ value: Double, upTo limit: Int) -> Int {
    guard value.isFinite, limit > 0 else { return 0 }
    return Int(min(max((value + 0.5).rounded(.down), 0), Double(limit)))
  }
}
