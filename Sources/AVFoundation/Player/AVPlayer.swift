public import Foundation

/// Plays one item, silently and headlessly: time passes when `simulatePlayback(for:)` says so.
///
/// What an app would see is kept and told: the rate, the place, the notification at the end. No sound is decoded,
/// whatever the volume.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// What happens at an item's end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one plays, in an `AVQueuePlayer`.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// The rate stays as it is, at the end.
    case none = 2
  }

  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// There is none.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It can not.
    case failed = 2
  }

  /// Whether time passes.
  public enum TimeControlStatus: Int, Sendable {
    /// It does not.
    case paused = 0
    /// It would, if there were something to play.
    case waitingToPlayAtSpecifiedRate = 1
    /// It does.
    case playing = 2
  }

  /// What is played.
  open internal(set) var currentItem: AVPlayerItem?
  /// How quickly: 1 as recorded, 0 not at all, below 0 backwards.
  open var rate: Float = 0
  /// The rate that `play()` sets.
  open var defaultRate: Float = 1
  /// From 0 to 1; nothing is heard at any.
  open var volume: Float = 1 {
    didSet { volume = volume.isNaN ? 0 : min(max(volume, 0), 1) }
  }
  /// Whether nothing shall be heard.
  open var isMuted = false
  /// What happens at the item's end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Accepted without effect.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Accepted without effect.
  open var allowsExternalPlayback = true
  /// Accepted without effect.
  open var automaticallyWaitsToMinimizeStalling = true
  private var observers: [PeriodicTimeObserver] = []

  /// Creates a player with nothing to play.
  public override init() { super.init() }

  /// Creates a player of a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Whether the item can be played.
  open var status: Status {
    switch currentItem?.status {
    case .readyToPlay: .readyToPlay
    case .failed: .failed
    case .unknown, nil: .unknown
    }
  }

  /// Why the item can not be played.
  open var error: (any Error)? { currentItem?.error }

  /// Whether time passes.
  open var timeControlStatus: TimeControlStatus {
    if rate == 0 { return .paused }
    return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// Plays at the default rate.
  open func play() { rate = defaultRate }

  /// Stops where it is.
  open func pause() { rate = 0 }

  /// Plays another item, from where that one is.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// The place that is played next; 0 without an item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Goes to a place at once, exactly.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Goes to a place at once, exactly.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - completionHandler: Called at once, with false for a time that is no number or without an item.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let currentItem else { return completionHandler(false) }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }

  /// Goes to a place at once: exactly, which every tolerance allows.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Calls a function whenever a multiple of an interval has been played.
  ///
  /// - Parameters:
  ///   - interval: How often; one that is not above 0 is never.
  ///   - queue: Not used: the function is called while time is made to pass.
  ///   - block: Called with the place.
  /// - Returns: What `removeTimeObserver(_:)` takes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = PeriodicTimeObserver(interval: interval, block: block)
    observers.append(observer)
    return observer
  }

  /// Ends the calls of an observer.
  open func removeTimeObserver(_ observer: Any) {
    let ended = observer as? PeriodicTimeObserver
    observers.removeAll { $0 === ended }
  }

  /// What follows an item's end; the item stands there.
  func itemDidEnd(_ item: AVPlayerItem) {
    if actionAtItemEnd != .none { pause() }
  }

  /// Tells the observers that the place moved on.
  func tellObservers(from start: CMTime, to end: CMTime) {
    for observer in observers { observer.tell(from: start, to: end) }
  }
}

/// Who is told of the time that passes.
@MainActor
private final class PeriodicTimeObserver {
  private let interval: Double
  private let block: (CMTime) -> Void

  init(interval: CMTime, block: @escaping (CMTime) -> Void) {
    self.interval = interval.isNumeric ? interval.seconds : 0
    self.block = block
  }

  /// Calls the function for every multiple of the interval after `start` and up to `end`.
  func tell(from start: CMTime, to end: CMTime) {
    guard interval > 0 else { return }
    var multiple = (start.seconds / interval).rounded(.down) + 1
    while multiple * interval <= end.seconds {
      block(CMTime(seconds: multiple * interval, preferredTimescale: 1_000_000_000))
      multiple += 1
    }
  }
}
