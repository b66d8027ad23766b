import Dispatch
import Synchronization

/// Plays a header's video: silently, for ever, at the size it is shown (media rule 9).
///
/// ```swift
/// let playback = HeaderPlayback(path: "header.mp4") { wakeTheScreen() }
/// let size = PixelSize(width: 200, height: 100)
/// playback.picture(size, at: now)          // nil, then the poster, then frame after frame
/// playback.nextChange(after: now)          // when to ask again
/// ```
/// It reads no clock: whoever shows it tells the time, in nanoseconds by any clock that does not go
/// back. Frames are decoded and scaled elsewhere, a few ahead of their time, and one that comes late is
/// dropped. The next loop's first frame is there before the last one's time is over. Out of sight the
/// playback pauses, and after two seconds its decoder is let go; seen again it goes on from where it
/// stood, with the poster until the first frame is there.
public final class HeaderPlayback: Sendable {
  /// How a video is played.
  public struct Settings: Hashable, Sendable {
    /// How it fills its view.
    public var gravity = VideoGravity.resizeAspectFill
    /// Whether it begins anew at its end.
    public var loops = true
    /// Whether frames follow the poster; a still header costs one picture.
    public var animates = true
    /// Whether there is a poster before the first frame.
    public var hasPoster = true
    /// What one step of decoding may cost.
    public var limits = VideoLimits()

    /// Creates the settings of a table's header.
    public init() {}
  }

  /// How a playback went.
  public struct Statistics: Hashable, Sendable {
    /// Frames that were shown.
    public var shown = 0
    /// Frames that were left out because they came late.
    public var dropped = 0

    /// Creates the statistics of a playback that showed nothing yet.
    public init() {}
  }

  /// The file's path.
  public let path: String
  /// How it is played.
  public let settings: Settings

  private let interruption = Interruption()
  private let state: Mutex<PlaybackState>
  private let studio = Mutex<PlaybackStudio?>(nil)
  private let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let whenReady: @Sendable () -> Void

  /// Creates a playback; nothing is opened before it is shown.
  ///
  /// - Parameters:
  ///   - path: A path, whatever it looks like.
  ///   - settings: How it is played.
  ///   - whenReady: Is called, from wherever decoding runs, when a picture has come that
  ///     `picture(_:at:)` could not give.
  ///   - schedule: Runs a piece of decoding, one after another, not before it returns; nil, the default,
  ///     is a queue of its own.
  public init(
    path: String, settings: Settings = Settings(),
    whenReady: @escaping @Sendable () -> Void = {},
    schedule: (@Sendable (@escaping @Sendable () -> Void) -> Void)? = nil
  ) {
    self.path = path
    self.settings = settings
    self.whenReady = whenReady
    state = Mutex(PlaybackState(settings: settings))
    if let schedule {
      self.schedule = schedule
    } else {
      let queue = DispatchQueue(label: "vitrine.playback")
      self.schedule = { job in queue.async(execute: job) }
    }
  }

  /// What is shown in a view now; the view is in sight from now on, and the video plays.
  ///
  /// - Parameters:
  ///   - size: In px; a side that is not positive shows nothing and decodes nothing (media rule 4.4).
  ///     Sides above 4096 are taken as that.
  ///   - now: The time, in nanoseconds.
  /// - Returns: The latest frame that is due, before the first one the poster, and nil before that.
  public func picture(_ size: PixelSize, at now: Int64) -> PlaybackPicture? {
    guard size.width > 0, size.height > 0 else { return nil }
    let size = PixelSize(width: min(size.width, 4096), height: min(size.height, 4096))
    let picture = state.withLock { $0.picture(size, at: now) }
    work()
    return picture
  }

  /// Says that the view is out of sight; to be told again at `nextChange(after:)`.
  ///
  /// - Parameter now: The time, in nanoseconds.
  public func hide(at now: Int64) {
    state.withLock { $0.hide(at: now) }
    work()
  }

  /// When the picture changes next, or out of sight the decoder is to be let go.
  ///
  /// - Parameter now: The time, in nanoseconds.
  /// - Returns: In nanoseconds of the caller's clock; nil while nothing moves, and while a picture is
  ///   awaited that `whenReady` will tell of.
  public func nextChange(after now: Int64) -> Int64? {
    state.withLock { $0.nextChange(after: now) }
  }

