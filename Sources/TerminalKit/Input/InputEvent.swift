/// What the person at the terminal did, or what the terminal told.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or text typed.
  case key(KeyPress)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted. It is made safe for drawing, and is never a command (terminal rule 56).
  case paste(String)
  /// The terminal's window came to the front or left it.
  case focus(Bool)
  /// The terminal answered a question; late answers come here too (terminal rule 15).
  case answer(TerminalAnswer)
}

/// A key with what was held down beside it.
public struct KeyPress: Hashable, Sendable {
  /// Which key.
  public var key: Key
  /// What was held down.
  public var modifiers: Modifiers

  /// Creates a press of a key.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A character: a letter as typed (`G` is not `g` with shift), a space, or a cluster.
  ///
  /// An ASCII letter comes the moment it is typed. A mark that follows it comes as a character of
  /// its own; added to the text before, the two are one cluster.
  case character(Character)
  /// An arrow.
  case up, down, left, right
  /// Begin or end of the list.
  case home, end
  /// One page.
  case pageUp, pageDown
  /// Insert or delete.
  case insert, delete
  /// The key above Enter, whether it sends 08 or 7F.
  case backspace
  /// Tab; Shift-Tab is this with ``Modifiers/shift``.
  case tab
  /// Enter, of either keypad.
  case enter
  /// Escape alone.
  case escape
  /// F1 to F35, by number.
  case function(Int)
}

/// Keys that are held down while another is pressed.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each, as in the kitty protocol and xterm's parameter less 1.
  public let rawValue: UInt8

  /// Creates a set from its bits; unknown bits are kept.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt or Option; a terminal also sends it as ESC before the key.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let control = Modifiers(rawValue: 4)
  /// Super, Command or Windows; only the kitty protocol tells.
  public static let command = Modifiers(rawValue: 8)
}

/// What the mouse did (SGR 1006).
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The three of a usual mouse.
    case left, middle, right
    /// Any further one, by its number in the protocol.
    case other(Int)
  }

  /// Where the wheel was turned to.
  public enum Direction: Hashable, Sendable {
    /// Away from the person, towards them, or sideways.
    case up, down, left, right
  }

  /// The kind of event.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button went up.
    case release(Button)
    /// The mouse moved with a button down.
    case drag(Button)
    /// The mouse moved with none down.
    case move
    /// The wheel turned by one notch.
    case scroll(Direction)
  }

  /// What happened.
  public var action: Action
  /// The cell it happened in; it may lie outside of the screen.
  public var position: CellPosition
  /// What was held down on the keyboard.
  public var modifiers: Modifiers

  /// Creates an event.
  public init(_ action: Action, at position: CellPosition, _ modifiers: Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
