import Foundation

/// A row of a store page's medium table: picture, name over subtitle, and a button.
public struct MediumTableCell: SelfConfiguringCell {
  /// `MediumTableCell`.
  public static let reuseIdentifier = "MediumTableCell"

  /// The largest size of a file's picture, and that of one whose size is not known, in pt.
  private static let iconSize = CGSize(width: 60, height: 60)

  /// Creates the cell.
  public init() {}

  /// Picture and button hug their content, the texts stretch.
  public func configure(with item: CellItem) -> CellElement {
    let texts = Stack(
      .vertical,
      [
        CellElement("name", .text(TextContent(item.title, style: .headline, lines: 1))),
        CellElement(
          "subtitle",
          .text(
            TextContent(
              item.subtitle ?? "", style: .subheadline, color: .secondaryLabel, lines: 1))),
      ])
    let image = ImageContent(
      item.image, naturalSize: item.iconSize(within: Self.iconSize), cornerRadius: 15)
    let button = ButtonContent(
      symbol: "icloud.and.arrow.down", action: item.action ?? "download")
    return CellElement(
      "cell",
      .stack(
        Stack(
          .horizontal, spacing: 10, alignment: .center,
          [
            CellElement("image", .image(image), hugging: .high),
            CellElement("texts", .stack(texts), compression: .low),
            CellElement("button", .button(button), hugging: .high),
          ])))
  }
}
