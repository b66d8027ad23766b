import Foundation
import ListLayout

/// A page of the benchmark, with as many items as asked for.
struct LayoutPage {
  let name: String
  let sections: [CollectionLayoutSection]
  /// What lies between sections, in pt.
  var spacing = 0.0

  static let all = [grid, mosaic, store]

  /// Whether some section scrolls sideways, so that not all of it shows.
  var isSideways: Bool { sections.contains { $0.orthogonalScrollingBehavior != .none } }

  var configuration: CollectionViewCompositionalLayoutConfiguration {
    .init(interSectionSpacing: spacing)
  }

  /// How many items each section has, `total` in all.
  func itemCounts(_ total: Int) -> [Int] {
    let share = total / sections.count
    return sections.indices.map { $0 == 0 ? total - share * (sections.count - 1) : share }
  }

  func layout(_ count: Int) throws -> ResolvedLayout {
    try ResolvedLayout(
      sections: zip(sections, itemCounts(count)).map {
        .init(itemCount: $1, layout: .compositional($0))
      }, configuration: configuration,
      environment: CollectionLayoutEnvironment(width: 414, height: 896))
  }

  /// Four photos to a row.
  static let grid = LayoutPage(
    name: "grid",
    sections: [
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(100)),
          subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))]))
    ])

  /// The photo grid: one, four nested three deep, three.
  static let mosaic = LayoutPage(
    name: "mosaic",
    sections: [
      CollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(600)),
          subitems: [
            item(.fractionalWidth(1), .fractionalHeight(1.0 / 3)),
            .group(
              .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1.0 / 3)),
                subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), .group(corner)])),
            .group(
              .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1.0 / 3)),
                subitems: [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])),
          ]))
    ])

  private static let corner = CollectionLayoutGroup.vertical(
    layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
    subitems: [
      item(.fractionalWidth(1), .fractionalHeight(0.5)),
      .group(
        .horizontal(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
          subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])),
    ])

  /// The App Store page: two sideways sections and a list.
  static let store = LayoutPage(
    name: "app-store page",
    sections: [
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(0.93), .absolute(350)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]),
        orthogonalScrollingBehavior: .groupPagingCentered),
      CollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(0.93), .fractionalWidth(0.55)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(0.33))]),
        orthogonalScrollingBehavior: .groupPagingCentered),
      CollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(0.93), .absolute(200)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(0.2))])),
    ], spacing: 20)

  /// Rows that measure themselves.
  static let list = LayoutPage(
    name: "list",
    sections: [
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .estimated(44)),
          subitems: [item(.fractionalWidth(1), .estimated(44))]))
    ])

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func item(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSubitem {
    .item(CollectionLayoutItem(layoutSize: size(width, height)))
  }
}
