import Foundation

/// Makes pictures of just the size of a view from the frames of a video.
final class PlaybackRenderer {
  private let gravity: VideoGravity
  private let renderer: PictureRenderer

  init(_ gravity: VideoGravity, limits: VideoLimits, _ libav: Libav) {
    self.gravity = gravity
    renderer = PictureRenderer(limits: limits, libav)
  }

  /// How a frame lies in its view.
  func geometry(of frame: DecodedFrame, in source: FrameSource) -> DisplayGeometry {
    DisplayGeometry(
      frameSize: frame.size,
      sampleAspectRatio: source.demuxer.sampleAspectRatio(of: source.track.index, frame: frame),
      orientation: source.track.matrix.orientation)
  }

  /// The picture of a frame in a view of so many pixels; free bands are transparent.
  func image(
    of frame: DecodedFrame, _ geometry: DisplayGeometry, size: PixelSize
  ) throws(VideoError) -> PixelImage {
    let plan = geometry.plan(filling: size, gravity)
    return try renderer.image(of: frame, plan, geometry.orientation).centred(in: size)
  }
}

extension DisplayGeometry {
  /// Plans the picture of a view: what to cut out, and the size it has in the view. Other than a poster
  /// it may be enlarged.
  ///
  /// - Parameters:
  ///   - view: In px, from 1.
  ///   - gravity: How the video fills it.
  /// - Returns: A plan whose picture fits into the view and fills it unless the gravity leaves bands.
  func plan(filling view: PixelSize, _ gravity: VideoGravity) -> Plan {
    let shape = CGSize(width: view.width, height: view.height)
    var plan = plan(
      shape: gravity == .resizeAspectFill ? shape : nil,
      maximumSize: PixelSize(width: 0, height: 0))
    var shown = view
    if gravity == .resizeAspect {
      let display = displaySize
      let rect = gravity.rect(of: CGSize(width: display.width, height: display.height), in: shape)
      shown = PixelSize(
        width: min(Self.round(Double(rect.width)), view.width),
        height: min(Self.round(Double(rect.height)), view.height))
    }
    plan.scaled = orientation.applied(to: shown)
    // Between two chroma samples a crop is costly, and a pixel of a picture that shrinks is not seen.
    if plan.scaled.width < plan.source.width { plan.source.x &= ~1 }
    if plan.scaled.height < plan.source.height { plan.source.y &= ~1 }
    return plan
  }
}

extension PixelImage {
  /// The picture in the middle of a larger one, with transparent bands.
  func centred(in size: PixelSize) -> PixelImage {
    guard self.size != size, width <= size.width, height <= size.height else { return self }
    let (left, top) = ((size.width - width) / 2, (size.height - height) / 2)
    var canvas = [UInt8](repeating: 0, count: size.width * size.height * 4)
    for y in 0..<height {
      let start = ((top + y) * size.width + left) * 4
      canvas.replaceSubrange(
        start..<start + rowBytes, with: bytes[y * rowBytes..<(y + 1) * rowBytes])
    }
    return PixelImage(width: size.width, height: size.height, bytes: canvas) ?? self
  }

  /// The picture in another size, pixel by pixel: what is shown until one is made for that size.
  func resampled(to size: PixelSize) -> PixelImage {
    guard self.size != size, size.width > 0, size.height > 0 else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(size.width * size.height * 4)
    for y in 0..<size.height {
      let row = y * height / size.height * rowBytes
      for x in 0..<size.width {
        let start = row + x * width / size.width * 4
        result.append(contentsOf: bytes[start..<start + 4])
      }
    }
    return PixelImage(width: size.width, height: size.height, bytes: result) ?? self
  }
}
