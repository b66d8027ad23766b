import Foundation
import JSONText
import VideoHeader

/// A video that could not be read, or a file of it that could not be written, and how that is told.
struct VideoFailure: Sendable {
  let path: String
  let kind: String
  let message: String

  init(path: String, _ error: VideoError) {
    self.path = path
    kind = error.kind.name
    message =
      error.kind == .notFound && path.unicodeScalars.contains("\u{FFFD}")
      ? error.message + "; names have to be UTF-8" : error.message
  }

  init(_ failure: OutputFailure) {
    path = failure.path
    kind = "cannotWrite"
    message =
      failure.error.code == ENOENT
      ? failure.error.message + "; make its folder first" : failure.error.message
  }

  /// Why the work on a video failed.
  init(_ error: any Error, video: String) {
    switch error {
    case let error as VideoError: self.init(path: video, error)
    case let error as OutputFailure: self.init(error)
    case let error as TooManyPictures:
      self.init(path: video, kind: "limitExceeded", message: error.message)
    default: self.init(path: video, kind: "failed", message: "\(error)")
    }
  }

  private init(path: String, kind: String, message: String) {
    self.path = path
    self.kind = kind
    self.message = message
  }

  /// The failure in words, with the place it speaks of.
  var line: String { "\(path.isEmpty ? "''" : path): \(message)" }

  /// The failure alone.
  var reason: JSONValue { ["kind": .string(kind), "message": .string(message)] }

  /// The failure of a video, as an object that names it like the answer that did not come.
  ///
  /// - Parameters:
  ///   - video: The video's path.
  ///   - key: What answers call the video: `path` where they are of files alone, `video` where a path is
  ///     that of a picture.
  /// - Returns: The object.
  func json(of video: String, as key: String) -> JSONValue {
    var object = JSONObject()
    object.append(key, .string(video))
    object.append("error", reason(for: video))
    return .object(object)
  }

  /// Why a video failed, where the object around says which video it is: a file that is another one is
  /// named.
  func reason(for video: String) -> JSONValue {
    [
      "kind": .string(kind),
      "message": .string(path == video ? message : "\(path): \(message)"),
    ]
  }

}
