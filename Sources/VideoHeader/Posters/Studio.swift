/// What one generator works with: the frames of a video and the means to make pictures of them.
final class Studio {
  let source: FrameSource
  private let renderer: PictureRenderer
  private let settings: PosterGenerator.Settings
  private var judged: Judged?

  /// A frame with its pixels in their final size.
  private struct Judged {
    let frame: DecodedFrame
    let surface: DecodedFrame
  }

  init(
    path: String, settings: PosterGenerator.Settings, _ interruption: Interruption
  ) throws(VideoError) {
    source = try FrameSource(path: path, limits: settings.limits, interruption: interruption)
    renderer = PictureRenderer(limits: settings.limits, source.demuxer.libav)
    self.settings = settings
  }

  /// The finished picture of a frame.
  ///
  /// - Parameters:
  ///   - frame: One of the source's frames.
  ///   - requestedTime: Which time it answers, nil for none.
  ///   - known: A picture that is taken where it shows the same frame.
  /// - Returns: The picture and its own time.
  /// - Throws: `decodeFailed`, `limitExceeded`.
  func picture(
    of frame: DecodedFrame, requestedTime: VideoTime?, reusing known: VideoImage? = nil
  ) throws(VideoError) -> VideoImage {
    let actualTime = source.track.time(of: frame.ticks)
    let isCutShort = requestedTime.map { source.isCutShort(before: $0) } ?? false
    let image: PixelImage
    if let known, known.actualTime == actualTime {
      image = known.image
    } else {
      image = try render(frame)
    }
    return VideoImage(
      image: image, requestedTime: requestedTime, actualTime: actualTime,
      isDamaged: frame.isDamaged || source.isDamaged || isCutShort)
  }

  private func render(_ frame: DecodedFrame) throws(VideoError) -> PixelImage {
    try renderer.image(of: surface(of: frame), geometry(of: frame).orientation)
  }

  private func surface(of frame: DecodedFrame) throws(VideoError) -> DecodedFrame {
    if let judged, judged.frame === frame { return judged.surface }
    return try renderer.surface(of: frame, plan(for: frame))
  }

  private func plan(for frame: DecodedFrame) -> DisplayGeometry.Plan {
    geometry(of: frame).plan(shape: settings.cropShape, maximumSize: settings.maximumSize)
  }

  /// A small picture of a frame, to judge it by.
  ///
  /// Where the finished picture is much smaller than the frame it is made first, and kept: most posters are
  /// the first frame that is looked at, and reading all its pixels twice would cost a sixth of the work.
  func sample(of frame: DecodedFrame, side: Int) throws(VideoError) -> PixelImage {
    let whole = geometry(of: frame)
    let small = whole.plan(shape: nil, maximumSize: PixelSize(width: side, height: side))
    let finished = plan(for: frame)
    guard settings.cropShape == nil, finished.scaled.width <= frame.size.width / 2,
      small.scaled.width <= finished.scaled.width, small.scaled.height <= finished.scaled.height
    else { return try renderer.image(of: frame, small, .identity) }
    let surface = try surface(of: frame)
    judged = Judged(frame: frame, surface: surface)
    return try renderer.image(of: renderer.shrunk(surface, to: small.scaled), .identity)
  }

  private func geometry(of frame: DecodedFrame) -> DisplayGeometry {
    DisplayGeometry(
      frameSize: frame.size,
      sampleAspectRatio: settings.apertureMode == .encodedPixels
        ? .one : source.demuxer.sampleAspectRatio(of: source.track.index, frame: frame),
      orientation: settings.appliesPreferredTrackTransform
        ? source.track.matrix.orientation : .identity)
  }
}
