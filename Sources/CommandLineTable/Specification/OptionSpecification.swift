/// What one option of a command is: its names, whether it takes a value, and what it means.
///
/// An option is a value that several commands may share: one option has one meaning everywhere.
package struct OptionSpecification: Hashable, Sendable {
  /// The long name, without the dashes.
  package let long: String
  /// The one-letter name, without the dash.
  package let short: Character?
  /// The name of the value in help (`WxH`), or nil for a flag.
  package let value: String?
  /// Whether the option may be given several times, each adding to the others.
  package let repeats: Bool
  /// What it does, as help says it.
  package let summary: String

  package init(
    _ long: String, short: Character? = nil, value: String? = nil, repeats: Bool = false,
    _ summary: String
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.repeats = repeats
    self.summary = summary
  }

  /// The long name as it is typed.
  package var flag: String { "--\(long)" }
}
