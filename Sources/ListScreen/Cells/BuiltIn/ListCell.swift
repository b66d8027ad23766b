/// A plain list row: a title in the middle of its height, 16 pt in (list rule L9).
public struct ListCell: SelfConfiguringCell {
  /// `ListCell`.
  public static let reuseIdentifier = "ListCell"

  /// Creates the cell.
  public init() {}

  /// A title, and a subtitle below it where there is one.
  public func configure(with item: CellItem) -> CellElement {
    var texts = [CellElement("title", .text(TextContent(item.title, style: .body)))]
    if let subtitle = item.subtitle {
      texts.append(
        CellElement(
          "subtitle", .text(TextContent(subtitle, style: .subheadline, color: .secondaryLabel))))
    }
    return CellElement(
      "cell",
      .stack(
        Stack(
          .horizontal, alignment: .center,
          insets: .init(top: 11, leading: 16, bottom: 11, trailing: 16),
          [CellElement("texts", .stack(Stack(.vertical, texts)))])))
  }
}
