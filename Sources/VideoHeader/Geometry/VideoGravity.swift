public import Foundation

/// How a video fills a view of another shape: AVFoundation's `AVLayerVideoGravity` (media rule 4.2).
public enum VideoGravity: String, Hashable, Sendable, Codable, CaseIterable {
  /// Stretched to the view (`AVLayerVideoGravity.resize`).
  case resize
  /// Whole, with free bands (`AVLayerVideoGravity.resizeAspect`).
  case resizeAspect
  /// Filling the view, cut at two sides (`AVLayerVideoGravity.resizeAspectFill`).
  case resizeAspectFill

  /// Where the whole video lies in a view; the rectangle overflows the view when it fills it.
  ///
  /// - Parameters:
  ///   - video: The size the video is shown at, in px.
  ///   - view: The view's size, in pt.
  /// - Returns: A rectangle in the view's coordinates; an empty one where a size is not positive.
  public func rect(of video: CGSize, in view: CGSize) -> CGRect {
    guard Self.isUsable(video), Self.isUsable(view) else { return .zero }
    // One side holds exactly: it is taken over, not computed.
    let isWider = view.width * video.height >= view.height * video.width
    let takesWidth: Bool
    switch self {
    case .resize: return CGRect(origin: .zero, size: view)
    case .resizeAspect: takesWidth = !isWider
    case .resizeAspectFill: takesWidth = isWider
    }
    let size =
      takesWidth
      ? CGSize(width: view.width, height: video.height * view.width / video.width)
      : CGSize(width: video.width * view.height / video.height, height: view.height)
    return CGRect(
      origin: CGPoint(x: (view.width - size.width) / 2, y: (view.height - size.height) / 2),
      size: size)
  }

  /// The part of the video that a view shows (media rule 4.3).
  ///
  /// - Parameters:
  ///   - video: The size the video is shown at, in px.
  ///   - view: The view's size, in pt; only its shape counts.
  /// - Returns: A rectangle in the video's display pixels; the whole video unless the gravity is
  ///   `resizeAspectFill`; an empty one where a size is not positive (media rule 4.4).
  public func crop(of video: CGSize, in view: CGSize) -> CGRect {
    guard Self.isUsable(video), Self.isUsable(view) else { return .zero }
    guard self == .resizeAspectFill else { return CGRect(origin: .zero, size: video) }
    // One side holds exactly: it is taken over, not computed.
    let size: CGSize
    if view.width * video.height >= view.height * video.width {
      size = CGSize(
        width: video.width, height: min(video.height, video.width * view.height / view.width))
    } else {
      size = CGSize(
        width: min(video.width, video.height * view.width / view.height), height: video.height)
    }
    return CGRect(
      origin: CGPoint(x: (video.width - size.width) / 2, y: (video.height - size.height) / 2),
      size: size)
  }

  private static func isUsable(_ size: CGSize) -> Bool {
    size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  }
}
