import Foundation
import ListScreen
import TerminalFront
import TerminalImages
import TerminalKit
import VideoHeader

/// The pictures of a screen, kept at the size drawn.
///
/// A picture that cannot be read, or is being read, counts as none; its name is drawn in its place.
/// Where libav is missing that holds for all of them.
final class PictureStore: PictureSource {
  private let screen: Screen
  private let background: RGBA
  private let drawing: PictureDrawing
  private let drawsHeader: Bool
  private let reader: PictureReader
  private var scaled: [Key: CellPicture?] = [:]
  private var poster: PixelImage??

  private struct Key: Hashable {
    let name: String
    let mode: PictureMode
    let width: Int
    let height: Int
  }

  /// Creates the store of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - drawing: How pictures are drawn.
  ///   - isDark: Whether it is dark.
  ///   - drawsHeader: Whether the video header's poster is made here, while it is drawn; not where a
  ///     video brings its own.
  ///   - whenReady: Is called, from elsewhere, when a picture is there that was not when it was drawn;
  ///     nil, the default, waits for each.
  init(
    _ screen: Screen, _ drawing: PictureDrawing = .halfBlocks, isDark: Bool,
    drawsHeader: Bool = true, whenReady: (@Sendable () -> Void)? = nil
  ) {
    reader = PictureReader(files: screen.imageFiles, whenReady: whenReady)
    self.screen = screen
    self.drawing = drawing
    self.drawsHeader = drawsHeader
    background = ColorRole.background.color(dark: isDark)
  }

  func picture(named name: String, mode: PictureMode, width: Int, height: Int) -> CellPicture? {
    let key = Key(name: name, mode: mode, width: width, height: height)
    if let known = scaled[key] { return known }
    guard case .read(let image) = reader.picture(named: name) else { return nil }
    let made = image.flatMap { fit($0, key) }
    if scaled.count >= Self.mostKept { scaled.removeAll() }
    scaled[key] = made
    return made
  }

  /// How many pictures in cells are kept, of the size of a screen at most.
  private static let mostKept = 1024

  func header(width: Int, height: Int) -> CellPicture? {
    let key = Key(name: "", mode: .fill, width: width, height: height)
    if let known = scaled[key] { return known }
    let made = headerPoster.flatMap { fit($0, key) }
    scaled[key] = made
    return made
  }

  private var headerPoster: PixelImage? {
    if let known = poster { return known }
    var image: PixelImage?
    if drawsHeader, let file = screen.header?.video.file {
      var settings = PosterGenerator.Settings()
      settings.maximumSize = PixelSize(width: 640, height: 640)
      image = try? PosterGenerator(path: file, settings: settings).poster().image
    }
    poster = .some(image)
    return image
  }

  private func fit(_ image: PixelImage, _ key: Key) -> CellPicture? {
    let mode: ContentMode =
      switch key.mode {
      case .fit: .aspectFit
      case .fill: .aspectFill
      case .stretch: .fill
      }
    let scaling = PictureScaling(image, mode: mode, background: background)
    let size = CellSize(columns: key.width, rows: key.height / 2)
    switch drawing.images {
    case .none: return nil
    case .half: return scaling.picture(width: key.width, height: key.height)
    case .sextant, .quadrant, .ascii:
      // Enough pixels for the shapes of characters to be found in.
      guard
        let pixels = scaling.pixels(width: key.width * 4, height: key.height * 4),
        let symbols = SymbolPicture(
          pixels, size: size, symbols: drawing.images, depth: drawing.depth, by: drawing.chafa)
      else { return nil }
      return CellPicture(symbols)
    case .kitty, .iterm2, .sixel:
      let cell = drawing.cell
      let pixels = scaling.pixels(
        width: size.columns * cell.width, height: size.rows * cell.height)
      let name = "\(key.name) \(key.mode) \(key.width)x\(key.height)"
      return pixels.map { CellPicture($0, filling: size, key: name) }
    }
  }
}
