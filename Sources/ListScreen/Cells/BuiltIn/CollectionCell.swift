/// An item of the nested collection: a picture 5 pt in, over a centred label 50 pt high.
public struct CollectionCell: SelfConfiguringCell {
  /// `CollectionCell`.
  public static let reuseIdentifier = "CollectionCell"

  /// Creates the cell.
  public init() {}

  /// A picture and a title.
  public func configure(with item: CellItem) -> CellElement {
    var title = TextContent(item.title, style: .body, lines: 1)
    title.alignment = .center
    return CellElement(
      "cell",
      .stack(
        Stack(
          .vertical, insets: .init(top: 5, leading: 5, trailing: 5),
          [
            CellElement(
              "image", .image(ImageContent(item.image, naturalSize: item.naturalSize)),
              compression: .low),
            CellElement("title", .text(title), height: 50),
          ])))
  }
}