  /// Whether it plays when it is in sight.
  public var isPlaying: Bool { state.withLock { $0.isPlaying } }

  /// Stops where it stands, or goes on from there.
  ///
  /// - Parameters:
  ///   - isPlaying: Whether it plays when it is in sight.
  ///   - now: The time, in nanoseconds.
  public func setPlaying(_ isPlaying: Bool, at now: Int64) {
    state.withLock { $0.setPlaying(isPlaying, at: now) }
  }

  /// Goes on as if no time had passed since the last call, as after the process was stopped.
  ///
  /// - Parameter now: The time, in nanoseconds.
  public func skipGap(to now: Int64) { state.withLock { $0.skipGap(to: now) } }

  /// Whether a video that does not loop has been shown to its end, or playing has failed.
  ///
  /// - Parameter now: The time, in nanoseconds.
  /// - Returns: Always false for a video that loops and can be read.
  public func isFinished(at now: Int64) -> Bool { state.withLock { $0.isFinished(at: now) } }

  /// Why no more frames come; nil while nothing is wrong. What is shown stays.
  public var failure: VideoError? { state.withLock { $0.failure } }

  /// How it went so far.
  public var statistics: Statistics { state.withLock { $0.statistics } }

  /// Ends decoding within one packet, for good; `failure` is then `cancelled`.
  public func cancel() {
    interruption.cancel()
    let error = VideoError(.cancelled, during: .decoding, "playing was cancelled")
    let isAwaited = state.withLock { $0.didCancel(error) }
    if isAwaited { whenReady() }
  }

  // MARK: Decoding

  /// Has the next piece decoded, if there is one and none is being decoded.
  private func work() {
    guard let job = state.withLock({ state in state.takeJob().map { ($0, state.epoch) } }) else {
      return
    }
    schedule { [weak self] in self?.run(job.0, epoch: job.1) }
  }

  private func run(_ job: PlaybackState.Job, epoch: Int) {
    let isAwaited = studio.withLock { studio in
      do throws(VideoError) {
        return try run(job, epoch: epoch, &studio)
      } catch {
        studio = nil
        return state.withLock { $0.didFail(error) }
      }
    }
    if isAwaited { whenReady() }
    work()
  }

  private func run(
    _ job: PlaybackState.Job, epoch: Int, _ studio: inout PlaybackStudio?
  ) throws(VideoError) -> Bool {
    if job == .release {
      studio?.release()
      state.withLock { $0.didRelease() }
      return false
    }
    interruption.begin(timeout: settings.limits.timeout)
    state.withLock { $0.didOpen() }
    let current = studio ?? PlaybackStudio(path: path, settings: settings, interruption)
    studio = current
    switch job {
    case .release: return false
    case .poster(let size):
      let poster = try current.poster(size)
      return state.withLock { $0.didMake(poster: poster) }
    case .frame(let size, let start):
      let reader = try current.reader()
      var step = try start.map { place throws(VideoError) in try reader.start(at: place) }
      if start == nil { step = try reader.next() }
      guard let step = try catchUp(from: step, reader) else {
        return state.withLock { $0.didEnd(epoch: epoch) }
      }
      let picture = PlaybackState.Ready(
        place: step.place, picture: try current.picture(of: step, size))
      return state.withLock { $0.didMake(picture, length: reader.length, epoch: epoch) }
    }
  }

  /// Leaves out frames whose time is over: one by one, or up to a key frame.
  private func catchUp(
    from first: LoopReader.Step?, _ reader: LoopReader
  ) throws(VideoError) -> LoopReader.Step? {
    var step = first
    while let late = step {
      let (isLate, place) = state.withLock { ($0.isLate(late), $0.placeToCatchUp(from: late)) }
      guard isLate else { break }
      let before = reader.skipped
      if let place { step = try reader.skip(to: place) } else { step = try reader.next() }
      let skipped = reader.skipped - before + 1
      state.withLock { $0.didDrop(skipped) }
    }
    return step
  }
}
