import JSONText

/// The video above the first section: a square as wide as the screen.
public struct DocumentHeader: Hashable, Sendable {
  /// The video's file.
  public var video: MediaReference
  /// How the video fills the square; `resizeAspectFill` when the document does not say.
  public var gravity: Gravity
  /// The keys of the header that have no meaning here.
  var otherKeys = OtherKeys()

  /// Creates a header.
  public init(video: MediaReference, gravity: Gravity = .resizeAspectFill) {
    self.video = video
    self.gravity = gravity
  }

  /// How a video is fitted into its frame, by the names of AVFoundation's `AVLayerVideoGravity`.
  public enum Gravity: String, CaseIterable, Hashable, Sendable {
    /// Stretched to the frame.
    case resize
    /// As large as the frame allows, whole.
    case resizeAspect
    /// As small as covers the frame, cut at the edges.
    case resizeAspectFill
  }
}

extension DocumentHeader {
  init?(from entry: inout EntryReader) {
    let video = entry.requiredMedia("video", .video)
    let gravity = entry.word("gravity", default: Gravity.resizeAspectFill)
    let otherKeys = entry.finish()
    guard let video, entry.isSound else { return nil }
    self.init(video: video, gravity: gravity)
    self.otherKeys = otherKeys
  }

  var json: JSONValue {
    let object = JSONObject([
      .init(key: "video", value: .string(video.name)),
      .init(key: "gravity", value: .string(gravity.rawValue)),
    ])
    return .object(otherKeys.added(to: object))
  }
}
