import JSONText
import VideoHeader

/// A video that could not be read, and how that is told.
struct VideoFailure {
  let path: String
  let kind: String
  let message: String

  init(path: String, _ error: VideoError) {
    self.path = path
    kind = error.kind.name
    message = error.message
  }

  init(path: String, _ error: ImageFileError) {
    self.path = path
    kind = "cannotWrite"
    message = error.message
  }

  /// The failure of a file among others.
  var json: JSONValue { ["path": .string(path), "error": reason] }

  /// The failure alone.
  var reason: JSONValue { ["kind": .string(kind), "message": .string(message)] }

  /// Tells it: with JSON as one of several lines of output, or alone on standard error.
  func tell(isJSON: Bool, isOnly: Bool, _ console: Console) throws(WriteError) {
    if !isJSON {
      console.note("\(path): \(message)")
    } else if isOnly {
      console.diagnostic(json.text())
    } else {
      try console.line(json.text())
    }
  }
}
