import JSONText
import TerminalKit
import VideoHeader

/// What is told of a picture: that it was written, or that it was there.
enum PictureReport: Sendable {
  /// The path is nil for a picture that was only looked at.
  case written(path: String?, requested: VideoTime?, actual: VideoTime, PixelSize, isDamaged: Bool)
  case skipped(path: String)

  init(path: String?, picture: VideoImage) {
    self = .written(
      path: path, requested: picture.requestedTime, actual: picture.actualTime,
      picture.image.size, isDamaged: picture.isDamaged)
  }

  /// The line for people.
  var line: String {
    switch self {
    case .written(let path, _, let actual, _, let isDamaged):
      "\(actual.clockText)  \(TerminalText.cell(path ?? ""))" + (isDamaged ? "  (damaged)" : "")
    case .skipped(let path):
      "skipped  \(TerminalText.cell(path))"
    }
  }

  /// The object for programs.
  var json: JSONValue {
    var object = JSONObject()
    append(to: &object)
    return .object(object)
  }

  /// Adds what is told to an object.
  func append(to object: inout JSONObject) {
    switch self {
    case .written(let path, let requested, let actual, let size, let isDamaged):
      object.append("requestedTime", .seconds(requested))
      object.append("actualTime", .seconds(actual))
      object.append("path", path.map(JSONValue.string) ?? .null)
      object.append("size", size.json)
      object.append("isDamaged", .bool(isDamaged))
    case .skipped(let path):
      object.append("path", .string(path))
      object.append("skipped", .bool(true))
    }
  }
}
