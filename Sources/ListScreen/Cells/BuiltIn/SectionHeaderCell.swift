/// A section's header: separator, title, subtitle, and 10 pt free below; beside the title a button
/// where the section has more to see.
public struct SectionHeaderCell: SelfConfiguringCell {
  /// `SectionHeaderCell`.
  public static let reuseIdentifier = "SectionHeaderCell"

  /// Creates the cell.
  public init() {}

  /// The separator stands 10 pt above the title; the button, at the trailing edge, is `seeAll`.
  public func configure(with item: CellItem) -> CellElement {
    let title = TextContent(item.title, .scaled(22, weight: .bold))
    var elements = [
      CellElement(
        "separator", .separator(thickness: 1, color: .quaternaryLabel), spacingAfter: 10,
        hugging: .required, height: 1),
      CellElement.titleRow("title", title, of: item, alignment: .fill),
    ]
    if let subtitle = item.subtitle {
      elements.append(
        CellElement(
          "subtitle", .text(TextContent(subtitle, style: .body, color: .secondaryLabel))))
    }
    return CellElement("cell", .stack(Stack(.vertical, insets: .init(bottom: 10), elements)))
  }
}

extension CellElement {
  /// A title, and the button at its trailing edge where the item has an action.
  ///
  /// - Parameters:
  ///   - name: The name of the title's element.
  ///   - title: The title.
  ///   - item: The item, for its action and the words of it.
  ///   - alignment: Where both stand in the height of the row.
  /// - Returns: The title alone, or a row of both.
  static func titleRow(
    _ name: String, _ title: TextContent, of item: CellItem, alignment: Stack.Alignment = .center
  ) -> CellElement {
    let text = CellElement(name, .text(title), compression: .low)
    guard let action = item.action else { return CellElement(name, .text(title)) }
    let button = ButtonContent(title: item.actionTitle ?? "See All", action: action)
    return CellElement(
      "\(name)Row",
      .stack(
        Stack(
          .horizontal, spacing: 10, alignment: alignment,
          [text, CellElement("seeAll", .button(button), hugging: .high)])))
  }
}
