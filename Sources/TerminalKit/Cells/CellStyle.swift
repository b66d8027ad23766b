/// How the text of a cell looks: two colours and the attributes that every terminal knows.
public struct CellStyle: Hashable, Sendable {
  /// The attributes that stay when colour is off (terminal rule 11).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The set as one bit for each attribute.
    public let rawValue: UInt8

    /// Creates a set from its bits; unknown bits draw nothing.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes (SGR 1).
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter strokes (SGR 2).
    public static let dim = Attributes(rawValue: 1 << 1)
    /// A line below the text (SGR 4).
    public static let underline = Attributes(rawValue: 1 << 2)
    /// Foreground and background change places (SGR 7).
    public static let reverse = Attributes(rawValue: 1 << 3)

    static let all: Attributes = [.bold, .dim, .underline, .reverse]
  }

  /// The colour of the text.
  public var foreground: CellColor
  /// The colour behind the text.
  public var background: CellColor
  /// Bold, dim, underline, reverse.
  public var attributes: Attributes

  /// Creates a style; without arguments it is plain text in the terminal's own colours.
  public init(
    foreground: CellColor = .terminal, background: CellColor = .terminal,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Plain text in the terminal's own colours.
  public static let plain = CellStyle()
}
