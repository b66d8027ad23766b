/// What a playback shows, and what it wants decoded: all its decisions, without a decoder.
///
/// Times are told, in nanoseconds by the caller's clock.
struct PlaybackState {
  /// A picture and when it is due.
  struct Ready {
    let place: LoopClock.Place
    let picture: PlaybackPicture
  }

  /// What is to be decoded next.
  enum Job: Equatable {
    case release
    case poster(PixelSize)
    case frame(PixelSize, from: LoopClock.Place?)
  }

  /// Pictures that wait for their time: enough to bridge a slow one.
  static let lookahead = 3
  /// How long a playback is out of sight before its decoder is let go (media rule 9.5).
  static let releaseDelay: Int64 = 2_000_000_000

  let settings: HeaderPlayback.Settings
  var clock = LoopClock(length: 0)
  private(set) var statistics = HeaderPlayback.Statistics()
  private(set) var failure: VideoError?
  /// The time that was told last.
  private(set) var now: Int64 = 0

  private var size = PixelSize(width: 0, height: 0)
  private var isVisible = false
  private var hiddenSince: Int64?
  private var isHeld = false
  private var shown: Ready?
  private var poster: PlaybackPicture?
  private var ready: [Ready] = []
  /// Where the reader has to go; nil while it goes on from where it is.
  private var start: LoopClock.Place? = .beginning
  /// Whether no frame follows: a still, or the end of a video that does not repeat.
  private var isOver = false
  private var isOpen = false
  private var mustRelease = false
  private var isWorking = false
  private var isAwaited = false
  /// Counts new beginnings: what was decoded for an earlier one is not shown.
  private(set) var epoch = 0

  init(settings: HeaderPlayback.Settings) { self.settings = settings }

  // MARK: Showing

  /// What is shown in a view of that size now.
  mutating func picture(_ size: PixelSize, at now: Int64) -> PlaybackPicture? {
    self.now = now
    appear(size)
    takeDue()
    isAwaited = settings.animates && ready.isEmpty && !isOver || shown == nil
    return (shown?.picture ?? poster)?.resampled(to: size)
  }

  private mutating func appear(_ size: PixelSize) {
    isVisible = true
    hiddenSince = nil
    if size != self.size {
      self.size = size
      // A picture that stands still is made anew; one that moves is soon followed by another.
      if shown != nil, isOver || !clock.isRunning { begin(at: clock.place(at: now)) }
    }
    if !isHeld, !clock.isRunning, shown != nil || !ready.isEmpty { clock.start(at: now) }
  }

  /// Shows the latest picture that is due; those before it that were not shown are dropped (media rule
  /// 9.2).
  private mutating func takeDue() {
    guard let place = clock.place(at: now) else { return }
    let due = ready.prefix { $0.place <= place }.count
    guard due > 0 else { return }
    statistics.dropped += due - 1
    statistics.shown += 1
    shown = ready[due - 1]
    ready.removeFirst(due)
  }

  /// The playback is out of sight.
  mutating func hide(at now: Int64) {
    self.now = now
    isVisible = false
    isAwaited = false
    clock.pause(at: now)
    let since = hiddenSince ?? now
    hiddenSince = since
    guard now &- since >= Self.releaseDelay, isOpen, !mustRelease else { return }
    begin(at: clock.place(at: now))
    shown = nil
    mustRelease = true
  }

  /// Whether the person wants it to move.
  var isPlaying: Bool { !isHeld && settings.animates && failure == nil }

  mutating func setPlaying(_ isPlaying: Bool, at now: Int64) {
    self.now = now
    isHeld = !isPlaying
    if isHeld { clock.pause(at: now) }
  }

  /// Goes on from the time told last, as if none had passed since.
  mutating func skipGap(to now: Int64) {
    if clock.isRunning {
      clock.pause(at: self.now)
      clock.start(at: now)
    }
    self.now = now
  }

