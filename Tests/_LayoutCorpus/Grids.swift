import UIKit

// A type that is a namespace, static functions, columns by width and size class.
class AdaptiveGrid {
  private struct Metrics {
    static let spacing: CGFloat = 8.0
    static let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  }

  @MainActor
  static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in
      let columns = Self.columnCount(for: layoutEnvironment)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

      let groupHeight =
        columns == 1
        ? NSCollectionLayoutDimension.absolute(44)
        : NSCollectionLayoutDimension.fractionalWidth(0.2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: groupHeight)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)
      group.interItemSpacing = .fixed(Metrics.spacing)

      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = Metrics.spacing
      section.contentInsets = Metrics.insets
      return section
    }
  }

  @MainActor
  private static func columnCount(for environment: NSCollectionLayoutEnvironment) -> Int {
    switch environment.traitCollection.horizontalSizeClass {
    case .compact: return environment.container.effectiveContentSize.width > 350 ? 3 : 2
    case .regular: return 5
    default: return 1
    }
  }
}

// Parameter types spelled out, a result that is not optional, types in full.
@MainActor
func createTypedLayout() -> UICollectionViewCompositionalLayout {
  let layout = UICollectionViewCompositionalLayout {
    (
      sectionIndex: Int,
      layoutEnvironment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection in
    let size: NSCollectionLayoutSize = NSCollectionLayoutSize.init(
      widthDimension: NSCollectionLayoutDimension.fractionalWidth(1.0 / 3.0),
      heightDimension: NSCollectionLayoutDimension.fractionalWidth(1.0 / 3.0))
    let item: NSCollectionLayoutItem = NSCollectionLayoutItem.init(layoutSize: size)
    let group: NSCollectionLayoutGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize.init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: [item])
    let isWide =
      layoutEnvironment.container.contentSize.width > layoutEnvironment.container.contentSize.height
    let section: NSCollectionLayoutSection = NSCollectionLayoutSection.init(group: group)
    section.contentInsets = NSDirectionalEdgeInsets.init(
      top: 0, leading: isWide ? 40 : 0, bottom: 0, trailing: isWide ? 40 : 0)
    return section
  }
  layout.configuration.interSectionSpacing = 12
  return layout
}

// Everything implicit, everything inline.
@MainActor
func nestedGallery() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, _ in
    let big = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    big.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
    let small = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    pair.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .fixed(0), bottom: nil)
    let top: NSCollectionLayoutGroup = .horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)),
      subitems: [big, pair])
    let strip: NSCollectionLayoutGroup = .horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: Array(
        repeating: NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))),
        count: 4))
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(400)),
        subitems: [top, strip]))
  }
}

// Badges on items, global free functions, anchors.
let badgeKind = "badge-element-kind"

@MainActor
func badgeGridSection() -> NSCollectionLayoutSection {
  let anchor = NSCollectionLayoutAnchor(
    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20)),
    elementKind: badgeKind, containerAnchor: anchor)
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
    supplementaryItems: [badge])
  item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
    subitems: [item])
  group.supplementaryItems = [
    NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)),
      elementKind: "line", containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 1)))
  ]
  return NSCollectionLayoutSection(group: group)
}
