import SafeText

/// Why the file of a document can not be read.
public struct DocumentFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is in the way.
  public enum Reason: Hashable, Sendable {
    /// Nothing lies at the path.
    case missing
    /// A folder lies there.
    case folder
    /// A pipe, a socket or a device lies there.
    case notRegular
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The system's reason, in its words.
    case unreadable(String)
  }

  /// What is in the way.
  public let reason: Reason
  /// The path as it was given.
  public let path: String

  /// Creates an error.
  public init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  /// One line that says what, where and what to do, safe for a terminal.
  public var description: String {
    let words =
      switch reason {
      case .missing: "there is no such file; give the path of a screen document"
      case .folder: "it is a folder; give the path of a screen document in it"
      case .notRegular: "it is not a regular file; copy the document into one"
      case .tooLarge(let limit): "it has more than \(limit) bytes; split the document"
      case .unreadable(let cause): "\(cause); check the path and its permissions"
      }
    return SafeText.make("cannot read \(path): \(words)", style: .message)
  }
}
