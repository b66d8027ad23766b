/// Decides when the next frame is drawn (terminal rules 42, 43, 57). A pure value: time is told.
///
/// ```swift
/// var pacer = FramePacer(framesPerSecond: 30)
/// pacer.needsFrame()
/// pacer.decide(at: .zero, isOutputBusy: false)                // .draw
/// pacer.didDraw(at: .zero)
/// pacer.decide(at: .milliseconds(5), isOutputBusy: false)     // .wait(nil): nothing moves
/// ```
///
/// At most one frame waits for the terminal: while it has not taken the last one, none is built.
/// What changes meanwhile is in the next. Where nothing moves, there is no deadline at all.
public struct FramePacer: Hashable, Sendable {
  /// What to do now.
  public enum Decision: Hashable, Sendable {
    /// Build a frame and send it.
    case draw
    /// Wait for input, until the time at the latest; nil waits for ever.
    case wait(until: Duration?)
  }

  /// The least time between two frames.
  public let interval: Duration

  /// Whether something changed since the last frame.
  public private(set) var isDirty = false

  /// When the next frame of what moves is due; nil while nothing moves.
  public private(set) var due: Duration?

  private var lastFrame: Duration?

  /// Creates a pacer that has drawn nothing.
  ///
  /// - Parameter framesPerSecond: The most frames in a second, 1 to 240.
  public init(framesPerSecond: Int = 30) {
    interval = .seconds(1) / min(max(framesPerSecond, 1), 240)
  }

  /// Says that what is shown is no longer right.
  public mutating func needsFrame() { isDirty = true }

  /// Says when what moves looks different next; nil says that nothing moves.
  public mutating func setDue(_ time: Duration?) { due = time }

  /// Decides, with the clock at `now`. Input that waits must have been handled before, so that ten
  /// keys are one frame.
  ///
  /// - Parameters:
  ///   - now: The time, on any clock that does not go back.
  ///   - isOutputBusy: Whether bytes of the last frame still wait for the terminal.
  /// - Returns: Whether to draw, or how long to wait.
  public func decide(at now: Duration, isOutputBusy: Bool) -> Decision {
    // The terminal's readiness wakes us; a deadline beside it would spin.
    if isOutputBusy { return .wait(until: nil) }
    var wanted: Duration?
    if isDirty { wanted = now }
    if let due { wanted = min(wanted ?? due, due) }
    guard var wanted else { return .wait(until: nil) }
    if let lastFrame { wanted = max(wanted, lastFrame + interval) }
    return wanted <= now ? .draw : .wait(until: wanted)
  }

  /// Says that a frame was built at `now`.
  public mutating func didDraw(at now: Duration) {
    isDirty = false
    due = nil
    lastFrame = now
  }

  /// Forgets the rhythm, as after a suspension: the next frame is drawn at once (rule 38).
  public mutating func restart() {
    lastFrame = nil
    isDirty = true
  }
}
