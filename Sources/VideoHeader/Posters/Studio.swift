/// What one generator works with: the frames of a video and the means to make pictures of them.
final class Studio {
  let source: FrameSource
  private let renderer: PictureRenderer
  private let settings: PosterGenerator.Settings

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
    let geometry = geometry(of: frame)
    let plan = geometry.plan(shape: settings.cropShape, maximumSize: settings.maximumSize)
    return try renderer.image(of: frame, plan, geometry.orientation)
  }

  /// A small picture of a frame, to judge it by.
  func sample(of frame: DecodedFrame, side: Int) throws(VideoError) -> PixelImage {
    let plan = geometry(of: frame).plan(
      shape: nil, maximumSize: PixelSize(width: side, height: side))
    return try renderer.image(of: frame, plan, .identity)
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
