import JSONText
import TerminalKit
import VideoHeader

/// What is told of a picture that was written.
struct PictureReport {
  let path: String
  let picture: VideoImage

  /// The line for a machine or for people.
  func line(isJSON: Bool) -> String {
    isJSON
      ? json.text()
      : "\(picture.actualTime.clockText)  \(TerminalText.cell(path))"
        + (picture.isDamaged ? "  (damaged)" : "")
  }

  private var json: JSONValue {
    [
      "requestedTime": .seconds(picture.requestedTime),
      "actualTime": .seconds(picture.actualTime),
      "path": .string(path),
      "size": picture.image.size.json,
      "isDamaged": .bool(picture.isDamaged),
    ]
  }
}
