import JSONText
import ListLayout

/// Reads the page of a store as apps keep it: an array of sections, without a format.
///
/// ```json
/// [{"id": 1, "type": "mediumTable", "title": "Out of doors", "subtitle": "",
///   "items": [{"id": 11, "tagline": "", "name": "Tideline", "subheading": "When the sea is out",
///              "image": "app1", "iap": true}]}]
/// ```
/// A text whose root is an array is taken for such a page and becomes a document of format 1: a
/// section of kind `compositional` for each, with the layout and the cell of its type. An id is a whole
/// number or a string. An empty title, or none, makes a section without a header. Keys that nobody
/// knows are kept; written, the page is a document of format 1.
enum AppStorePage {
  /// The identity and title of every such page: the data has neither.
  private static let (id, title) = ("apps", "Apps")

  /// The document that a page is.
  static func document(_ root: JSONNode, _ context: DocumentContext) -> ScreenDocument {
    let entries = Array(root.elements)
    let sections = context.decodeEach(entries, "a section", allowsNumbers: true) {
      entry, identity in
      section(&entry, identity)
    } finish: { section, otherKeys in
      section.otherKeys = otherKeys
    }
    return ScreenDocument(
      id: id, title: title,
      configuration: CollectionViewCompositionalLayoutConfiguration(interSectionSpacing: 20),
      sections: sections)
  }

  private static func section(
    _ entry: inout EntryReader, _ identity: DocumentIdentity
  ) -> DocumentSection? {
    let type = entry.requiredWord("type", AppStoreSectionType.self)
    let title = entry.optionalString("title") ?? ""
    let subtitle = entry.optionalString("subtitle") ?? ""
    let items = items(of: &entry)
    guard let type, let items else { return nil }
    let header = title.isEmpty ? nil : SectionTitle(title, subtitle: text(subtitle))
    return DocumentSection(
      identity: identity, header: header,
      content: .compositional(
        CompositionalContent(
          items: items, itemCell: type.itemCell,
          layout: WidthDependent(.compositional(type.section(hasHeader: header != nil))))))
  }

  private static func items(of section: inout EntryReader) -> [DocumentItem]? {
    section.array("items").map { entries in
      section.context.decodeEach(entries, "an item", allowsNumbers: true) { entry, identity in
        let tagline = entry.optionalString("tagline") ?? ""
        let name = entry.string("name")
        let subheading = entry.optionalString("subheading") ?? ""
        let image = entry.media("image", .image)
        let sells = entry.optionalBool("iap")
        guard let name else { return nil }
        return DocumentItem(
          identity: identity, title: name, tagline: text(tagline), subtitle: text(subheading),
          image: image, hasInAppPurchases: sells)
      } finish: { item, otherKeys in
        item.otherKeys = otherKeys
      }
    }
  }

  /// A text that says something.
  private static func text(_ text: String) -> String? { text.isEmpty ? nil : text }
}
