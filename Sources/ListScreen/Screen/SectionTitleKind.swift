/// The kinds of boundary item that show a section's title, or the screen's video.
public enum SectionTitleKind: String, CaseIterable, Hashable, Sendable {
  /// Above a section.
  case header
  /// Below a section.
  case footer
  /// The video above the first section, a boundary item of the whole layout.
  case screenHeader
}
