/// Turns the bytes of a terminal into events (terminal rules 49-52).
///
/// ```swift
/// var decoder = InputDecoder()
/// decoder.feed([0x1B, 0x5B])  // []
/// decoder.feed([0x41])        // [.key(KeyPress(.up))]
/// ```
///
/// It is a state machine without a clock: what comes out depends on the bytes alone and not on how
/// reads cut them. Where it can not go on without knowing that nothing follows (a lone ESC, a
/// cluster that a mark may still join), ``isWaiting`` is true, and the caller says so by
/// ``timeOut()`` after ``patience``.
///
/// Sequences that are not known are swallowed whole and never become text. Memory is bounded: a
/// longer string than ``stringLimit`` is dropped, a longer paste is cut there.
public struct InputDecoder: Sendable {
  /// How long to wait for the rest of what may be a sequence, in milliseconds (terminal rule 50).
  public static let patience = 40

  /// The most bytes of an OSC, DCS or APC string and of a paste: 64 KiB (terminal rule 49).
  public static let stringLimit = 65_536

  enum State: Sendable {
    case ground
    /// After ESC.
    case escape
    /// After ESC [.
    case sequence
    /// After `ESC [ [`, as the Linux console sends F1-F5: one byte follows.
    case consoleKey
    /// After ESC O.
    case singleShift
    /// In an OSC, DCS, APC, PM or SOS string; the byte that opened it.
    case string(UInt8)
    /// After ESC inside of a string: the end, or something new.
    case stringEscape(UInt8)
    /// After `CSI M`, the mouse form that was not asked for: so many bytes to swallow.
    case oldMouse(Int)
    /// Between the brackets of a paste.
    case paste
  }

  var state = State.ground
  /// The bytes of the sequence or string so far.
  var held: [UInt8] = []
  /// Whether the sequence or string is longer than is sensible, and so dropped at its end.
  private var isOverlong = false
  var text = TextAssembler()
  var events: [InputEvent] = []

  /// Creates a decoder that has seen nothing.
  public init() {}

  /// Whether something is held back that ``timeOut()`` would give out.
  public var isWaiting: Bool {
    if case .escape = state { return true }
    return text.hasCluster
  }

  /// Takes the next bytes and gives the events that are complete.
  ///
  /// - Complexity: O(*bytes*).
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Says that nothing came for ``patience``: a lone ESC is Escape, a cluster is whole.
  ///
  /// A half sequence stays: it is never given up to text.
  public mutating func timeOut() -> [InputEvent] {
    flushText()
    if case .escape = state {
      state = .ground
      press(.escape)
    }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .sequence: takeSequence(byte)
    case .singleShift: takeSingleShift(byte)
    case .string(let kind): takeString(byte, kind)
    case .stringEscape(let kind): takeStringEscape(byte, kind)
    case .paste: takePaste(byte)
    case .consoleKey:
      state = .ground
      if byte >= 0x41, byte <= 0x45 { press(.function(Int(byte) - 0x40)) }
    case .oldMouse(let count): state = count > 1 ? .oldMouse(count - 1) : .ground
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if byte < 0x20 || byte == 0x7F {
      flushText()
      if byte == 0x1B { state = .escape } else { pressControl(byte, []) }
      return
    }
    if let scalar = text.take(byte) { type(scalar) }
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    for character in text.add(scalar) { press(.character(character)) }
  }

  private mutating func flushText() {
    if let character = text.flush() { press(.character(character)) }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    held.removeAll(keepingCapacity: true)
    isOverlong = false
    switch byte {
    case 0x5B: state = .sequence
    case 0x4F: state = .singleShift
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .string(byte)
    // ESC ESC is Escape, and the second begins what follows.
    case 0x1B: press(.escape)
    case 0x00...0x1F, 0x7F:
      state = .ground
      pressControl(byte, .alt)
    case 0x20...0x7E:
      state = .ground
      press(.character(Character(Unicode.Scalar(byte))), .alt)
    default:
      state = .ground
      press(.escape)
      takeGround(byte)
    }
  }

  private mutating func takeSequence(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      if held.count < 256 { held.append(byte) } else { isOverlong = true }
    case 0x5B where held.isEmpty: state = .consoleKey
    case 0x40...0x7E:
      state = .ground
      if byte == 0x4D, held.isEmpty {
        state = .oldMouse(3)
      } else if !isOverlong {
        finishSequence(byte)
      }
    default: interrupt(byte)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    // Some terminals put the modifiers between: `SS3 5 A`.
    case 0x30...0x3B:
      if held.count < 16 { held.append(byte) } else { isOverlong = true }
    case 0x40...0x7E:
      state = .ground
      if !isOverlong { finishSingleShift(byte) }
    default: interrupt(byte)
    }
  }

  /// A control byte inside of a sequence or string. ESC begins anew, CAN and SUB end it, and Ctrl-C
  /// is heard: a person must be able to quit whatever has come before. Others are swallowed.
  private mutating func interrupt(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x18, 0x1A: state = .ground
    case 0x03:
      state = .ground
      pressControl(byte, [])
    default: break
    }
  }

  private mutating func takeString(_ byte: UInt8, _ kind: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(kind)
    case 0x07 where kind == 0x5D: finishString(kind)
    case 0x20...0x7E, 0x80...0xFF:
      if held.count < Self.stringLimit { held.append(byte) } else { isOverlong = true }
    default: interrupt(byte)
    }
  }

  private mutating func takeStringEscape(_ byte: UInt8, _ kind: UInt8) {
    if byte == 0x5C {
      finishString(kind)
    } else {
      // Not the end: the string was broken off, and something else begins.
      state = .escape
      takeEscape(byte)
    }
  }

  private mutating func finishString(_ kind: UInt8) {
    state = .ground
    if !isOverlong { answerString(kind) }
    held.removeAll(keepingCapacity: held.count < 4_096)
  }

  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private mutating func takePaste(_ byte: UInt8) {
    held.append(byte)
    if byte == 0x7E, held.suffix(6).elementsEqual(Self.pasteEnd) {
      state = .ground
      events.append(.paste(TerminalText.cell(bytes: held.dropLast(6).prefix(Self.stringLimit))))
      held.removeAll(keepingCapacity: false)
    } else if held.count > Self.stringLimit + 6 {
      // What is beyond the limit is not kept, but for the bytes that may begin the end.
      held.remove(at: Self.stringLimit)
    }
  }

  mutating func beginPaste() {
    state = .paste
    held.removeAll(keepingCapacity: true)
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    events.append(.key(KeyPress(key, modifiers)))
  }

  /// A key that comes as one control byte.
  mutating func pressControl(_ byte: UInt8, _ modifiers: Modifiers) {
    switch byte {
    case 0x09: press(.tab, modifiers)
    case 0x0D: press(.enter, modifiers)
    case 0x08, 0x7F: press(.backspace, modifiers)
    case 0x1B: press(.escape, modifiers)
    case 0x00: press(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      press(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    default:
      press(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    }
  }
}
