import JSONText
import ListLayout
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
    let layout = entry.optionalLayout(
      "configuration", CollectionViewCompositionalLayoutConfiguration.self)
    let sections = entry.array("sections") ?? []
    self.init(
      id: id ?? "", title: title ?? "", style: style, header: header,
      sections: DocumentSection.decode(sections, context))
    if let layout { self.layout = layout }
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
}
