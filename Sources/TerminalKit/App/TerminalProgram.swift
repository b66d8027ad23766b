/// A program with a screen of its own, run by ``TerminalApp``.
///
/// ```swift
/// struct Counter: TerminalProgram {
///   var count = 0
///   mutating func handle(_ event: TerminalEvent, at time: Duration) -> TerminalRequests {
///     guard case .input(.key(let press)) = event else { return [] }
///     if press.key == .character("q") { return .quit }
///     count += 1
///     return .redraw
///   }
///   mutating func draw(_ frame: inout TerminalFrame, at time: Duration) {
///     frame.cells.write("\(count)", at: CellPosition(row: 0, column: 0))
///   }
/// }
/// ```
public protocol TerminalProgram {
  /// Takes an event. Events come one by one, all that wait before the next frame (rule 57).
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: The time of the loop's clock, which does not go back.
  /// - Returns: What the loop shall do; an empty set leaves the screen as it is.
  mutating func handle(_ event: TerminalEvent, at time: Duration) -> TerminalRequests

  /// Draws the screen. The cells hold blanks; only what differs from the screen is sent.
  ///
  /// - Parameters:
  ///   - frame: What to draw into.
  ///   - time: The time of the loop's clock.
  mutating func draw(_ frame: inout TerminalFrame, at time: Duration)

  /// When what moves looks different next; nil, the default, while nothing moves (rule 43).
  ///
  /// - Parameter time: The time of the loop's clock.
  /// - Returns: The time, at once if it is past.
  func nextChange(after time: Duration) -> Duration?
}

extension TerminalProgram {
  /// Nothing moves.
  ///
  /// - Parameter time: The time of the loop's clock.
  /// - Returns: nil.
  public func nextChange(after time: Duration) -> Duration? { nil }
}

/// What a ``TerminalProgram`` hears.
public enum TerminalEvent: Hashable, Sendable {
  /// The screen is ours; comes first, with its size.
  case started(CellSize)
  /// A key, the mouse, a paste. Mouse events outside of the screen do not come (rule 55).
  case input(InputEvent)
  /// The screen has another size; a storm of changes is one event (rule 44).
  case resized(CellSize)
  /// The process was stopped and goes on: clocks of what moves begin anew (rule 38).
  case resumed
  /// A ``TerminalWaker`` was used.
  case woken
}

/// What a ``TerminalProgram`` asks of the loop.
public struct TerminalRequests: OptionSet, Hashable, Sendable {
  /// One bit for each request.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Draw a frame; many before the next are one.
  public static let redraw = TerminalRequests(rawValue: 1)
  /// Clear the screen and draw all, as Ctrl-L does (rule 39).
  public static let repaint = TerminalRequests(rawValue: 2)
  /// Give the terminal back and stop, as Ctrl-Z does.
  public static let suspend = TerminalRequests(rawValue: 4)
  /// End the loop.
  public static let quit = TerminalRequests(rawValue: 8)
  /// End the process by SIGINT, as Ctrl-C does (rule 2).
  public static let interrupt = TerminalRequests(rawValue: 16)
}

/// What one frame shows.
public struct TerminalFrame: Sendable {
  /// The cells, blank at first.
  public var cells: CellBuffer
  /// Bytes that are sent after the cells in the same frame, such as pixel images. The hardware
  /// cursor and the colours may be left anywhere.
  public var overlay: [UInt8] = []
  /// Whether the frame clears the screen first, and pixel images with it.
  public let isRepaint: Bool

  /// Creates a frame.
  public init(cells: CellBuffer, isRepaint: Bool = false) {
    self.cells = cells
    self.isRepaint = isRepaint
  }
}
