import ListScreen
import TerminalKit

/// What a key asks the browser to do (terminal rule 53).
enum BrowserCommand: Hashable {
  case move(FocusDirection)
  case page(Double)
  case first, last
  case next, previous
  case region(forward: Bool)
  case select
  case press
  case tab(Int)
  case nextTab(forward: Bool)
  case refresh
  case playPause
  case find
  case nextHit, previousHit
  case help
  case cancel
  case quit
  case interrupt
  case suspend
  case repaint

  /// The command of a key; nil for a key without one.
  init?(_ press: KeyPress) {
    if press.modifiers.contains(.control), case .character(let letter) = press.key {
      guard let command = Self.control[letter] else { return nil }
      self = command
      return
    }
    switch press.key {
    case .up: self = .move(.up)
    case .down: self = .move(.down)
    case .left: self = .move(.left)
    case .right: self = .move(.right)
    case .pageUp: self = .page(-1)
    case .pageDown: self = .page(1)
    case .home: self = .first
    case .end: self = .last
    case .tab: self = .region(forward: !press.modifiers.contains(.shift))
    case .enter: self = .select
    case .escape: self = .cancel
    case .function(1): self = .help
    case .character(let letter):
      if let number = letter.wholeNumberValue, letter.isASCII, number > 0 {
        self = .tab(number - 1)
        return
      }
      guard let command = Self.letters[letter] else { return nil }
      self = command
    case .insert, .delete, .backspace, .function: return nil
    }
  }

  private static let letters: [Character: BrowserCommand] = [
    "k": .move(.up), "j": .move(.down), "h": .move(.left), "l": .move(.right), "g": .first,
    "G": .last, " ": .playPause, "/": .find, "n": .nextHit, "N": .previousHit, "?": .help,
    "q": .quit, "w": .next, "b": .previous, "a": .press, "r": .refresh,
    "]": .nextTab(forward: true), "[": .nextTab(forward: false),
  ]

  private static let control: [Character: BrowserCommand] = [
    "p": .move(.up), "n": .move(.down), "b": .page(-1), "f": .page(1), "u": .page(-0.5),
    "d": .page(0.5), "c": .interrupt, "z": .suspend, "l": .repaint,
  ]

  /// The lines of the help, keys and what they do.
  static let helpLines: [(keys: String, meaning: String)] = [
    ("Up k Ctrl-P, Down j Ctrl-N", "previous, next row"),
    ("Left h, Right l", "previous, next item in the row"),
    ("PgUp Ctrl-B, PgDn Ctrl-F", "a page; Ctrl-U, Ctrl-D half a page"),
    ("Home g, End G", "first, last row"),
    ("w, b", "next, previous in reading order, titles with a button too"),
    ("Tab, Shift-Tab", "next, previous region"),
    ("1 to 9, [ ]", "a tab by its number, the one before, the next"),
    ("Enter", "select, as a tap does"),
    ("a", "press the button of what is focused"),
    ("Space", "play or pause the header video"),
    ("r", "read the document again"),
    ("/ text Enter, n, N", "find, next and previous hit"),
    ("Esc", "close, else clear the selection"),
    ("Ctrl-L, Ctrl-Z", "redraw, stop"),
    ("? F1", "this help"),
    ("q", "quit"),
    ("Shift-drag", "select text, past the mouse of this program"),
  ]
}
