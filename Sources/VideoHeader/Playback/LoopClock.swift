/// Where a looping video stands in time: start, pause and the loops (media rules 9.1, 9.4).
///
/// All times are in nanoseconds. Nothing is summed up from loop to loop, so that loops do not drift.
struct LoopClock: Hashable, Sendable {
  /// A moment of a loop.
  struct Place: Hashable, Sendable, Comparable {
    /// From 0.
    var loop: Int
    /// From the beginning of the loop.
    var offset: Int64

    static let beginning = Place(loop: 0, offset: 0)

    static func < (a: Place, b: Place) -> Bool {
      a.loop != b.loop ? a.loop < b.loop : a.offset < b.offset
    }
  }

  /// How late a picture may be before it is given up for the next key frame (media rule 9.2).
  static let patience: Int64 = 500_000_000

  /// The length of a loop; 0 for a still.
  private(set) var length: Int64
  private var origin: Int64?
  private var pausedAt: Int64?

  init(length: Int64) { self.length = max(length, 0) }

  /// Whether time passes.
  var isRunning: Bool { origin != nil && pausedAt == nil }

  /// Whether the clock was ever started.
  var hasStarted: Bool { origin != nil }

  /// Starts, or goes on after a pause from where it stood.
  mutating func start(at now: Int64) {
    if let origin, let pausedAt {
      self.origin = origin &+ (now &- pausedAt)
    } else if origin == nil {
      origin = now
    }
    pausedAt = nil
  }

  /// Stops the place.
  mutating func pause(at now: Int64) {
    if origin != nil, pausedAt == nil { pausedAt = now }
  }

  /// Makes loops longer; the one that runs goes on from its beginning.
  mutating func lengthen(to length: Int64, at now: Int64) {
    guard length > self.length else { return }
    if let loop = place(at: now)?.loop, loop > 0, let origin, let start = start(of: loop) {
      let (shift, overflow) = Int64(loop).multipliedReportingOverflow(by: length)
      self.origin = overflow ? origin : start &- shift
    }
    self.length = length
  }

  /// Nil before the start.
  func place(at now: Int64) -> Place? {
    guard let origin else { return nil }
    let elapsed = max((pausedAt ?? now) &- origin, 0)
    guard length > 0 else { return .beginning }
    let (loop, offset) = elapsed.quotientAndRemainder(dividingBy: length)
    return Place(loop: Int(loop), offset: offset)
  }

  /// When a place is reached, unless the clock is paused before; nil before the start, for a still and
  /// for what lies beyond all time.
  func time(of place: Place) -> Int64? {
    guard place.loop >= 0, place.offset >= 0, let start = start(of: place.loop) else { return nil }
    let (time, overflow) = start.addingReportingOverflow(place.offset)
    return overflow ? nil : time
  }

  private func start(of loop: Int) -> Int64? {
    guard let origin, length > 0 else { return nil }
    let (start, overflow) = Int64(loop).multipliedReportingOverflow(by: length)
    return overflow ? nil : origin &+ start
  }
}
