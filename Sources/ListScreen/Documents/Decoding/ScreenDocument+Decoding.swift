import JSONText
import ListModel

extension ScreenDocument {
  /// Decodes a tree; nil when it is no document of a format that is known here.
  init?(_ root: JSONNode, _ context: DocumentContext) {
    guard var entry = EntryReader(root, "the document", context), Self.hasKnownFormat(&entry)
    else { return nil }
    let id = entry.string("id")
    let title = entry.string("title")
    let style = entry.word("style", default: TableStyle.plain)
    var header: DocumentHeader?
    if var video = entry.entry("header", "the header") {
      header = DocumentHeader(from: &video)
    }
    let sections = entry.array("sections") ?? []
    self.init(
      id: id ?? "", title: title ?? "", style: style, header: header,
      sections: Self.decode(sections, context))
    otherKeys = entry.finish()
  }

  private static func hasKnownFormat(_ entry: inout EntryReader) -> Bool {
    guard let value = entry.value("format") else {
      entry.fail(
        .missingKey, "the key \"format\" is missing", remedy: "add \"format\": \(format)")
      return false
    }
    guard let number = value.number else {
      entry.fail(
        .wrongType, at: value, "\"format\" is \(value.kind.words)",
        remedy: "make it the number \(format)")
      return false
    }
    guard number.whole == .exact(format) else {
      entry.fail(
        .unsupportedFormat, at: value, "format \(Excerpt.quoting(number)) is not known here",
        remedy: "use format \(format)")
      return false
    }
    return true
  }

  private static func decode(_ entries: [JSONNode], _ context: DocumentContext) -> [DocumentSection]
  {
    context.decodeEach(entries, "a section") { entry, identity in
      guard let kind = entry.string("kind") else { return nil }
      guard let known = SectionKind.named(kind) else {
        return keep(&entry, kind, identity)
      }
      let header = entry.optionalString("header")
      let footer = entry.optionalString("footer")
      let content = known.decode(&entry)
      return DocumentSection(
        identity: identity, header: header, footer: footer, content: content)
    } finish: { section, otherKeys in
      // An unknown section keeps all its keys in its content.
      if case .unknown = section.content { return }
      section.otherKeys = otherKeys
    }
  }

  private static func keep(
    _ entry: inout EntryReader, _ kind: String, _ identity: DocumentIdentity
  ) -> DocumentSection {
    let known = SectionKind.all.map(\.name).joined(separator: ", ")
    entry.context.log.add(
      .warning, .unknownKind, at: entry.node["kind"] ?? entry.node,
      "the kind \(Excerpt.quoting(kind)) is not known here, so the section is not shown",
      remedy: "use one of \(known)")
    let members = entry.node.members.map {
      JSONObject.Member(key: $0.key, value: $0.value.value)
    }
    return DocumentSection(
      identity: identity, content: .unknown(UnknownContent(kind: kind, section: .init(members))))
  }
}
