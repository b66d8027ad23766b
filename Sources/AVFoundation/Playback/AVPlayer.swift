public import Foundation

/// Plays a video, as far as a program can tell: nothing is heard or drawn, and time passes only when
/// ``simulatePlaying(for:)`` says so.
///
/// ```swift
/// let player = AVPlayer(url: url)
/// player.volume = 0
/// player.play()
/// player.simulatePlaying(for: 2.5)
/// player.currentTime().seconds   // 2.5
/// ```
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// What happens when an item ends.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one plays.
    case advance = 0
    /// It pauses.
    case pause
    /// Nothing.
    case none
  }

  /// What a player does.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands.
    case paused = 0
    /// It would play.
    case waitingToPlayAtSpecifiedRate
    /// It plays.
    case playing
  }

  /// What is played.
  open internal(set) var currentItem: AVPlayerItem?
  /// How loud, 0 to 1.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted = false
  /// How fast, 0 for a pause.
  open var rate: Float = 0
  /// What happens when the item ends.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Creates a player of nothing.
  public override init() { super.init() }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Creates a player of a file, which is opened when something is asked of it.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Plays.
  open func play() { rate = 1 }

  /// Pauses.
  open func pause() { rate = 0 }

  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// Where the item stands; no time without one.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Goes to a time, within the item.
  open func seek(to time: CMTime) {
    guard let item = currentItem, time.isNumeric else { return }
    let end = item.duration
    item.position = max(end.isNumeric ? min(time.seconds, end.seconds) : time.seconds, 0)
  }

  /// Goes to a time, within the item, and says so.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  /// What it does.
  open var timeControlStatus: TimeControlStatus {
    guard rate != 0 else { return .paused }
    return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// Lets time pass: the item goes on as fast as the rate says. At its end
  /// `AVPlayerItemDidPlayToEndTime` is posted and `actionAtItemEnd` followed. AVFoundation has no such
  /// call; this is for tests and programs without a clock.
  ///
  /// - Parameter seconds: How long, in s; at most an hour at a time, and nothing if not positive.
  open func simulatePlaying(for seconds: Double) {
    guard seconds > 0 else { return }
    var left = min(seconds, 3600)
    // An item shorter than a millisecond counts as one, so that loops end.
    while left > 0, rate > 0, let item = currentItem, item.status == .readyToPlay {
      let end = item.duration
      guard end.isNumeric else {
        item.position += left * Double(rate)
        return
      }
      let rest = max(end.seconds - item.position, 0) / Double(rate)
      guard rest <= left else {
        item.position += left * Double(rate)
        return
      }
      left -= max(rest, 0.001)
      item.position = end.seconds
      NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
      if item === currentItem, item.position >= end.seconds { ended() }
    }
  }

  /// Follows `actionAtItemEnd`; observers that went back to the start were first.
  func ended() {
    if actionAtItemEnd == .pause || actionAtItemEnd == .advance { pause() }
    if actionAtItemEnd == .none { rate = 0 }
  }
}
