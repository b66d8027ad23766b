/// Which modes a session asks of the terminal, and the bytes that ask and take back (rule 32).
public struct SessionModes: Hashable, Sendable {
  /// Whether clicks, drags and the wheel are reported (1002 and 1006). Off leaves the selection of
  /// text to the terminal.
  public var mouse: Bool
  /// Whether a paste comes in brackets (2004).
  public var paste: Bool
  /// Whether coming to the front and leaving it are reported (1004).
  public var focus: Bool
  /// Whether the kitty keyboard protocol is on, with the flag "disambiguate" (rule 52).
  public var kittyKeyboard: Bool
  /// Whether kitty images were drawn, so that they are deleted at the end.
  public var kittyImages: Bool

  /// Creates modes; without arguments all that is harmless on terminals that do not know them.
  public init(
    mouse: Bool = true, paste: Bool = true, focus: Bool = true, kittyKeyboard: Bool = false,
    kittyImages: Bool = false
  ) {
    self.mouse = mouse
    self.paste = paste
    self.focus = focus
    self.kittyKeyboard = kittyKeyboard
    self.kittyImages = kittyImages
  }

  /// The bytes that take the screen, after the raw mode was set: alternate screen, hidden cursor, no
  /// autowrap, mouse, paste, focus, keyboard, in this order.
  public var enter: [UInt8] {
    var out: [UInt8] = []
    out.appendCSI("?1049h")
    out.appendCSI("?25l")
    out.appendCSI("?7l")
    if mouse {
      out.appendCSI("?1002h")
      out.appendCSI("?1006h")
    }
    if paste { out.appendCSI("?2004h") }
    if focus { out.appendCSI("?1004h") }
    if kittyKeyboard { out.appendCSI(">1u") }
    return out
  }

  /// The bytes that give it back, in the reverse order.
  ///
  /// They may come after half a frame: so they begin with ST, which ends an open string and breaks
  /// off an open sequence, and end synchronized output and the scroll region.
  public var leave: [UInt8] {
    var out: [UInt8] = [0x1B, 0x5C]
    out.appendCSI("?2026l")
    out.appendCSI("r")
    if kittyImages { out.append(contentsOf: "\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8) }
    if kittyKeyboard { out.appendCSI("<u") }
    if focus { out.appendCSI("?1004l") }
    if paste { out.appendCSI("?2004l") }
    if mouse {
      out.appendCSI("?1006l")
      out.appendCSI("?1002l")
    }
    out.appendCSI("?7h")
    out.appendCSI("?25h")
    out.appendCSI("?1049l")
    out.appendCSI("0m")
    return out
  }
}
