import ListLayout

/// The types of section of a store's page, each with its layout and its cell.
enum AppStoreSectionType: String, CaseIterable {
  /// One large cell at a time, the neighbours peeping in.
  case featured
  /// Columns of three rows, a column at a time.
  case mediumTable
  /// Rows of a fifth of their group each, one below the other.
  case smallTable

  /// The reuse identifier of the section's cells.
  var itemCell: String {
    switch self {
    case .featured: FeaturedCell.reuseIdentifier
    case .mediumTable: MediumTableCell.reuseIdentifier
    case .smallTable: SmallTableCell.reuseIdentifier
    }
  }

  /// The section's layout.
  ///
  /// - Parameter hasHeader: Whether the section has a title.
  /// - Returns: The groups, and a header 0.93 of the width where there is a title.
  func section(hasHeader: Bool) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: group, boundarySupplementaryItems: hasHeader ? [Self.header] : [],
      orthogonalScrollingBehavior: self == .smallTable ? .none : .groupPagingCentered)
  }

  private static let header = CollectionLayoutBoundarySupplementaryItem(
    elementKind: SectionTitleKind.header.rawValue,
    layoutSize: CollectionLayoutSize(
      widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(80)),
    alignment: .top)

  private var group: CollectionLayoutGroup {
    switch self {
    case .featured:
      .horizontal(
        layoutSize: Self.groupSize(.estimated(350)),
        subitems: [Self.item(height: 1, .init(top: 0, leading: 5, bottom: 0, trailing: 5))])
    case .mediumTable:
      .vertical(
        layoutSize: Self.groupSize(.fractionalWidth(0.55)),
        subitems: [Self.item(height: 0.33, .init(top: 0, leading: 5, bottom: 0, trailing: 5))])
    case .smallTable:
      .vertical(
        layoutSize: Self.groupSize(.estimated(200)),
        subitems: [Self.item(height: 0.2, .init(top: 0, leading: 20, bottom: 0, trailing: 0))])
    }
  }

  private static func groupSize(_ height: CollectionLayoutDimension) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: .fractionalWidth(0.93), heightDimension: height)
  }

  private static func item(
    height: Double, _ insets: DirectionalEdgeInsets
  ) -> CollectionLayoutSubitem {
    .item(
      CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(height)),
        contentInsets: insets))
  }
}
