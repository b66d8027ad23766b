internal import CTerminal
import Glibc

/// The terminal in our hands: raw, on the alternate screen, and given back on every way out.
///
/// ```swift
/// let session = try TerminalSession(modes: SessionModes())
/// defer { session.close() }
/// ```
///
/// Leaving happens exactly once (terminal rule 34): by ``close()``, when the value goes away, when
/// the process exits, is ended by INT, TERM, HUP or QUIT, or crashes. The modes of before are put
/// back bit for bit, and what was written to standard error meanwhile, the words of a crash too, is
/// shown then (rule 36). Ctrl-Z and SIGTSTP leave, stop, and enter again when the process goes on
/// (rule 38). The signal handlers are C and touch only memory made before (rule 35).
///
/// A process has one screen, so there is one session at a time.
public struct TerminalSession: ~Copyable {
  /// The descriptor that keys come from.
  public let input: Int32
  /// The descriptor that frames go to.
  public let output: Int32
  private var modes: SessionModes

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - input: The terminal's descriptor for reading; standard input, if none is given.
  ///   - output: The terminal's descriptor for writing; standard output, if none is given.
  ///   - modes: What to ask of the terminal.
  ///   - capturesStandardError: Whether standard error is kept in memory until the end.
  /// - Throws: `unusable` if a descriptor is no terminal, `alreadyOpen`, or `system`.
  public init(
    input: Int32 = 0, output: Int32 = 1,
    modes: SessionModes = SessionModes(), capturesStandardError: Bool = true
  ) throws(TerminalError) {
    guard isatty(input) == 1, isatty(output) == 1 else {
      let name = isatty(input) == 1 ? "output" : "input"
      throw .unusable("standard \(name) is not a terminal: run it in one, without a pipe")
    }
    let enter = modes.enter
    let leave = modes.leave
    let code = unsafe ct_session_open(
      input, output, enter, enter.count, leave, leave.count, capturesStandardError ? 1 : 0)
    guard code == 0 else {
      throw code == EBUSY ? .alreadyOpen : .system(operation: "taking the terminal", code: code)
    }
    self.input = input
    self.output = output
    self.modes = modes
  }

  deinit { ct_session_close() }

  /// Gives the terminal back. A second call does nothing.
  public func close() { ct_session_close() }

  /// Turns the kitty keyboard on, after the terminal said that it knows it.
  public mutating func useKittyKeyboard() {
    guard !modes.kittyKeyboard else { return }
    modes.kittyKeyboard = true
    change(now: Array("\u{1B}[>1u".utf8))
  }

  /// Says that kitty images are drawn from now on, so that leaving deletes them.
  public mutating func willDrawKittyImages() {
    guard !modes.kittyImages else { return }
    modes.kittyImages = true
    change(now: [])
  }

  private func change(now: [UInt8]) {
    let enter = modes.enter
    let leave = modes.leave
    // Both fit their place: they are a few dozen bytes, whatever the modes.
    _ = unsafe ct_session_change(enter, enter.count, leave, leave.count, now, now.count)
  }

  /// Gives the terminal back, stops the process, and takes the terminal again once it goes on.
  public func suspend() { ct_session_suspend() }

  /// Gives the terminal back and ends the process by a signal, so that a shell sees which.
  public func die(by signal: Int32) -> Never { ct_session_die(signal) }

  /// What happened since the last call.
  func takeEvents() -> SessionEvents { SessionEvents(rawValue: ct_take_events()) }
}

/// What a session's signals left to do.
struct SessionEvents: OptionSet, Sendable {
  let rawValue: UInt32

  /// The size may be another.
  static let resized = SessionEvents(rawValue: 1)
  /// The process was stopped: the screen may hold anything.
  static let continued = SessionEvents(rawValue: 2)
  /// Another thread called ``TerminalWaker/wake()``.
  static let woken = SessionEvents(rawValue: 4)
}

/// Wakes the loop of a ``TerminalApp`` from any thread, as when a video frame is ready.
public struct TerminalWaker: Hashable, Sendable {
  /// Creates a waker; all of them wake the one session that a process has.
  public init() {}

  /// Makes the loop run. Without a session it does nothing; it never blocks.
  public func wake() { ct_wake() }
}
