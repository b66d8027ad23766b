/// The frames of a looping video in the order they are due, decoded when they are asked for.
///
/// At the end of a loop the decoder is flushed and goes back to the first frame; it is not opened again
/// (media rule 9.3). One task uses it at a time.
final class LoopReader {
  /// A decoded frame and when it is due.
  struct Step {
    let frame: DecodedFrame
    let place: LoopClock.Place
    /// When the frame after it is due, as far as the file says; nil where it does not.
    let end: LoopClock.Place?
  }

  /// Loops that are shorter, in nanoseconds, are stills: nobody sees them move, and decoding would never
  /// rest.
  private static let shortest: Int64 = 10_000_000

  let source: FrameSource
  private let repeats: Bool
  /// The length of a loop in nanoseconds, 0 for a still; it grows where frames come after the end that
  /// the headers promise.
  private(set) var length: Int64
  /// About how many frames were left out without being decoded.
  private(set) var skipped = 0
  private var loop = 0
  private var lastOffset: Int64 = 0
  /// The time of the first frame of every loop.
  private var first: VideoTime?
  /// Frames since the loop's beginning; nil where the loop was entered in its middle.
  private var count: Int?

  init(_ source: FrameSource, repeats: Bool) throws(VideoError) {
    self.source = source
    self.repeats = repeats
    let end = try source.end()?.nanoseconds ?? 0
    length = end < Self.shortest ? 0 : end
  }

  /// Goes to the frame that is shown at a place.
  func start(at place: LoopClock.Place) throws(VideoError) -> Step {
    loop = place.loop
    guard place.offset > 0 else {
      return try begin()
    }
    let frame = try source.frame(at: VideoTime(nanoseconds: place.offset))
    count = nil
    return step(frame)
  }

  /// The next frame; at the end of the loop the first one of the next. Nil where nothing follows: after
  /// the only frame, and after the last one of a video that does not repeat.
  func next() throws(VideoError) -> Step? {
    guard length > 0 else { return nil }
    if let frame = try source.following() {
      count? += 1
      return step(frame)
    }
    guard repeats, count != 1, loop < .max else { return nil }
    loop += 1
    return try begin()
  }

  /// Leaves out what lies before a place, up to a key frame (media rule 9.2).
  func skip(to place: LoopClock.Place) throws(VideoError) -> Step? {
    let last = loop == place.loop ? lastOffset : 0
    loop = place.loop
    guard let found = try source.keyFrame(atOrAfter: VideoTime(nanoseconds: place.offset)) else {
      guard repeats, loop < .max else { return nil }
      loop += 1
      return try begin()
    }
    count = nil
    let step = step(found.frame)
    // A seek goes past samples that nobody counts.
    let time = Double(step.place.offset &- last) / 1e9
    let estimate = (source.track.frameRate?.value ?? 0) * time
    skipped += max(found.skipped, estimate.isFinite ? Int(min(max(estimate, 0), 1e9)) : 0)
    return step
  }

  private func begin() throws(VideoError) -> Step {
    let frame = try source.frame(at: first ?? .zero)
    first = source.track.time(of: frame.ticks)
    count = 1
    return step(frame)
  }

  private func step(_ frame: DecodedFrame) -> Step {
    let track = source.track
    // An initial gap shows the first frame (media rule 9.1).
    let isFirst = count == 1
    let offset = isFirst ? 0 : max(track.time(of: frame.ticks).nanoseconds, 0)
    lastOffset = offset
    let (ticks, overflow) = frame.ticks.addingReportingOverflow(frame.duration)
    let end = overflow ? offset : track.time(of: ticks).nanoseconds
    if length > 0, offset >= length {
      length = max(end, offset.addingReportingOverflow(1).partialValue)
    }
    return Step(
      frame: frame, place: LoopClock.Place(loop: loop, offset: offset),
      end: end > offset ? LoopClock.Place(loop: loop, offset: end) : nil)
  }
}
