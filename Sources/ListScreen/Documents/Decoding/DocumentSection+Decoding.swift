import JSONText

extension DocumentSection {
  /// Decodes the sections of a document, each for itself.
  static func decode(_ entries: [JSONNode], _ context: DocumentContext) -> [DocumentSection] {
    context.decodeEach(entries, "a section") { entry, identity in
      guard let kind = entry.string("kind") else { return nil }
      guard let known = SectionKind.named(kind) else {
        return unknown(&entry, kind, identity)
      }
      entry.checkFallback()
      return decode(&entry, known, identity)
    } finish: { section, otherKeys in
      // An unknown section keeps all its keys in its content.
      if case .unknown = section.content { return }
      section.otherKeys = otherKeys
    }
  }

  private static func decode(
    _ entry: inout EntryReader, _ kind: SectionKind, _ identity: DocumentIdentity
  ) -> DocumentSection? {
    let header = entry.sectionTitle("header")
    let footer = entry.sectionTitle("footer")
    return kind.decode(&entry).map {
      DocumentSection(identity: identity, header: header, footer: footer, content: $0)
    }
  }

  /// A section of an unknown kind, kept whole, with what its fallback shows in its place.
  private static func unknown(
    _ entry: inout EntryReader, _ kind: String, _ identity: DocumentIdentity
  ) -> DocumentSection {
    let section = JSONObject(
      entry.node.members.map { JSONObject.Member(key: $0.key, value: $0.value.value) })
    let fallback = entry.value("fallback")
    let shown = fallback.flatMap { standIn(for: &entry, $0, identity) }
    tellUnknown(entry, kind, fallback: fallback, isShown: shown != nil)
    return DocumentSection(
      identity: identity, header: shown?.header, footer: shown?.footer,
      content: .unknown(UnknownContent(kind: kind, standIn: shown?.content, section: section)))
  }

  /// The section as its fallback says it: read again as another kind, or another section.
  private static func standIn(
    for entry: inout EntryReader, _ fallback: JSONNode, _ identity: DocumentIdentity
  ) -> DocumentSection? {
    switch fallback.kind {
    case .string:
      guard let kind = fallback.string.flatMap(SectionKind.named) else { return nil }
      return decode(&entry, kind, identity)
    case .object:
      guard var inner = EntryReader(fallback, "\"fallback\"", entry.context) else { return nil }
      guard let name = inner.string("kind"), let kind = SectionKind.named(name) else { return nil }
      let section = decode(&inner, kind, identity)
      _ = inner.finish()
      guard var section, inner.isSound else { return nil }
      // What stands above and below an unknown section holds for its stand-in too.
      section.header = section.header ?? entry.sectionTitle("header")
      section.footer = section.footer ?? entry.sectionTitle("footer")
      return section
    default:
      entry.checkFallback()
      return nil
    }
  }

  private static func tellUnknown(
    _ entry: EntryReader, _ kind: String, fallback: JSONNode?, isShown: Bool
  ) {
    let name = fallback?.string ?? fallback?["kind"]?.string
    let words =
      switch name {
      case let name? where isShown:
        "the kind \(Excerpt.quoting(kind)) is not known here,"
          + " so \(Excerpt.quoting(name)) is shown in its place"
      case let name? where SectionKind.named(name) == nil:
        "neither the kind \(Excerpt.quoting(kind)) nor its fallback \(Excerpt.quoting(name)) is"
          + " known here, so the section is not shown"
      default:
        "the kind \(Excerpt.quoting(kind)) is not known here, so the section is not shown"
      }
    entry.context.log.add(
      .warning, .unknownKind, at: entry.node["kind"] ?? entry.node, words,
      remedy: "use one of \(SectionKind.names)")
  }
}

extension EntryReader {
  /// Looks at the fallback of a section that has no need of it; its keys stay among the others.
  fileprivate mutating func checkFallback() {
    guard let value = leave("fallback"), value.kind != .string, value.kind != .object else {
      return
    }
    fail(
      .wrongType, at: value, "\"fallback\" is \(value.kind.words)",
      remedy: "name a kind, or give a section of another kind")
  }
}
