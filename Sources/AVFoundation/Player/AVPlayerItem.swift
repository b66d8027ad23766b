public import Foundation
import VideoHeader

/// What a player plays: a file and the place in it.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// Not looked at yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It can not; the item's `error` says why.
    case failed = 2
  }

  /// Posted when an item was played to its end; the object is the item.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")

  /// The file.
  public let asset: AVAsset
  private var position = CMTime.zero

  /// Creates an item for a file.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item for a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Whether it can be played: read from the file when first asked.
  open var status: Status { error == nil ? .readyToPlay : .failed }

  /// Why it can not be played, as a `VideoError`.
  open var error: (any Error)? {
    do {
      _ = try asset.metadata()
      return nil
    } catch {
      return error
    }
  }

  /// How long it is; indefinite where the file does not tell or can not be read.
  open var duration: CMTime { (try? asset.metadata())?.playingTime ?? .indefinite }

  /// The size the video is shown at, in px; 0 without one.
  open var presentationSize: CGSize {
    guard let size = (try? asset.metadata())?.video?.displaySize else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  /// The place that is played next.
  open func currentTime() -> CMTime { position }

  /// Goes to a place at once, exactly: the nearest in the item.
  ///
  /// - Parameters:
  ///   - time: The place.
  ///   - completionHandler: Called at once, with false for a time that is no number.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    guard time.isNumeric || time.isPositiveInfinity || time.isNegativeInfinity else {
      completionHandler?(false)
      return
    }
    move(to: time)
    completionHandler?(true)
  }

  /// Where it ends, if it is known to.
  var end: CMTime? { duration.isNumeric && duration > .zero ? duration : nil }

  func move(to time: CMTime) {
    var place = max(time, .zero)
    if let end { place = min(place, end) }
    if place.isNumeric { position = place }
  }
}

extension NSNotification.Name {
  /// Posted when an item was played to its end; the object is the item.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
