import ListLayout
import ListModel

/// The layouts of a table's sections: rows of one height, with the strips of the table's style.
struct TableRows {
  let heights: RowHeights

  /// A section of `count` rows of this height, side by side in columns of one width.
  ///
  /// - Parameters:
  ///   - height: The height of each row in pt.
  ///   - count: How many rows there are.
  ///   - columns: How many stand side by side.
  ///   - header: What stands above them.
  ///   - footer: What stands below them.
  /// - Returns: The layout.
  func layout(
    height: Double, count: Int, columns: Int = 1, header: SectionTitle?, footer: SectionTitle?
  ) -> SectionLayout {
    let size = Self.size(height)
    let spacing = heights.spacing
    var boundaries: [CollectionLayoutBoundarySupplementaryItem] = []
    if let header {
      boundaries.append(Self.strip(.header, spacing.header, .top, header.isPinned))
    }
    if let footer {
      boundaries.append(Self.strip(.footer, spacing.footer, .bottom, footer.isPinned))
    }
    let insets = DirectionalEdgeInsets(
      top: header == nil ? spacing.topWithoutHeader : 0, leading: 0,
      bottom: footer == nil ? spacing.bottomWithoutFooter : 0, trailing: 0)
    if count == 0, boundaries.isEmpty, insets != .zero {
      // A table keeps the room around a section without rows, a layout only where something stands
      // at the section's boundary (layout rule 44).
      boundaries.append(
        CollectionLayoutBoundarySupplementaryItem(
          elementKind: "gap", layoutSize: Self.size(0), alignment: .top))
    }
    return .compositional(
      CollectionLayoutSection(
        group: Self.line(size, columns: columns), contentInsets: insets,
        boundarySupplementaryItems: boundaries))
  }

  private static func line(_ size: CollectionLayoutSize, columns: Int) -> CollectionLayoutGroup {
    let row = CollectionLayoutSubitem.item(CollectionLayoutItem(layoutSize: size))
    return columns == 1
      ? .horizontal(layoutSize: size, subitems: [row])
      : .horizontal(layoutSize: size, subitem: row, count: columns)
  }

  private static func size(_ height: Double) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  private static func strip(
    _ kind: SectionTitleKind, _ height: Double, _ alignment: RectAlignment, _ isPinned: Bool
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      elementKind: kind.rawValue, layoutSize: size(height), alignment: alignment,
      pinToVisibleBounds: isPinned)
  }
}
