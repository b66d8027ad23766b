import ListLayout

/// Descriptions that several suites use.
enum Layouts {
  static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSubitem {
    .item(CollectionLayoutItem(layoutSize: size(width, height)))
  }

  /// A row of full width.
  static func row(
    _ height: CollectionLayoutDimension, _ subitems: [CollectionLayoutSubitem]
  ) -> CollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: subitems)
  }

  /// `columns` to a row, each row `height` high.
  static func grid(columns: Int, height: Double) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: row(
        .absolute(height),
        [item(.fractionalWidth(1 / Double(columns)), .fractionalHeight(1))]))
  }

  /// Rows that measure their height, `spacing` apart.
  static func list(estimated: Double, spacing: Double = 0) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: row(.estimated(estimated), [item(.fractionalWidth(1), .estimated(estimated))]),
      interGroupSpacing: spacing)
  }

  static func layout(
    _ sections: [(CollectionLayoutSection, Int)], width: Double = 320, height: Double = 480,
    scale: Double? = 2
  ) throws -> ResolvedLayout {
    try ResolvedLayout(
      sections: sections.map { .init(itemCount: $1, layout: .compositional($0)) },
      environment: CollectionLayoutEnvironment(width: width, height: height, scale: scale))
  }
}
