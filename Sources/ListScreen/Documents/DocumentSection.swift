import ListModel

/// One section of a screen document.
public struct DocumentSection: Hashable, Sendable {
  /// The section's identity, unique in its document.
  ///
  /// A section without an `id` takes one from its position; see ``DocumentIdentity``.
  public var identity: DocumentIdentity
  /// What stands above the section, or nil for nothing.
  public var header: SectionTitle?
  /// What stands below the section, or nil for nothing.
  public var footer: SectionTitle?
  /// What the section holds, by its kind.
  public var content: SectionContent
  /// The keys of the section that have no meaning here.
  var otherKeys = OtherKeys()

  /// Creates a section.
  public init(
    identity: DocumentIdentity, header: SectionTitle? = nil, footer: SectionTitle? = nil,
    content: SectionContent
  ) {
    self.identity = identity
    self.header = header
    self.footer = footer
    self.content = content
  }

  /// The section's identity as a text.
  public var id: String { identity.id }

  /// The section as a table of a width shows it; nil for a kind that no table has.
  func tableSection(width: Double) -> TableSection? {
    content.cellModel(width: width).map {
      TableSection(id: id, content: $0, header: header?.title, footer: footer?.title)
    }
  }
}
