public import Foundation
import VideoHeader

/// A video file.
///
/// It is opened when it is first asked for anything, by `VideoHeader`, which reads its headers and
/// nothing else. Only local files are: an address of the network is as good as a missing file.
open class AVAsset: @unchecked Sendable {
  // Immutable but for the metadata, which are read once under a lock: hence the unchecked Sendable.
  private let file: URL
  private let lock = NSLock()
  private var probed: Result<VideoMetadata, VideoError>?

  /// Creates an asset of a file.
  public init(url: URL) { file = url }

  /// What the file is, or why it cannot be read.
  var metadata: Result<VideoMetadata, VideoError> {
    lock.lock()
    defer { lock.unlock() }
    if let probed { return probed }
    let result: Result<VideoMetadata, VideoError>
    do throws(VideoError) {
      result = .success(try VideoProbe().metadata(ofFileAt: file.isFileURL ? file.path : ""))
    } catch {
      result = .failure(error)
    }
    probed = result
    return result
  }

  /// Where the file is.
  var path: String { file.path }

  /// How long it plays; indefinite where the file does not say, invalid where it cannot be read.
  /// - Complexity: The first time, reads the file's headers.
  open var duration: CMTime {
    switch metadata {
    case .success(let metadata):
      guard let time = metadata.video?.end ?? metadata.duration else { return .indefinite }
      return CMTime(seconds: time.seconds, preferredTimescale: 600)
    case .failure: return .invalid
    }
  }

  /// Whether there is a moving picture that can be decoded.
  open var isPlayable: Bool { (try? metadata.get().video) != nil }

  /// Reads a property.
  ///
  /// - Parameter property: As `.duration`.
  /// - Returns: Its value.
  /// - Throws: `VideoHeader`'s error where the file cannot be read.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    _ = try metadata.get()
    return property.read(self)
  }
}

/// A video file at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where the file is.
  public let url: URL

  /// Creates an asset of a file; options are passed over.
  public init(url: URL, options: [String: any Sendable]? = nil) {
    self.url = url
    super.init(url: url)
  }
}

/// A property of an asset that is read when it is asked for.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let read: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// How long it plays.
  public static var duration: AVAsyncProperty { AVAsyncProperty { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty { $0.isPlayable } }
}
