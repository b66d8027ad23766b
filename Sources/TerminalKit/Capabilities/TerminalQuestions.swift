/// The questions to a terminal, asked in one write, and the gathering of its answers (rules 15, 16).
///
/// ```swift
/// var questions = TerminalQuestions()
/// write(TerminalQuestions.bytes)
/// while !questions.isDone { questions.take(decoder.feed(read())) }
/// ```
///
/// The last question is one that every terminal answers, so that even a terminal that knows none of
/// the others marks the end. What was typed meanwhile is kept in ``otherEvents``. The decoder goes
/// on to serve the screen, so that an answer cut in two, or one that comes late, is never text.
public struct TerminalQuestions: Hashable, Sendable {
  /// How long to wait for the end, in milliseconds.
  public static let patience = 250

  /// The image id of the graphics question, by which its answer is known.
  static let graphicsID = 31

  /// What to write: kitty graphics, kitty keyboard, version, synchronized output, the size of a
  /// cell, the background colour, and last the primary device attributes.
  public static let bytes: [UInt8] = Array(
    ("\u{1B}_Gi=\(graphicsID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[?u" + "\u{1B}[>0q"
      + "\u{1B}[?2026$p" + "\u{1B}[16t" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[c").utf8)

  /// What the terminal answered so far.
  public private(set) var answers: [TerminalAnswer] = []
  /// What else came in, in order.
  public private(set) var otherEvents: [InputEvent] = []
  /// Whether the mark of the end has come.
  public private(set) var isDone = false

  /// Creates questions without answers.
  public init() {}

  /// Takes events: answers are kept as such until the end, all else for later.
  public mutating func take(_ events: [InputEvent]) {
    for event in events {
      guard case .answer(let answer) = event else {
        otherEvents.append(event)
        continue
      }
      guard !isDone else { continue }
      answers.append(answer)
      if case .primaryAttributes = answer { isDone = true }
    }
  }

  /// Whether a terminal may be asked (terminal rule 15).
  ///
  /// - Parameters:
  ///   - environment: What the variables say.
  ///   - isForeground: Whether our process group is the terminal's foreground one.
  ///   - images: The value of `--images`; nil is `auto`, and any other leaves nothing to ask for.
  /// - Returns: Whether to ask.
  public static func mayAsk(
    _ environment: TerminalEnvironment, isForeground: Bool, images: ImageProtocol?
  ) -> Bool {
    environment.isInputTerminal && environment.isOutputTerminal && !environment.isDumb
      && isForeground && images == nil
  }
}
