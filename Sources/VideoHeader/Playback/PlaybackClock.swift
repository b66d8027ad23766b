/// When each frame of a looping video is due (media rules 9.1-9.4).
///
/// A value that is asked with the time that is passed in: it starts no timer and reads no clock. Loops do not
/// drift, since due times are computed from the loop's number and length and never summed up.
/// ```swift
/// var clock = PlaybackClock(frameTimes: times, loopDuration: end)
/// clock.start(at: now)
/// clock.position(at: later)   // loop 2, frame 17
/// ```
public struct PlaybackClock: Hashable, Sendable {
  /// A frame of a loop.
  public struct Position: Hashable, Sendable {
    /// From 0.
    public let loop: Int
    /// From 0; the latest frame that is due.
    public let frame: Int

    /// Names a frame of a loop.
    ///
    /// - Parameters:
    ///   - loop: From 0.
    ///   - frame: From 0.
    public init(loop: Int, frame: Int) {
      self.loop = loop
      self.frame = frame
    }
  }

  /// Frames' times from the beginning of the video, in nanoseconds and rising; the first is 0, since
  /// an initial gap shows the first frame.
  private let times: [Int64]
  private var clock: LoopClock

  /// Creates a clock that stands at the beginning.
  ///
  /// - Parameters:
  ///   - frameTimes: On the video's timeline, rising; others are left out.
  ///   - loopDuration: The end of the last frame. One that is not after the last frame's time, or a single
  ///     frame, makes a still (media rule 9.4).
  public init(frameTimes: [VideoTime], loopDuration: VideoTime) {
    var times: [Int64] = []
    for time in frameTimes.map(\.nanoseconds) where time > times.last ?? -1 {
      times.append(max(time, 0))
    }
    let length = loopDuration.nanoseconds
    if !times.isEmpty { times[0] = 0 }
    self.times = times
    clock = LoopClock(length: times.count > 1 && length > times[times.count - 1] ? length : 0)
  }

  /// Whether there is nothing to wait for: no frame, a single one, or no length.
  public var isStill: Bool { clock.length == 0 }

  /// Starts, or goes on after a pause from where it stood.
  ///
  /// - Parameter now: The time by the caller's clock, in nanoseconds.
  public mutating func start(at now: Int64) { clock.start(at: now) }

  /// Stops the position.
  ///
  /// - Parameter now: The time by the caller's clock, in nanoseconds.
  public mutating func pause(at now: Int64) { clock.pause(at: now) }

  /// The latest frame that is due; those before it that were not shown are dropped (media rule 9.2).
  ///
  /// - Parameter now: The time by the caller's clock, in nanoseconds.
  /// - Returns: Nil before the start and without frames.
  /// - Complexity: O(log n) in the number of frames.
  public func position(at now: Int64) -> Position? {
    guard !times.isEmpty, let place = clock.place(at: now) else { return nil }
    return Position(loop: place.loop, frame: isStill ? 0 : lastFrame(at: place.offset))
  }

  /// How long the position after the one at `now` is away, in nanoseconds from 1; nil where none comes: a
  /// still, a pause, before the start.
  ///
  /// - Parameter now: The time by the caller's clock, in nanoseconds.
  /// - Returns: The distance.
  /// - Complexity: O(log n) in the number of frames.
  public func timeToNextFrame(at now: Int64) -> Int64? {
    guard !isStill, clock.isRunning, let place = clock.place(at: now) else { return nil }
    let next = lastFrame(at: place.offset) + 1
    return (next < times.count ? times[next] : clock.length) - place.offset
  }

  /// When a frame of a loop is due.
  ///
  /// - Parameter position: Which frame.
  /// - Returns: In nanoseconds by the caller's clock; nil before the start, for a still and for a frame that
  ///   is not there.
  public func dueTime(of position: Position) -> Int64? {
    guard times.indices.contains(position.frame) else { return nil }
    return clock.time(of: LoopClock.Place(loop: position.loop, offset: times[position.frame]))
  }

  /// Whether a picture shown as late as this should be given up for the next key frame (media rule 9.2:
  /// more than half a second behind).
  ///
  /// - Parameters:
  ///   - position: The frame that is ready.
  ///   - now: The time by the caller's clock, in nanoseconds.
  /// - Returns: False while paused.
  public func isFarBehind(_ position: Position, at now: Int64) -> Bool {
    guard let due = dueTime(of: position), clock.isRunning else { return false }
    return now &- due > LoopClock.patience
  }

  /// The last frame at or before a place in the loop.
  private func lastFrame(at place: Int64) -> Int {
    var (low, high) = (0, times.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}
