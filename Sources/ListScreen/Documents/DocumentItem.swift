public import Foundation
import JSONText
public import ListModel

/// One item of a section: a row of a list, or a cell of a nested collection.
public struct DocumentItem: Hashable, Sendable {
  /// The item's identity, unique in its section.
  public var identity: DocumentIdentity
  /// A line above the title, or nil for none.
  public var tagline: String?
  /// The text the item shows.
  public var title: String
  /// A line below the title, or nil for none.
  public var subtitle: String?
  /// The item's picture, or nil for none.
  public var image: MediaReference?
  /// The picture's size in pt as the document says it; nil takes that of the picture's file.
  public var imageSize: CGSize?
  /// What the item's button asks for, in the words of the program that shows it; nil for none.
  public var action: String?
  /// Whether the item sells something inside; nil when the document does not say.
  public var hasInAppPurchases: Bool?
  /// The keys of the item that have no meaning here.
  var otherKeys = OtherKeys()

  /// Creates an item.
  public init(
    identity: DocumentIdentity, title: String, tagline: String? = nil, subtitle: String? = nil,
    image: MediaReference? = nil, imageSize: CGSize? = nil, action: String? = nil,
    hasInAppPurchases: Bool? = nil
  ) {
    self.identity = identity
    self.title = title
    self.tagline = tagline
    self.subtitle = subtitle
    self.image = image
    self.imageSize = imageSize
    self.action = action
    self.hasInAppPurchases = hasInAppPurchases
  }

  /// The item's identity as a text.
  public var id: String { identity.id }

  /// The item as a cell configures itself with it.
  public var cellItem: CellItem {
    CellItem(
      id: id, title: title, tagline: tagline, subtitle: subtitle, image: image?.name,
      imageSize: imageSize, pictureSize: image?.size, action: action)
  }

  /// The item as a row of a list.
  public var listCellModel: ListCellModel { ListCellModel(id: id, title: title) }

  /// The item as a cell of a nested collection.
  public var collectionCellModel: CollectionTableCellModel {
    CollectionTableCellModel(id: id, title: title, image: image?.name)
  }
}

extension CGSize {
  /// The size as documents write it.
  fileprivate var json: JSONValue { .array([.double(Double(width)), .double(Double(height))]) }
}

extension DocumentItem {
  /// Decodes the items of a section, each for itself.
  static func decode(from section: inout EntryReader) -> [DocumentItem] {
    guard let entries = section.array("items") else { return [] }
    return section.context.decodeEach(entries, "an item") { entry, identity in
      let tagline = entry.optionalString("tagline")
      let title = entry.string("title")
      let subtitle = entry.optionalString("subtitle")
      let image = entry.media("image", .image)
      let imageSize = entry.optionalSize("imageSize")
      let action = entry.optionalString("action")
      let sells = entry.optionalBool("iap")
      guard let title else { return nil }
      return DocumentItem(
        identity: identity, title: title, tagline: tagline, subtitle: subtitle, image: image,
        imageSize: imageSize, action: action, hasInAppPurchases: sells)
    } finish: { item, otherKeys in
      item.otherKeys = otherKeys
    }
  }

  var json: JSONValue {
    var object = JSONObject()
    object.append("id", ifPresent: identity.given.map(JSONValue.string))
    object.append("tagline", ifPresent: tagline.map(JSONValue.string))
    object.append("title", .string(title))
    object.append("subtitle", ifPresent: subtitle.map(JSONValue.string))
    object.append("image", ifPresent: image.map { .string($0.name) })
    object.append("imageSize", ifPresent: imageSize?.json)
    object.append("action", ifPresent: action.map(JSONValue.string))
    object.append("iap", ifPresent: hasInAppPurchases.map(JSONValue.bool))
    return .object(otherKeys.added(to: object))
  }
}
