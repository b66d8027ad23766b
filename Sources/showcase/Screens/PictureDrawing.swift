import CommandLineTable
import TerminalImages
import TerminalKit

/// How pictures are drawn: what the command line, the terminal and the libraries come to together.
struct PictureDrawing {
  /// The terminal as it is drawn to.
  let profile: TerminalProfile
  /// The library, where it is wanted and there.
  let chafa: ChafaLibrary?

  /// The means; half blocks where another needs a library that is missing.
  var images: ImageProtocol { profile.images }
  /// How many colours there are.
  var depth: ColorDepth { profile.depth }
  /// Half blocks in 24-bit colour, which want nothing.
  static let halfBlocks = PictureDrawing(
    profile: TerminalProfile(
      environment: TerminalEnvironment(variables: [:]), color: .always, depth: .trueColor,
      images: .half), chafa: nil)

  private init(profile: TerminalProfile, chafa: ChafaLibrary?) {
    self.profile = profile
    self.chafa = chafa
  }

  /// Whether pictures stand in place of their names.
  var drawsPictures: Bool { images != .none }

  /// Whether a video is half blocks; else it is characters by brightness.
  var isColored: Bool { images != .ascii && depth != .none }

  /// The size of a cell in px, as told or as usual.
  var cell: TerminalProfile.PixelSize {
    profile.cellPixels ?? TerminalProfile.PixelSize(width: 10, height: 20)
  }

  /// What lays pixels over cells; nil where pictures are characters.
  var layer: ImageLayer? {
    images.isPixels ? ImageLayer(images, cell: cell, chafa: chafa) : nil
  }

  /// Decides.
  ///
  /// - Parameters:
  ///   - arguments: `--images`, `--depth` and `--color`.
  ///   - terminal: What the environment says.
  ///   - answers: What the terminal itself said.
  ///   - console: Is told of a library that was asked for and is missing.
  /// - Throws: `UsageError` for a value that does not fit.
  init(
    _ arguments: ParsedArguments, _ terminal: TerminalEnvironment,
    answers: [TerminalAnswer] = [], _ console: Console
  ) throws(UsageError) {
    let asked = try arguments.imageProtocol()
    var profile = TerminalProfile(
      environment: terminal, answers: answers, color: try arguments.colorChoice(),
      depth: try arguments.colorDepth(), images: asked)
    // A drawing on a pipe is stable text unless more was asked for (terminal rule 6).
    if asked == nil, !terminal.isOutputTerminal, profile.depth == .none { profile.images = .none }
    var chafa: ChafaLibrary?
    if profile.images.wantsChafa {
      do throws(ChafaLibrary.Missing) {
        chafa = try Self.open(terminal)
      } catch {
        if asked != nil { console.note("\(error); pictures are drawn without it") }
        if profile.images != .ascii { profile.images = profile.depth == .none ? .ascii : .half }
      }
    }
    self.profile = profile
    self.chafa = chafa
  }

  /// The library, or another in its place that VITRINE_CHAFA names.
  private static func open(
    _ terminal: TerminalEnvironment
  ) throws(ChafaLibrary.Missing) -> ChafaLibrary {
    let name = terminal.variables["VITRINE_CHAFA"] ?? ""
    return try ChafaLibrary(fileName: name.isEmpty ? ChafaLibrary.fileName : name)
  }
}

extension ImageProtocol {
  /// Whether chafa makes these pictures, or makes them better.
  fileprivate var wantsChafa: Bool {
    switch self {
    case .sixel, .sextant, .quadrant, .ascii: true
    case .kitty, .iterm2, .half, .none: false
    }
  }
}
