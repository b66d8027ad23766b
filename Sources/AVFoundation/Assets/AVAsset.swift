public import Foundation
import Synchronization
import VideoHeader

/// A file with moving pictures or sound, read when it is first asked.
///
/// Its answers are those of `VideoProbe`; only files on this machine are read, and an address of the network is
/// as good as a missing file. `load(_:)` waits for the file off the main actor, the plain properties
/// wait for it on the spot.
///
/// Sendable: the location does not change, what was read is behind a lock, and the only subclass adds
/// no state.
public class AVAsset: NSObject, @unchecked Sendable {
  let location: URL
  private let answer = Mutex<Result<VideoMetadata, VideoError>?>(nil)

  /// Names a file; nothing is read yet.
  public init(url URL: URL) { location = URL }

  /// What the file is, read once.
  func metadata() throws(VideoError) -> VideoMetadata {
    let result = answer.withLock { answer in
      if let answer { return answer }
      let read = Result { () throws(VideoError) in
        try VideoProbe().metadata(ofFileAt: location.isFileURL ? location.path : "")
      }
      answer = read
      return read
    }
    return try result.get()
  }

  /// How long it is; 0 for a file that can not be read.
  public var duration: CMTime {
    (try? metadata()).map(\.playingTime) ?? .zero
  }

  /// Whether there is something to play.
  public var isPlayable: Bool {
    (try? metadata())?.isPlayable ?? false
  }

  /// The tracks of a kind; none for a file that can not be read.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    (try? metadata()).map { AVAssetTrack.tracks(of: $0) }?.filter { $0.mediaType == mediaType }
      ?? []
  }

  /// The tracks of a kind.
  ///
  /// - Parameter mediaType: The kind.
  /// - Returns: The tracks, or none of that kind.
  /// - Throws: `VideoError` for a file that can not be read.
  @concurrent public func loadTracks(
    withMediaType mediaType: AVMediaType
  ) async throws -> [AVAssetTrack] {
    AVAssetTrack.tracks(of: try metadata()).filter { $0.mediaType == mediaType }
  }
}

/// A file named by its URL.
///
/// Sendable: as AVAsset is; it has no state of its own.
public final class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The file.
  public var url: URL { location }

  /// Names a file; nothing is read yet.
  ///
  /// - Parameters:
  ///   - URL: A file URL.
  ///   - options: Accepted without effect.
  public init(url URL: URL, options: [String: any Sendable]? = nil) { super.init(url: URL) }
}

extension VideoMetadata {
  /// Until the last frame or the last sound, as far as the file tells.
  var playingTime: CMTime {
    (duration ?? video?.end).map { CMTime($0) } ?? .indefinite
  }

  /// Whether there is a moving picture or sound.
  var isPlayable: Bool { video != nil || audio != nil }
}
