import JSONText
import ListModel

/// What a row shows that stands for its whole section.
public struct Message: Hashable, Sendable {
  /// The text.
  public var title: String
  /// A line below the text, or nil for none.
  public var subtitle: String?
  /// A picture, or nil for none.
  public var image: MediaReference?
  /// What choosing the row asks for, in the words of the program that shows it; nil for nothing.
  public var action: String?

  /// Creates a message.
  public init(
    _ title: String, subtitle: String? = nil, image: MediaReference? = nil, action: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.action = action
  }

  /// Reads the keys of a message from its section.
  ///
  /// - Parameters:
  ///   - entry: The section.
  ///   - needsAction: Whether the section means nothing without an action.
  init?(from entry: inout EntryReader, needsAction: Bool = false) {
    let title = entry.string("title")
    let subtitle = entry.optionalString("subtitle")
    let image = entry.media("image", .image)
    let action = needsAction ? entry.string("action") : entry.optionalString("action")
    guard let title, !needsAction || action != nil else { return nil }
    self.init(title, subtitle: subtitle, image: image, action: action)
  }

  func cellModel(id: String) -> MessageCellModel {
    MessageCellModel(id: id, title: title, image: image?.name, action: action)
  }

  func cellItem(id: String) -> CellItem {
    CellItem(
      id: id, title: title, subtitle: subtitle, image: image?.name, pictureSize: image?.size,
      action: action)
  }

  func encode(into object: inout JSONObject) {
    object.append("title", .string(title))
    object.append("subtitle", ifPresent: subtitle.map(JSONValue.string))
    object.append("image", ifPresent: image.map { .string($0.name) })
    object.append("action", ifPresent: action.map(JSONValue.string))
  }
}
