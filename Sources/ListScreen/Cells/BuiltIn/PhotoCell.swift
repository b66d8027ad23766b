/// A picture that fills its cell.
public struct PhotoCell: SelfConfiguringCell {
  /// `PhotoCell`.
  public static let reuseIdentifier = "PhotoCell"

  /// Creates the cell.
  public init() {}

  /// One picture, scaled to fill.
  public func configure(with item: CellItem) -> CellElement {
    CellElement(
      "image",
      .image(ImageContent(item.image, naturalSize: item.naturalSize, contentMode: .aspectFill)))
  }
}
