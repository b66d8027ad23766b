/// A featured item of a store page: separator, tagline, name, subtitle and a picture.
public struct FeaturedCell: SelfConfiguringCell {
  /// `FeaturedCell`.
  public static let reuseIdentifier = "FeaturedCell"

  /// Creates the cell.
  public init() {}

  /// The five elements top to bottom, 10 pt after the separator and after the subtitle.
  public func configure(with item: CellItem) -> CellElement {
    let tagline = TextContent(
      item.tagline ?? "", .scaled(12, weight: .bold), color: .systemBlue, isUppercased: true)
    return CellElement(
      "cell",
      .stack(
        Stack(
          .vertical,
          [
            CellElement(
              "separator", .separator(thickness: 1, color: .quaternaryLabel), spacingAfter: 10,
              hugging: .required, height: 1),
            CellElement("tagline", .text(tagline), hugging: .high),
            CellElement(
              "name", .text(TextContent(item.title, style: .title2)), hugging: .high),
            CellElement(
              "subtitle",
              .text(TextContent(item.subtitle ?? "", style: .title2, color: .secondaryLabel)),
              spacingAfter: 10, hugging: .high),
            CellElement(
              "image",
              .image(ImageContent(item.image, naturalSize: item.naturalSize, cornerRadius: 5)),
              compression: .low),
          ])))
  }
}
