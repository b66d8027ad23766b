/// The strip above or below a section of a table: one line of text, 16 pt in, and a button where the
/// section has more to see.
public struct TableHeaderCell: SelfConfiguringCell {
  /// `TableHeaderCell`.
  public static let reuseIdentifier = "TableHeaderCell"

  /// Creates the cell.
  public init() {}

  /// A title in the middle of the strip's height.
  public func configure(with item: CellItem) -> CellElement {
    let title = TextContent(
      item.title, .style(.footnote, weight: .semibold), color: .secondaryLabel, lines: 1)
    return CellElement(
      "cell",
      .stack(
        Stack(
          .horizontal, alignment: .center, insets: .init(leading: 16, trailing: 16),
          [CellElement.titleRow("title", title, of: item)])))
  }
}
