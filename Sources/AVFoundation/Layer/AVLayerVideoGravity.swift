public import VideoHeader

/// How a video fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a gravity from the platform's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whole, with free bands: what a layer does unless told otherwise.
  public static let resizeAspect = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspect")
  /// Filling the layer, cut at two sides.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched to the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  /// The same in the words of `VideoHeader`; a name that nobody knows shows the video whole.
  public var gravity: VideoGravity {
    switch self {
    case .resizeAspectFill: .resizeAspectFill
    case .resize: .resize
    default: .resizeAspect
    }
  }
}
