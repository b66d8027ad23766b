import TerminalKit
import Testing

/// Bytes and the events they are, with what has to be said by a timeout at the end.
struct InputSample: CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var events: [InputEvent]

  init(_ name: String, _ text: String, _ events: [InputEvent]) {
    self.init(name, Array(text.utf8), events)
  }

  init(_ name: String, _ bytes: [UInt8], _ events: [InputEvent]) {
    self.name = name
    self.bytes = bytes
    self.events = events
  }

  var testDescription: String { name }

  private static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers))
  }

  private static func text(_ characters: String) -> [InputEvent] {
    characters.map { key(.character($0)) }
  }

  private static func mouse(
    _ action: MouseEvent.Action, _ column: Int, _ row: Int, _ modifiers: Modifiers = []
  ) -> [InputEvent] {
    [.mouse(MouseEvent(action, at: CellPosition(row: row, column: column), modifiers))]
  }

  static let all: [InputSample] = keys + modified + kitty + mice + strings + oddities

  static let keys: [InputSample] = [
    InputSample("letters", "aZ 9~", text("aZ 9~")),
    InputSample("letters beyond ASCII", "é漢x", text("é漢x")),
    InputSample("a cluster of several scalars", "👨‍👩‍👧!", text("👨‍👩‍👧!")),
    InputSample("a mark behind a letter beyond ASCII", "é\u{301}x", text("é\u{301}x")),
    InputSample(
      "arrows", "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left].map { key($0) }),
    InputSample(
      "arrows of application mode", "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD",
      [.up, .down, .right, .left].map { key($0) }),
    InputSample(
      "Home in three forms", "\u{1B}[H\u{1B}[1~\u{1B}[7~\u{1B}OH",
      Array(repeating: key(.home), count: 4)),
    InputSample(
      "End in three forms", "\u{1B}[F\u{1B}[4~\u{1B}[8~\u{1B}OF",
      Array(repeating: key(.end), count: 4)),
    InputSample(
      "the block of six", "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~",
      [.insert, .delete, .pageUp, .pageDown].map { key($0) }),
    InputSample(
      "F1 in four forms", "\u{1B}OP\u{1B}[P\u{1B}[11~\u{1B}[[A",
      Array(repeating: key(.function(1)), count: 4)),
    InputSample(
      "F5, F6, F10, F11, F12", "\u{1B}[15~\u{1B}[17~\u{1B}[21~\u{1B}[23~\u{1B}[24~",
      [5, 6, 10, 11, 12].map { key(.function($0)) }),
    InputSample(
      "Tab, Shift-Tab, Enter", "\t\u{1B}[Z\r", [key(.tab), key(.tab, .shift), key(.enter)]),
    InputSample("both backspaces", [0x7F, 0x08], [key(.backspace), key(.backspace)]),
    InputSample("a lone Escape", "\u{1B}", [key(.escape)]),
    InputSample("Escape twice", "\u{1B}\u{1B}", [key(.escape), key(.escape)]),
    InputSample("Escape, then an arrow", "\u{1B}\u{1B}[A", [key(.escape), key(.up)]),
    InputSample(
      "the keypad", "\u{1B}OM\u{1B}Oj\u{1B}Op",
      [key(.enter), key(.character("*")), key(.character("0"))]),
  ]

  static let modified: [InputSample] = [
    InputSample(
      "Ctrl-C, Ctrl-Z, Ctrl-L", [3, 26, 12], ["c", "z", "l"].map { key(.character($0), .control) }),
    InputSample(
      "Ctrl-Space and Ctrl-\\", [0, 0x1C],
      [key(.character(" "), .control), key(.character("\\"), .control)]),
    InputSample("Alt-x", "\u{1B}x", [key(.character("x"), .alt)]),
    InputSample("Alt-Enter", "\u{1B}\r", [key(.enter, .alt)]),
    InputSample("Ctrl-Up", "\u{1B}[1;5A", [key(.up, .control)]),
    InputSample("Shift-Alt-Delete", "\u{1B}[3;4~", [key(.delete, [.shift, .alt])]),
    InputSample("Ctrl-F3", "\u{1B}[1;5R", [key(.function(3), .control)]),
    InputSample("xterm's other form", "\u{1B}[27;5;99~", [key(.character("c"), .control)]),
    InputSample("modifiers within SS3", "\u{1B}O5A", [key(.up, .control)]),
  ]

  static let kitty: [InputSample] = [
    InputSample("Escape", "\u{1B}[27u", [key(.escape)]),
    InputSample("Ctrl-C as CSI u", "\u{1B}[99;5u", [key(.character("c"), .control)]),
    InputSample(
      "Shift-Enter, Alt-Tab, Backspace", "\u{1B}[13;2u\u{1B}[9;3u\u{1B}[127u",
      [key(.enter, .shift), key(.tab, .alt), key(.backspace)]),
    InputSample(
      "alternates and caps lock are left out", "\u{1B}[97:65;65u", [key(.character("a"))]),
    InputSample(
      "a repeat is a press, a release is nothing", "\u{1B}[97;1:2u\u{1B}[97;1:3u\u{1B}[1;1:3A",
      [key(.character("a"))]),
    InputSample(
      "the keypad", "\u{1B}[57399u\u{1B}[57414u\u{1B}[57419u\u{1B}[57413u",
      [key(.character("0")), key(.enter), key(.up), key(.character("+"))]),
    InputSample("keys that type nothing", "\u{1B}[57441u\u{1B}[57428u\u{1B}[7u\u{1B}[55296u", []),
    InputSample("F13", "\u{1B}[57376u", [key(.function(13))]),
  ]

  static let mice: [InputSample] = [
    InputSample("press", "\u{1B}[<0;1;1M", mouse(.press(.left), 0, 0)),
    InputSample("release", "\u{1B}[<2;80;24m", mouse(.release(.right), 79, 23)),
    InputSample("drag with control", "\u{1B}[<48;5;6M", mouse(.drag(.left), 4, 5, .control)),
    InputSample("motion", "\u{1B}[<35;5;6M", mouse(.move, 4, 5)),
    InputSample(
      "wheel", "\u{1B}[<64;3;4M\u{1B}[<65;3;4M",
      mouse(.scroll(.up), 2, 3) + mouse(.scroll(.down), 2, 3)),
    InputSample(
      "sideways wheel", "\u{1B}[<66;3;4M\u{1B}[<67;3;4M",
      mouse(.scroll(.left), 2, 3) + mouse(.scroll(.right), 2, 3)),
    InputSample("wheel with shift", "\u{1B}[<69;3;4M", mouse(.scroll(.down), 2, 3, .shift)),
    InputSample("the back button", "\u{1B}[<128;3;4M", mouse(.press(.other(128)), 2, 3)),
    InputSample("places that are none", "\u{1B}[<0;0;4M\u{1B}[<0;;M\u{1B}[<0M", []),
    InputSample("the old form is swallowed with its three bytes", "\u{1B}[M !!x", text("x")),
  ]

  static let strings: [InputSample] = [
    InputSample("a paste", "\u{1B}[200~hello q\u{1B}[201~x", [.paste("hello q")] + text("x")),
    InputSample(
      "a paste is never a command", "\u{1B}[200~\u{3}q\u{1B}[A\u{1B}[201~",
      [.paste("\u{FFFD}q\u{FFFD}[A")]),
    InputSample("an empty paste", "\u{1B}[200~\u{1B}[201~", [.paste("")]),
    InputSample("focus", "\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
    InputSample(
      "device attributes", "\u{1B}[?62;4;22c\u{1B}[?c\u{1B}[>1;10;0c",
      [
        .answer(.primaryAttributes([62, 4, 22])), .answer(.primaryAttributes([])),
        .answer(.secondaryAttributes([1, 10, 0])),
      ]),
    InputSample("version", "\u{1B}P>|kitty(0.32)\u{1B}\\", [.answer(.version("kitty(0.32)"))]),
    InputSample(
      "graphics", "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}_Gi=31;ENODATA:x\u{1B}\\",
      [.answer(.graphics(id: 31, isOK: true)), .answer(.graphics(id: 31, isOK: false))]),
    InputSample(
      "mode and keyboard", "\u{1B}[?2026;2$y\u{1B}[?1u",
      [.answer(.mode(2026, setting: 2)), .answer(.keyboardFlags(1))]),
    InputSample(
      "sizes", "\u{1B}[6;20;10t\u{1B}[4;600;800t",
      [.answer(.cellPixels(width: 10, height: 20)), .answer(.areaPixels(width: 800, height: 600))]),
    InputSample(
      "background, ended in two ways",
      "\u{1B}]11;rgb:ffff/8080/0000\u{7}\u{1B}]11;rgb:f/0/8\u{1B}\\",
      [
        .answer(.color(11, red: 255, green: 128, blue: 0)),
        .answer(.color(11, red: 255, green: 0, blue: 136)),
      ]),
  ]

  static let oddities: [InputSample] = [
    InputSample(
      "unknown sequences are swallowed whole",
      "\u{1B}[?1;2;3x\u{1B}[=5h\u{1B}[1$ q\u{1B}Oz\u{1B}]52;c;aGk=\u{7}\u{1B}PqABC\u{1B}\\\u{1B}^pm\u{1B}\\\u{1B}Xsos\u{1B}\\k",
      text("k")),
    InputSample("a half sequence is kept", "\u{1B}[1;5", []),
    InputSample("an arrow begins anew inside of a sequence", "\u{1B}[1;\u{1B}[A", [key(.up)]),
    InputSample("CAN ends a sequence", "\u{1B}[1;\u{18}a", text("a")),
    InputSample(
      "Ctrl-C is heard inside of an open string", "\u{1B}]0;open\u{3}q",
      [key(.character("c"), .control)] + text("q")),
    InputSample("a string that is broken off", "\u{1B}]0;open\u{1B}[Bq", [key(.down)] + text("q")),
    InputSample(
      "broken UTF-8 is nothing",
      [0xC3, 0x41, 0xFF, 0x80, 0xE2, 0x82, 0x42, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x43, 0xF5, 0x44],
      text("ABCD")),
    InputSample("a C1 control is nothing", [0xC2, 0x9B, 0x41], text("A")),
    InputSample(
      "numbers without end",
      "\u{1B}[" + String(repeating: "9", count: 300) + "A\u{1B}[99999999999999999999;5Ax",
      [key(.up, .control)] + text("x")),
  ]
}
