import Foundation

/// A row of a store page's small table: picture and name.
public struct SmallTableCell: SelfConfiguringCell {
  /// `SmallTableCell`.
  public static let reuseIdentifier = "SmallTableCell"

  /// The largest size of a file's picture, and that of one whose size is not known, in pt.
  private static let iconSize = CGSize(width: 40, height: 40)

  /// Creates the cell.
  public init() {}

  /// A picture, 20 pt, and a name.
  public func configure(with item: CellItem) -> CellElement {
    CellElement(
      "cell",
      .stack(
        Stack(
          .horizontal, spacing: 20, alignment: .center,
          [
            CellElement(
              "image",
              .image(
                ImageContent(
                  item.image, naturalSize: item.iconSize(within: Self.iconSize), cornerRadius: 5)),
              hugging: .high),
            CellElement(
              "name", .text(TextContent(item.title, style: .title2, lines: 1)),
              compression: .low),
          ])))
  }
}
