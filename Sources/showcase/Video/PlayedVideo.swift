import ListScreen
import TerminalFront
import TerminalImages
import TerminalKit
import VideoHeader

/// A video file as the terminal shows it: the bridge from playback to cells.
final class PlayedVideo: EndingVideo {
  let playback: HeaderPlayback
  private let background: RGBA
  private let isColored: Bool
  /// The picture drawn last, so that one that has not changed is not made again.
  private var drawn: (source: PlaybackPicture, cells: CellPicture?)?

  /// Plays a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - settings: How it is played.
  ///   - background: What is seen beside and through it.
  ///   - isColored: Whether it is drawn in half blocks; else by brightness, in ASCII (terminal rule 11).
  ///   - whenReady: Called from another thread when a picture is there to be drawn.
  init(
    path: String, settings: HeaderPlayback.Settings, background: RGBA, isColored: Bool,
    whenReady: @escaping @Sendable () -> Void
  ) {
    playback = HeaderPlayback(path: path, settings: settings, whenReady: whenReady)
    self.background = background
    self.isColored = isColored
  }

  func picture(width: Int, height: Int, at time: Duration) -> CellPicture? {
    let size = PixelSize(width: width, height: height)
    guard let picture = playback.picture(size, at: time.nanoseconds) else { return nil }
    if let drawn, drawn.source.content == picture.content, drawn.source.image.size == size,
      drawn.source.image == picture.image
    {
      return drawn.cells
    }
    let cells = isColored ? blocks(picture.image) : characters(picture.image)
    drawn = (picture, cells)
    return cells
  }

  private func blocks(_ image: PixelImage) -> CellPicture? {
    CellPicture(
      width: image.width, height: image.height, rgba: image.bytes,
      over: (background.red, background.green, background.blue))
  }

  private func characters(_ image: PixelImage) -> CellPicture? {
    ImagePixels(width: image.width, height: image.height, rgba: image.bytes)
      .flatMap { pixels in
        SymbolPicture(
          pixels, size: CellSize(columns: image.width, rows: image.height / 2), symbols: .ascii,
          depth: .none, by: nil)
      }
      .map { CellPicture($0) }
  }

  func leaveScreen(at time: Duration) { playback.hide(at: time.nanoseconds) }

  func nextChange(after time: Duration) -> Duration? {
    playback.nextChange(after: time.nanoseconds).map { .nanoseconds($0) }
  }

  var releaseTime: Duration? { nextChange(after: .zero) }

  var isPlaying: Bool { playback.isPlaying }

  func setPlaying(_ isPlaying: Bool, at time: Duration) {
    playback.setPlaying(isPlaying, at: time.nanoseconds)
  }

  func resume(at time: Duration) { playback.skipGap(to: time.nanoseconds) }

  func isFinished(at time: Duration) -> Bool { playback.isFinished(at: time.nanoseconds) }
}

extension PlayedVideo {
  /// The video of a screen's header; nil where it has none.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - drawing: How pictures are drawn; where none are, there is no video either.
  ///   - animates: Whether it moves; a poster alone stands for it otherwise (terminal rule 47).
  ///   - isDark: Whether the screen is dark.
  convenience init?(
    headerOf screen: Screen, _ drawing: PictureDrawing = .halfBlocks, animates: Bool,
    isDark: Bool
  ) {
    guard drawing.drawsPictures, let header = screen.header, let file = header.video.file else {
      return nil
    }
    var settings = HeaderPlayback.Settings()
    settings.gravity = VideoGravity(rawValue: header.gravity.rawValue) ?? .resizeAspectFill
    settings.animates = animates
    self.init(
      path: file, settings: settings, background: ColorRole.background.color(dark: isDark),
      isColored: drawing.isColored
    ) { TerminalWaker().wake() }
  }
}

extension Duration {
  /// The whole nanoseconds, at most 292 years.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow
      ? (seconds < 0 ? .min : .max) : scaled &+ attoseconds / 1_000_000_000
  }
}
