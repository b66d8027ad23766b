public import Foundation
public import UIKit
import VideoHeader

/// What a track holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a kind from the platform's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A track of a file: the moving picture that is shown, or the sound that would be heard.
public final class AVAssetTrack: NSObject, Sendable {
  /// What it holds.
  public let mediaType: AVMediaType
  /// The picture's size as it is stored, before it is turned, in px; 0 for sound.
  public let naturalSize: CGSize
  /// How the stored picture is turned and mirrored to be shown, from a corner at 0 to a corner at 0.
  public let preferredTransform: CGAffineTransform
  /// Frames a second; 0 where unknown and for sound.
  public let nominalFrameRate: Float

  private init(
    mediaType: AVMediaType, naturalSize: CGSize, preferredTransform: CGAffineTransform,
    nominalFrameRate: Float
  ) {
    self.mediaType = mediaType
    self.naturalSize = naturalSize
    self.preferredTransform = preferredTransform
    self.nominalFrameRate = nominalFrameRate
  }

  static func tracks(of metadata: VideoMetadata) -> [AVAssetTrack] {
    var tracks: [AVAssetTrack] = []
    if let video = metadata.video {
      let shown = video.displaySize
      let turned = video.orientation.swapsAxes
      let stored = CGSize(
        width: turned ? shown.height : shown.width, height: turned ? shown.width : shown.height)
      tracks.append(
        AVAssetTrack(
          mediaType: .video, naturalSize: stored,
          preferredTransform: video.orientation.transform(of: stored),
          nominalFrameRate: Float(video.frameRate?.value ?? 0)))
    }
    if metadata.audio != nil {
      tracks.append(
        AVAssetTrack(
          mediaType: .audio, naturalSize: .zero, preferredTransform: .identity,
          nominalFrameRate: 0))
    }
    return tracks
  }
}

extension VideoOrientation {
  /// Mirrors a picture, then turns it clockwise, and puts its corner back to 0; y grows downwards.
  fileprivate func transform(of size: CGSize) -> CGAffineTransform {
    var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat)
    var corner: CGPoint
    switch quarterTurns {
    case 1: (a, b, c, d, corner) = (0, 1, -1, 0, CGPoint(x: size.height, y: 0))
    case 2: (a, b, c, d, corner) = (-1, 0, 0, -1, CGPoint(x: size.width, y: size.height))
    case 3: (a, b, c, d, corner) = (0, -1, 1, 0, CGPoint(x: 0, y: size.width))
    default: (a, b, c, d, corner) = (1, 0, 0, 1, .zero)
    }
    if isMirrored {
      corner.x += a * size.width
      corner.y += b * size.width
      (a, b) = (-a, -b)
    }
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: corner.x, ty: corner.y)
  }
}
