import JSONText

/// What stands above or below a section: a text, and perhaps something to press.
///
/// A document writes a text alone as a string and everything else as an object.
public struct SectionTitle: Hashable, Sendable {
  /// The text.
  public var title: String
  /// A line below the text, or nil for none.
  public var subtitle: String?
  /// What a button beside the text asks for, such as to see all; nil for no button.
  public var action: String?
  /// The words on the button; nil for those of the header's cell.
  public var actionTitle: String?
  /// Whether it stays in sight while its section is.
  public var isPinned: Bool
  /// The keys of the object that have no meaning here.
  var otherKeys = OtherKeys()

  /// Creates a title.
  public init(
    _ title: String, subtitle: String? = nil, action: String? = nil, actionTitle: String? = nil,
    isPinned: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.action = action
    self.actionTitle = actionTitle
    self.isPinned = isPinned
  }

  /// The title as a header cell configures itself with it.
  ///
  /// - Parameter id: The identity to give it.
  /// - Returns: The title's texts and its button.
  public func cellItem(id: String) -> CellItem {
    CellItem(
      id: id, title: title, subtitle: subtitle, action: action, actionTitle: actionTitle)
  }
}

extension EntryReader {
  /// The text, or the object with a text, of a key that may be missing.
  mutating func sectionTitle(_ key: String) -> SectionTitle? {
    guard let value = value(key) else { return nil }
    if let text = value.string { return SectionTitle(text) }
    guard value.kind == .object, var entry = EntryReader(value, "\"\(key)\"", context) else {
      fail(
        .wrongType, at: value, "\"\(key)\" is \(value.kind.words)",
        remedy: "make it a string or an object")
      return nil
    }
    let title = entry.string("title")
    let subtitle = entry.optionalString("subtitle")
    let action = entry.optionalString("action")
    let actionTitle = entry.optionalString("actionTitle")
    let isPinned = entry.optionalBool("pinned") ?? false
    let otherKeys = entry.finish()
    guard let title, entry.isSound else { return nil }
    var made = SectionTitle(
      title, subtitle: subtitle, action: action, actionTitle: actionTitle, isPinned: isPinned)
    made.otherKeys = otherKeys
    return made
  }
}

extension SectionTitle {
  var json: JSONValue {
    if self == SectionTitle(title) { return .string(title) }
    var object = JSONObject()
    object.append("title", .string(title))
    object.append("subtitle", ifPresent: subtitle.map(JSONValue.string))
    object.append("action", ifPresent: action.map(JSONValue.string))
    object.append("actionTitle", ifPresent: actionTitle.map(JSONValue.string))
    if isPinned { object.append("pinned", true) }
    return .object(otherKeys.added(to: object))
  }
}
