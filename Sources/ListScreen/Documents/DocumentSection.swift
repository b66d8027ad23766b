import ListModel

/// One section of a screen document.
public struct DocumentSection: Hashable, Sendable {
  /// The section's identity, unique in its document.
  ///
  /// A section without an `id` takes one from its position; see ``DocumentIdentity``.
  public var identity: DocumentIdentity
  /// The text above the section, or nil for none.
  public var header: String?
  /// The text below the section, or nil for none.
  public var footer: String?
  /// What the section holds, by its kind.
  public var content: SectionContent
  /// The keys of the section that have no meaning here.
  var otherKeys = OtherKeys()

  /// Creates a section.
  public init(
    identity: DocumentIdentity, header: String? = nil, footer: String? = nil,
    content: SectionContent
  ) {
    self.identity = identity
    self.header = header
    self.footer = footer
    self.content = content
  }

  /// The section's identity as a text.
  public var id: String { identity.id }

  /// The section as a table shows it; nil for an unknown kind.
  var tableSection: TableSection? {
    content.cellModel.map {
      TableSection(id: id, content: $0, header: header, footer: footer)
    }
  }
}
