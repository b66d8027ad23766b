internal import CTerminal
import Glibc

/// Runs a ``TerminalProgram``: session, input, pace and drawing put together.
///
/// ```swift
/// var program = Counter()
/// let app = TerminalApp(profile: profile)
/// try app.run(&program)
/// ```
///
/// One turn of the loop reads all input that waits, lets the program handle it, and then draws at
/// most one frame, if something changed and the terminal has taken the last one. Where nothing
/// moves the loop sleeps without a timer. The program runs on the calling thread, which is blocked
/// until it ends; other threads reach it by ``TerminalWaker``.
public struct TerminalApp: Sendable {
  /// How a run went.
  public struct Summary: Hashable, Sendable {
    /// Frames that were built.
    public var frames = 0
    /// Bytes that the terminal took.
    public var bytes = 0
    /// Why it ended.
    public var ending = Ending.quit
  }

  /// Why a run ended.
  public enum Ending: Hashable, Sendable {
    /// The program asked for it.
    case quit
    /// Input ended: the terminal was closed, or standard input with it (rule 8).
    case inputEnded
  }

  /// What the terminal can do.
  public var profile: TerminalProfile
  /// What is asked of the terminal while the program runs.
  public var modes: SessionModes
  /// The most frames in a second.
  public var framesPerSecond: Int
  /// See ``DamageEncoder/Options/skipsInvisibleSteps``.
  public var skipsInvisibleSteps: Bool
  /// The environment, for COLUMNS and LINES.
  public var variables: [String: String]

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - profile: What the terminal can do.
  ///   - modes: What to ask of it.
  ///   - framesPerSecond: The most frames in a second, 1 to 240.
  ///   - skipsInvisibleSteps: See ``DamageEncoder/Options/skipsInvisibleSteps``.
  ///   - variables: The environment variables, for a terminal that does not know its size.
  public init(
    profile: TerminalProfile, modes: SessionModes = SessionModes(), framesPerSecond: Int = 30,
    skipsInvisibleSteps: Bool = false, variables: [String: String] = [:]
  ) {
    self.profile = profile
    self.modes = modes
    self.framesPerSecond = framesPerSecond
    self.skipsInvisibleSteps = skipsInvisibleSteps
    self.variables = variables
  }

  /// Runs `program` until it quits or input ends.
  ///
  /// - Parameters:
  ///   - program: The program, with its last state afterwards.
  ///   - early: Events that came before, as while the terminal was asked (rule 16).
  ///   - decoder: The decoder that those came from, so that a half sequence is not lost.
  /// - Returns: How it went.
  /// - Throws: `unusable`, `alreadyOpen`, or `system` when the terminal is gone.
  @discardableResult
  public func run(
    _ program: inout some TerminalProgram, early: [InputEvent] = [],
    decoder: InputDecoder = InputDecoder()
  ) throws(TerminalError) -> Summary {
    var modes = modes
    if profile.hasKittyKeyboard { modes.kittyKeyboard = true }
    if profile.images == .kitty { modes.kittyImages = true }
    let session = try TerminalSession(modes: modes)
    defer { session.close() }
    var loop = TerminalLoop(app: self, session: session, decoder: decoder)
    try loop.run(&program, early: early)
    return loop.summary
  }

  /// Asks the terminal what it can do, if it may be asked, and waits for its answers at most
  /// ``TerminalQuestions/patience`` (rules 15, 16).
  ///
  /// The terminal is raw only while the answers come, and its modes are put back after the last. A
  /// Ctrl-C typed meanwhile is among the other events: whoever runs no program has to look for it.
  ///
  /// - Parameters:
  ///   - environment: What the variables say.
  ///   - images: The value of `--images`; nil is `auto`.
  /// - Returns: The answers, what was typed meanwhile, and the decoder to go on with.
  public static func ask(
    _ environment: TerminalEnvironment, images: ImageProtocol? = nil
  ) -> (questions: TerminalQuestions, decoder: InputDecoder) {
    var questions = TerminalQuestions()
    var decoder = InputDecoder()
    let isForeground = TerminalStream.isForeground(STDIN_FILENO)
    // A session that writes nothing: whatever ends the process now, the modes are put back.
    guard TerminalQuestions.mayAsk(environment, isForeground: isForeground, images: images),
      unsafe ct_session_open(STDIN_FILENO, STDOUT_FILENO, [], 0, [], 0, 0) == 0
    else { return (questions, decoder) }
    defer { ct_session_close() }
    guard (try? TerminalStream.writeAll(TerminalQuestions.bytes, to: STDOUT_FILENO)) != nil
    else { return (questions, decoder) }
    let end = TerminalStream.now() + .milliseconds(TerminalQuestions.patience)
    while !questions.isDone, TerminalStream.now() < end {
      let ready = TerminalStream.wait(input: STDIN_FILENO, wake: -1, output: -1, until: end)
      guard ready.input else { continue }
      guard let bytes = TerminalStream.readSome(from: STDIN_FILENO) else { break }
      questions.take(decoder.feed(bytes))
    }
    return (questions, decoder)
  }
}
