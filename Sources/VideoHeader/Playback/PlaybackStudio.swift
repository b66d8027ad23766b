/// What a playback decodes with: file, loop and renderer. One task uses it at a time.
final class PlaybackStudio {
  private let path: String
  private let settings: HeaderPlayback.Settings
  private let interruption: Interruption
  private var opened: Opened?
  /// The poster as it was decoded: it outlives the decoder, to be shown in other sizes.
  private var poster: Poster?

  private struct Opened {
    let studio: Studio
    let renderer: PlaybackRenderer
    var reader: LoopReader?
  }

  private struct Poster {
    let frame: DecodedFrame
    let geometry: DisplayGeometry
    let renderer: PlaybackRenderer
    let isDamaged: Bool
  }

  init(path: String, settings: HeaderPlayback.Settings, _ interruption: Interruption) {
    self.path = path
    self.settings = settings
    self.interruption = interruption
  }

  /// The poster in a view.
  func poster(_ size: PixelSize) throws(VideoError) -> PlaybackPicture {
    let poster = try findPoster()
    let image = try poster.renderer.image(of: poster.frame, poster.geometry, size: size)
    return PlaybackPicture(image: image, content: .poster, isDamaged: poster.isDamaged)
  }

  private func findPoster() throws(VideoError) -> Poster {
    if let poster { return poster }
    let opened = try open()
    let source = opened.studio.source
    let frame = try PosterSearch(opened.studio).best()
    let found = Poster(
      frame: frame, geometry: opened.renderer.geometry(of: frame, in: source),
      renderer: opened.renderer, isDamaged: frame.isDamaged || source.isDamaged)
    poster = found
    return found
  }

  /// The loop's frames; the file is opened where it is not.
  func reader() throws(VideoError) -> LoopReader {
    var opened = try open()
    if let reader = opened.reader { return reader }
    opened.studio.source.prepareToPlay()
    let reader = try LoopReader(opened.studio.source, repeats: settings.loops)
    opened.reader = reader
    self.opened = opened
    return reader
  }

  /// The picture of a frame in a view.
  func picture(of step: LoopReader.Step, _ size: PixelSize) throws(VideoError) -> PlaybackPicture {
    let opened = try open()
    let source = opened.studio.source
    let geometry = opened.renderer.geometry(of: step.frame, in: source)
    let frame = step.frame.size
    let isSmall = 2 * size.width <= frame.width && 2 * size.height <= frame.height
    if isSmall != source.isShownSmall { source.isShownSmall = isSmall }
    return PlaybackPicture(
      image: try opened.renderer.image(of: step.frame, geometry, size: size),
      content: .frame(
        loop: step.place.loop, time: VideoTime(nanoseconds: step.place.offset)),
      isDamaged: step.frame.isDamaged || source.isDamaged)
  }

  /// Lets decoder and file go.
  func release() { opened = nil }

  private func open() throws(VideoError) -> Opened {
    if let opened { return opened }
    var settings = PosterGenerator.Settings()
    settings.limits = self.settings.limits
    let studio = try Studio(path: path, settings: settings, interruption)
    let made = Opened(
      studio: studio,
      renderer: PlaybackRenderer(
        self.settings.gravity, limits: settings.limits, studio.source.demuxer.libav))
    opened = made
    return made
  }
}
