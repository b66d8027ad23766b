/// A block of a command's help.
package enum HelpBlock: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Words, broken into lines where help is as wide as it may be.
  case paragraph(String)
  /// Lines that keep their breaks, such as the shape of a JSON object; at most 78 columns wide.
  case verbatim(String)

  package init(stringLiteral words: String) { self = .paragraph(words) }
}
