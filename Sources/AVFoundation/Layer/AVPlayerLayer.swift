public import Foundation
public import UIKit
import VideoHeader

/// How a video fills its layer (media rule 4.2).
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whole, with free bands.
  public static let resizeAspect = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspect")
  /// Filling, cut at two sides.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  /// An unknown name counts as the whole picture, the platform's default.
  var value: VideoGravity {
    switch self {
    case .resize: .resize
    case .resizeAspectFill: .resizeAspectFill
    default: .resizeAspect
    }
  }
}

/// Shows a player's picture: nothing is drawn, but where it lies is known.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer without a player.
  public override init() { super.init() }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Whether there is a picture.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }

  /// Where the picture lies in the layer, in pt; it overflows a layer that it fills.
  open var videoRect: CGRect {
    videoGravity.value.rect(
      of: player?.currentItem?.presentationSize ?? .zero, in: bounds.size)
  }
}
