import Foundation
import JSONText
import ListScreen
import VideoHeader

/// How the video of a table's header plays: silently, for ever, filling its square as the document says.
struct PlaybackReport {
  private let name: String
  private let gravity: VideoGravity
  private let playback: PlaybackMetadata?
  /// Why the video cannot be read.
  let failure: VideoFailure?

  /// Reads the header's video; nil where the document has none.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - width: The side of the square, in pt.
  init?(_ header: DocumentHeader, width: Double) {
    guard let file = header.video.file else { return nil }
    name = header.video.name
    gravity = VideoGravity(rawValue: header.gravity.rawValue) ?? .resizeAspectFill
    do throws(VideoError) {
      playback = PlaybackMetadata(
        of: try VideoProbe().metadata(ofFileAt: file),
        headerSize: CGSize(width: width, height: width), gravity: gravity)
      failure = nil
    } catch {
      playback = nil
      failure = VideoFailure(path: file, error)
    }
  }

  /// What a broken video is told as.
  var warning: String? { failure.map { "\(name): \($0.message)" } }

  /// All that is known; of a broken video what holds for every header.
  var json: JSONValue {
    playback?.json ?? [
      "muted": true, "volume": 0, "loops": true, "autoplays": true,
      "gravity": .string(gravity.rawValue),
    ]
  }
}