  /// When something changes next; nil where nothing does, or where a picture is still to be made.
  func nextChange(after now: Int64) -> Int64? {
    if let hiddenSince { return isOpen && !mustRelease ? hiddenSince &+ Self.releaseDelay : nil }
    guard isVisible, clock.isRunning else { return nil }
    if let next = ready.first { return clock.time(of: next.place) }
    guard isOver, !settings.loops, let end = clock.time(of: Self.end), end > now else { return nil }
    return end
  }

  /// Whether a video that does not repeat has been shown to its end.
  func isFinished(at now: Int64) -> Bool {
    guard isOver, !settings.loops, ready.isEmpty, let place = clock.place(at: now) else {
      return failure != nil
    }
    return clock.length == 0 || place >= Self.end
  }

  private static let end = LoopClock.Place(loop: 1, offset: 0)

  /// The place in the video; nil before its first picture.
  func place(at now: Int64) -> LoopClock.Place? { clock.place(at: now) }

  // MARK: Decoding

  /// What to decode now; the caller tells when it is done. Nil while something is being decoded, and
  /// where nothing is wanted.
  mutating func takeJob() -> Job? {
    guard !isWorking, let job = job else { return nil }
    if case .frame(_, from: .some) = job { start = nil }
    isWorking = true
    return job
  }

  private var job: Job? {
    if mustRelease { return .release }
    guard failure == nil, isVisible, size.width > 0, size.height > 0 else { return nil }
    if settings.hasPoster, shown == nil, poster?.image.size != size { return .poster(size) }
    guard settings.animates, !isOver, ready.count < Self.lookahead else { return nil }
    return .frame(size, from: start)
  }

  /// The file was opened.
  mutating func didOpen() { isOpen = true }

  /// Decoding was ended for good; says whether somebody waits for a picture.
  mutating func didCancel(_ error: VideoError) -> Bool {
    failure = error
    return takeWait()
  }

  mutating func didRelease() {
    isWorking = false
    mustRelease = false
    isOpen = false
  }

  /// Takes a poster, and says whether somebody waits for it.
  mutating func didMake(poster: PlaybackPicture) -> Bool {
    isWorking = false
    self.poster = poster
    return takeWait()
  }

  /// Takes a frame's picture, and says whether somebody waits for it.
  mutating func didMake(_ picture: Ready, length: Int64, epoch: Int) -> Bool {
    isWorking = false
    guard epoch == self.epoch else { return false }
    clock.lengthen(to: length, at: now)
    ready.append(picture)
    if length == 0 { isOver = true }
    return takeWait()
  }

  /// No frame follows.
  mutating func didEnd(epoch: Int) -> Bool {
    isWorking = false
    guard epoch == self.epoch else { return false }
    isOver = true
    return takeWait()
  }

  mutating func didFail(_ error: VideoError) -> Bool {
    isWorking = false
    isOpen = false
    failure = error
    return takeWait()
  }

  /// Frames were left out.
  mutating func didDrop(_ count: Int) { statistics.dropped += count }

  private mutating func takeWait() -> Bool {
    defer { isAwaited = false }
    return isAwaited
  }

  /// Has the reader begin anew at a place.
  private mutating func begin(at place: LoopClock.Place?) {
    epoch += 1
    start = place ?? .beginning
    // Past its end a video that does not repeat shows its last frame.
    if !settings.loops, place?.loop ?? 0 > 0 {
      start = LoopClock.Place(loop: 0, offset: max(clock.length - 1, 0))
    }
    ready.removeAll(keepingCapacity: true)
    isOver = false
  }

  /// Whether the frame after this one is due too, so that this one need not become a picture.
  func isLate(_ step: LoopReader.Step) -> Bool {
    guard clock.isRunning, let end = step.end, let due = clock.time(of: end) else { return false }
    return due <= now
  }

  /// Where to go on where a frame comes so late that those up to a key frame are given up (media rule
  /// 9.2).
  func placeToCatchUp(from step: LoopReader.Step) -> LoopClock.Place? {
    guard clock.isRunning, let due = clock.time(of: step.place), now &- due > LoopClock.patience
    else { return nil }
    return clock.place(at: now)
  }
}
