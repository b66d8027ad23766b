/// What a terminal says when it is asked (terminal rule 15).
public enum TerminalAnswer: Hashable, Sendable {
  /// Primary device attributes, `CSI ? 1 ; 2 c`: the numbers. 4 is sixel. Every terminal sends it,
  /// so it marks the end of all answers.
  case primaryAttributes([Int])
  /// Secondary device attributes, `CSI > ... c`.
  case secondaryAttributes([Int])
  /// Name and version (XTVERSION), made safe for drawing.
  case version(String)
  /// Whether a mode is known, and its setting (DECRPM: 0 unknown, 1 set, 2 reset, 3 and 4 fixed).
  case mode(Int, setting: Int)
  /// The kitty keyboard flags that are on; the answer alone says that the protocol is known.
  case keyboardFlags(Int)
  /// A kitty graphics answer: the image's id and whether it was taken.
  case graphics(id: Int, isOK: Bool)
  /// The size of a cell in pixels.
  case cellPixels(width: Int, height: Int)
  /// The size of the text area in pixels.
  case areaPixels(width: Int, height: Int)
  /// The terminal's foreground (10) or background (11), 0-255 each in sRGB.
  case color(Int, red: UInt8, green: UInt8, blue: UInt8)
}
