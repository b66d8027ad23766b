import JSONText
public import ListModel

/// One item of a section: a row of a list, or a cell of a nested collection.
public struct DocumentItem: Hashable, Sendable {
  /// The item's identity, unique in its section.
  public var identity: DocumentIdentity
  /// The text the item shows.
  public var title: String
  /// The item's picture, or nil for none.
  public var image: MediaReference?
  /// The keys of the item that have no meaning here.
  var otherKeys = OtherKeys()

  /// Creates an item.
  public init(identity: DocumentIdentity, title: String, image: MediaReference? = nil) {
    self.identity = identity
    self.title = title
    self.image = image
  }

  /// The item's identity as a text.
  public var id: String { identity.id }

  /// The item as a row of a list.
  public var listCellModel: ListCellModel { ListCellModel(id: id, title: title) }

  /// The item as a cell of a nested collection.
  public var collectionCellModel: CollectionTableCellModel {
    CollectionTableCellModel(id: id, title: title, image: image?.name)
  }
}

extension DocumentItem {
  /// Decodes the items of a section, each for itself.
  static func decode(from section: inout EntryReader) -> [DocumentItem] {
    guard let entries = section.array("items") else { return [] }
    return section.context.decodeEach(entries, "an item") { entry, identity in
      let title = entry.string("title")
      let image = entry.media("image", .image)
      guard let title else { return nil }
      return DocumentItem(identity: identity, title: title, image: image)
    } finish: { item, otherKeys in
      item.otherKeys = otherKeys
    }
  }

  var json: JSONValue {
    var object = JSONObject()
    object.append("id", ifPresent: identity.given.map(JSONValue.string))
    object.append("title", .string(title))
    object.append("image", ifPresent: image.map { .string($0.name) })
    return .object(otherKeys.added(to: object))
  }
}
