public import UIKit
import VideoHeader

/// The layer a player's video is seen in.
///
/// Nothing is drawn; `videoRect` says where the video would lie.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// Whose video is seen.
  open var player: AVPlayer?
  /// How the video fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer without a player.
  public override init() { super.init() }

  /// Creates a layer for a player's video.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Whether a picture can be seen.
  open var isReadyForDisplay: Bool {
    player?.currentItem.map { $0.presentationSize != .zero } ?? false
  }

  /// Where the video lies in the layer, in pt; it overflows the layer when it fills it. Empty without a video.
  open var videoRect: CGRect {
    guard let size = player?.currentItem?.presentationSize else { return .zero }
    return videoGravity.gravity.rect(of: size, in: bounds.size)
  }
}
