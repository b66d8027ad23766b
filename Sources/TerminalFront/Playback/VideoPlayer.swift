public import TerminalKit

/// A video that may come to its end.
public protocol EndingVideo: HeaderVideo {
  /// Whether no other picture will follow: the end of a video that plays once, or a failure.
  func isFinished(at time: Duration) -> Bool
}

/// A video alone on the screen: `q` quits, Space plays and pauses.
public struct VideoPlayer: TerminalProgram {
  /// What is shown.
  public let video: any EndingVideo
  /// The most cells it takes; nil takes the whole screen.
  public let cells: CellSize?

  private var screen = CellSize.standard

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - video: What is shown.
  ///   - cells: The most cells it takes, from the top left corner; nil takes the whole screen.
  public init(_ video: any EndingVideo, cells: CellSize? = nil) {
    self.video = video
    self.cells = cells
  }

  /// Takes an event.
  public mutating func handle(_ event: TerminalEvent, at time: Duration) -> TerminalRequests {
    switch event {
    case .started(let size), .resized(let size):
      screen = size
      return .redraw
    case .resumed:
      video.resume(at: time)
      return .redraw
    case .woken: return video.isFinished(at: time) ? .quit : .redraw
    case .input(.key(let press)): return handle(press, at: time)
    case .input: return []
    }
  }

  private func handle(_ press: KeyPress, at time: Duration) -> TerminalRequests {
    switch (press.key, press.modifiers) {
    case (.character("q"), []): return .quit
    case (.character("c"), .control): return .interrupt
    case (.character("z"), .control): return .suspend
    case (.character("l"), .control): return .repaint
    case (.character(" "), []):
      video.setPlaying(!video.isPlaying, at: time)
      return .redraw
    default: return []
    }
  }

  /// Draws the picture of now.
  public mutating func draw(_ frame: inout TerminalFrame, at time: Duration) {
    let size = frame.cells.size
    let (columns, rows) = (
      min(cells?.columns ?? size.columns, size.columns), min(cells?.rows ?? size.rows, size.rows)
    )
    if let picture = video.picture(width: columns, height: rows * 2, at: time) {
      picture.draw(
        into: &frame.cells, at: CellPosition(row: 0, column: 0),
        clip: CellRect(row: 0, column: 0, columns: columns, rows: rows))
    }
    // Drawing cannot end the loop; the event that follows does.
    if video.isFinished(at: time) { TerminalWaker().wake() }
  }

  /// When the video looks different next; at once where it has ended.
  public func nextChange(after time: Duration) -> Duration? {
    video.isFinished(at: time) ? time : video.nextChange(after: time)
  }
}
