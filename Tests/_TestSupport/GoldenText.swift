public import Foundation

/// A text that was looked at once and is to stay as it is, kept in a file beside the tests.
///
/// With `VITRINE_RECORD=1` the file is written anew; such a run fails, so that no recording passes
/// for a check.
public struct GoldenText: Sendable {
  /// The file.
  public let file: URL

  /// The text in `file`.
  public init(_ file: URL) { self.file = file }

  /// How `text` differs from what was recorded, as a sentence with the first line that does; nil
  /// when it does not.
  ///
  /// - Parameter text: The text as it is now.
  /// - Returns: What to tell of a test that failed.
  /// - Throws: What reading or writing the file throws.
  public func difference(from text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      return "recorded \(file.lastPathComponent) anew: look at it, then run again without recording"
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard recorded != text else { return nil }
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    return """
      \(file.lastPathComponent), line \(line + 1):
      recorded: \(line < old.count ? String(old[line]) : "the end")
      now:      \(line < new.count ? String(new[line]) : "the end")
      """
  }
}
