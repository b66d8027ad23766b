/// A section's header: separator, title, subtitle, and 10 pt free below.
public struct SectionHeaderCell: SelfConfiguringCell {
  /// `SectionHeaderCell`.
  public static let reuseIdentifier = "SectionHeaderCell"

  /// Creates the cell.
  public init() {}

  /// The separator stands 10 pt above the title.
  public func configure(with item: CellItem) -> CellElement {
    var elements = [
      CellElement(
        "separator", .separator(thickness: 1, color: .quaternaryLabel), spacingAfter: 10,
        hugging: .required, height: 1),
      CellElement("title", .text(TextContent(item.title, .scaled(22, weight: .bold)))),
    ]
    if let subtitle = item.subtitle {
      elements.append(
        CellElement(
          "subtitle", .text(TextContent(subtitle, style: .body, color: .secondaryLabel))))
    }
    return CellElement("cell", .stack(Stack(.vertical, insets: .init(bottom: 10), elements)))
  }
}
