/// How pictures are drawn: the values of `--images` (terminal rule 14).
public enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
  /// Pixels by the kitty graphics protocol.
  case kitty
  /// Pixels by iTerm2's inline images.
  case iterm2
  /// Pixels by sixel.
  case sixel
  /// Six blocks in a cell.
  case sextant
  /// Four blocks in a cell.
  case quadrant
  /// Two blocks in a cell: the floor that every font has.
  case half
  /// Characters by brightness.
  case ascii
  /// No pictures.
  case none

  /// Whether the picture is made of pixels and not of characters.
  public var isPixels: Bool {
    switch self {
    case .kitty, .iterm2, .sixel: true
    case .sextant, .quadrant, .half, .ascii, .none: false
    }
  }
}

/// What a terminal can do: the environment, what it answered, and what the user chose, put together.
public struct TerminalProfile: Hashable, Sendable {
  /// How many colours there are.
  public var depth: ColorDepth
  /// Which characters can be drawn.
  public var glyphs: GlyphSet
  /// How pictures are drawn.
  public var images: ImageProtocol
  /// Whether the kitty keyboard protocol is known, so that Escape needs no waiting.
  public var hasKittyKeyboard: Bool
  /// The size of a cell in pixels, where the terminal told.
  public var cellPixels: PixelSize?

  /// A width and a height in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// The width in px, at least 1.
    public var width: Int
    /// The height in px, at least 1.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// Puts a profile together.
  ///
  /// - Parameters:
  ///   - environment: What the variables say.
  ///   - answers: What the terminal said, in any order; empty where it was not asked.
  ///   - color: The value of `--color`.
  ///   - depth: The value of `--depth`.
  ///   - images: The value of `--images`; nil is `auto`.
  public init(
    environment: TerminalEnvironment, answers: [TerminalAnswer] = [],
    color: ColorChoice = .auto, depth: ColorDepth? = nil, images: ImageProtocol? = nil
  ) {
    self.depth = environment.colorDepth(color, override: depth)
    self.glyphs = environment.glyphs
    self.hasKittyKeyboard = answers.contains {
      if case .keyboardFlags = $0 { true } else { false }
    }
    for answer in answers {
      if case .cellPixels(let width, let height) = answer {
        cellPixels = PixelSize(width: width, height: height)
      }
    }
    self.images =
      images
      ?? Self.automatic(environment, answers: answers, depth: self.depth, glyphs: self.glyphs)
  }

  /// Pixels where the terminal has them and nothing stands between; else cell symbols.
  private static func automatic(
    _ environment: TerminalEnvironment, answers: [TerminalAnswer], depth: ColorDepth,
    glyphs: GlyphSet
  ) -> ImageProtocol {
    guard !environment.isDumb else { return .none }
    // Without colour a picture is characters by brightness, not grey colour codes (rule 11).
    guard glyphs == .unicode, depth != .none else { return .ascii }
    guard environment.isOutputTerminal, !environment.isMultiplexed else { return .half }
    let program = environment.program
    if answers.contains(where: { if case .graphics(_, true) = $0 { true } else { false } }) {
      return .kitty
    }
    if answers.isEmpty, program == .kitty || program == .ghostty { return .kitty }
    if program == .iterm { return .iterm2 }
    if answers.contains(where: {
      if case .primaryAttributes(let list) = $0 { list.contains(4) } else { false }
    }) {
      return .sixel
    }
    // These draw sextants themselves, without asking a font.
    switch program {
    case .kitty, .ghostty, .wezterm, .foot: return .sextant
    default: return .half
    }
  }
}
