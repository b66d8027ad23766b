/// Makes text from outside harmless to a terminal (terminal rules 18-24).
///
/// Row titles, file names, container tags, texts of libraries: whatever the program did not write
/// itself passes here before it enters a cell or a message.
/// ```swift
/// SafeText.make("Car\u{1B}[2J", style: .cell)     // "Car\u{FFFD}[2J"
/// SafeText.make("Car\u{1B}[2J", style: .message)  // #"Car\x1b[2J"#
/// ```
/// The result of either style is a fixed point: made safe again, it stays as it is. So a text that
/// passes two careful callers is not escaped twice, and for the same reason a backslash is left
/// alone.
///
/// Not promised: that two texts which look alike are alike. Look-alike letters are not its matter.
package enum SafeText {
  /// How what can not be shown is told.
  package enum Style: Hashable, Sendable {
    /// For a cell: a dangerous scalar becomes U+FFFD, a tab or line break one space, and what
    /// takes no room is dropped.
    case cell
    /// For a message: everything that would not be seen is spelled out (`\x1b`, `\n`, `\u{202e}`),
    /// so that the reader learns what a name really is.
    case message
  }

  /// The text, made harmless.
  ///
  /// - Complexity: O(n) in the length of the text. Printable ASCII is returned as it came.
  package static func make(_ text: String, style: Style) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    var filter = ScalarFilter(text.unicodeScalars, style: style)
    return MarkLimit.apply(to: filter.run(), style: style)
  }

  /// The text that raw bytes stand for, made harmless.
  ///
  /// Bytes that are not UTF-8 become one U+FFFD for each ill-formed subsequence (the maximal
  /// subparts of the Unicode Standard, section 3.9), or are spelled out byte by byte (`\x9b`) in a
  /// message. So a C1 control that comes as a raw byte never reaches the terminal.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package static func make(bytes: some Sequence<UInt8>, style: Style) -> String {
    let text = UTF8Repair.text(of: Array(bytes)) { broken in
      switch style {
      case .cell: "\u{FFFD}"
      case .message: broken.map(Escape.byte).joined()
      }
    }
    return make(text, style: style)
  }
}
