import SafeText

/// One thing that is wrong with a document: what, where, and what to do.
public struct DocumentDiagnostic: Hashable, Sendable {
  /// How bad a thing is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The entry in which it lies is left out, or a value of it not used.
    case error
    /// Everything is shown that can be, yet the author should know.
    case warning
  }

  /// What kind of thing is wrong; stable, for programs.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The text is not JSON, or more of it than is read.
    case badJSON
    /// The key `format` names a format that is not known here.
    case unsupportedFormat
    /// A key stands twice in one object; the first counts.
    case duplicateKey
    /// A key that is needed is not there.
    case missingKey
    /// A value is of another type than it must be.
    case wrongType
    /// A value is of the right type and means nothing here.
    case badValue
    /// A key that nobody knows differs from a known one by a letter.
    case misspelledKey
    /// A section is of a kind that is not known here.
    case unknownKind
    /// Two sections of a document, or two items of a section, have one `id`.
    case duplicateID
    /// A picture or video lies outside the document's folder.
    case outsideFolder
    /// A picture or video is not there.
    case missingFile
    /// There is more to say than is said.
    case tooManyDiagnostics
  }

  /// How bad it is.
  public var severity: Severity
  /// What kind of thing it is.
  public var code: Code
  /// The way to the value: `$.sections[1].items[3].title`, with `$` for the document itself.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, without a full stop.
  public var remedy: String

  /// All of it in one line for standard error, the file first, safe for a terminal.
  ///
  /// ```
  /// cars.json:4:12: error: $.sections[0].rows: 0 is not within 1...100; give a number within 1...100
  /// ```
  public func line(file: String) -> String {
    SafeText.make(
      "\(file):\(line):\(column): \(severity.rawValue): \(path): \(message); \(remedy)",
      style: .message)
  }
}
