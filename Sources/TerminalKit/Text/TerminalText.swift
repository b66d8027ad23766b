import SafeText

/// Text that a terminal shows and does not obey (terminal rules 18-24).
///
/// Titles, file names and the texts of other libraries may hold escape sequences, controls that
/// reverse the reading order, invisible characters or bytes that are not UTF-8. Pass them through
/// here before they reach a terminal:
/// ```swift
/// TerminalText.cell("Car\u{1B}]0;gone\u{07}")     // "Car�]0;gone�"
/// TerminalText.message("Car\u{1B}]0;gone\u{07}")  // #"Car\x1b]0;gone\x07"#
/// ```
/// Both are fixed points: a text made safe twice is the text made safe once.
public enum TerminalText {
  /// The text for a cell of the screen.
  ///
  /// Dangerous scalars become U+FFFD, a tab or line break one space; invisible characters that join
  /// nothing are dropped, and so is every combining mark of a cluster after the eighth.
  ///
  /// - Complexity: O(n) in the length of the text. Printable ASCII is returned as it came.
  public static func cell(_ text: String) -> String {
    SafeText.make(text, style: .cell)
  }

  /// The text of raw bytes for a cell of the screen, one U+FFFD for each ill-formed part.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public static func cell(bytes: some Sequence<UInt8>) -> String {
    SafeText.make(bytes: bytes, style: .cell)
  }

  /// The text for a line on standard error.
  ///
  /// What would not be seen is spelled out (`\x1b`, `\n`, `\u{202e}`), so that the reader learns
  /// what a name really is. A backslash of the text itself is left alone.
  ///
  /// - Complexity: O(n) in the length of the text. Printable ASCII is returned as it came.
  public static func message(_ text: String) -> String {
    SafeText.make(text, style: .message)
  }

  /// The text of raw bytes for a line on standard error; bytes that are not UTF-8 show as `\x9b`.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public static func message(bytes: some Sequence<UInt8>) -> String {
    SafeText.make(bytes: bytes, style: .message)
  }
}
