public import Foundation
import VideoHeader

/// A video as a player plays it.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Nobody asked yet.
    case unknown = 0
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// The file.
  public let asset: AVAsset
  /// Where it stands, in s.
  var position = 0.0

  /// Creates an item of a file.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item of a file.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// How long it plays.
  open var duration: CMTime { asset.duration }

  /// Whether it can be played. The file is opened to tell.
  open var status: Status { asset.isPlayable ? .readyToPlay : .failed }

  /// Why it cannot be played; nil if it can.
  open var error: (any Error)? {
    if case .failure(let error) = asset.metadata { return error }
    return nil
  }

  /// The size of the picture as shown, in px; nothing where there is none.
  open var presentationSize: CGSize {
    guard let size = try? asset.metadata.get().video?.displaySize else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  /// Where it stands.
  open func currentTime() -> CMTime { CMTime(seconds: position, preferredTimescale: 600) }

  /// The notification that an item played to its end.
  public nonisolated static let didPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

extension NSNotification.Name {
  /// An item played to its end; the item is the notification's object.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
