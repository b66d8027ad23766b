import CLibav
import Synchronization

/// Where libav's own messages go: to a handler, and never to standard error by themselves (media rule
/// 8.5).
///
/// The lines are libav's, in its words; they help to find out why a file is damaged, and `meaning` says what
/// that is to the pictures. Without a handler they are dropped. A picture itself says by `isDamaged` whether
/// it is affected.
public enum VideoLog {
  /// One line of libav's log.
  public struct Message: Hashable, Sendable {
    /// Whether libav calls it an error; else it is a warning.
    public let isError: Bool
    /// The line, with libav's name of the part that speaks, without a line end.
    public let text: String
    /// How often the line came in a row, from 1.
    public let count: Int

    /// What the line means for the pictures, in words for whoever looks at them rather than for whoever
    /// knows libav: `a part of a picture is lost and filled in from what is around it`.
    public var meaning: String { DamageMeaning.of(text, isError: isError) }
  }

  /// Receives messages, from any thread.
  public typealias Handler = @Sendable (Message) -> Void

  private struct State {
    var handler: Handler?
    var last: Message?
  }

  private static let state = Mutex(State())

  /// Sets who hears of messages from now on, nil for nobody.
  ///
  /// A line that repeats the one before is counted and told when another line follows, or at the next
  /// call of this method.
  public static func setHandler(_ handler: Handler?) {
    let waiting = state.withLock { state in
      let waiting = state.last.flatMap { message in state.handler.map { ($0, message) } }
      state = State(handler: handler)
      return waiting
    }
    if let (handler, message) = waiting { handler(message) }
  }

  /// Takes a line from libav.
  static func receive(level: Int32, line: String) {
    let text = String(line.reversed().drop { $0.isNewline }.reversed())
    guard !text.isEmpty else { return }
    let due: (Handler, Message)? = state.withLock { state in
      guard let handler = state.handler else { return nil }
      let isError = level <= AV_LOG_ERROR
      if let last = state.last, last.text == text, last.isError == isError {
        state.last = Message(isError: isError, text: text, count: last.count + 1)
        return nil
      }
      let before = state.last
      state.last = Message(isError: isError, text: text, count: 1)
      return before.map { (handler, $0) }
    }
    if let (handler, message) = due { handler(message) }
  }
}
